// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/ollama/ollamawriter.h"

#include "network/providers/ollama/ollamadialect.h"
#include "network/providers/ollama/ollamaoptions.h"
#include "network/providers/openai/openaiwriter.h"
#include "network/providers/wire/chatmessages.h"
#include "network/providers/wire/passagetexts.h"
#include "network/providers/wire/wirejson.h"

namespace network {

using namespace Qt::StringLiterals;
using model::CanisterPointer, model::Content, model::Contents, model::JsonText, model::JsonWriter;

namespace {

QString thoughtsOf(const Passage &passage)
{
    QString thoughts;
    for (const CanisterPointer &canister : passage.canisters) {
        for (const Content &content : canister->contents) {
            const auto *thought = std::get_if<model::ThoughtContent>(&content);
            if (thought && thought->dialect == OllamaDialect::id)
                thoughts += thought->text;
        }
    }
    return thoughts;
}

} // namespace

OllamaWriter::OllamaWriter(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry)
    : m_request(request)
    , m_provider(provider)
    , m_entry(entry)
    , m_names(request.tools)
{
    for (const CanisterPointer &canister : request.canisters) {
        if (canister->invocation)
            m_called.insert(canister->invocation->id, m_names.wire(canister->invocation->name));
    }
}

QByteArray OllamaWriter::body() const
{
    BodyMembers body;
    body.set(u"model"_s, m_request.model.model);
    if (m_entry.tools && !m_request.tools.isEmpty())
        body.set(u"tools"_s, OpenAiWriter::toolsJson(m_request.tools));
    body.set(u"messages"_s, messages());
    body.set(u"stream"_s, true);
    // How much to think is not said in tokens here; a level (`"high"`) is set as a body member.
    if (m_entry.thinkingBudget > 0)
        body.set(u"think"_s, true);
    OllamaOptions options;
    if (m_entry.maximumOutput > 0)
        options.set(u"num_predict"_s, m_entry.maximumOutput);
    options.add(m_provider.body);
    options.add(m_request.controls);
    options.addTo(body);
    return body.toJson();
}

JsonText OllamaWriter::messages() const
{
    return chatMessages(m_request.canisters,
        {[this](JsonWriter &writer, const Contents &contents) { writeUser(writer, contents); },
            [this](JsonWriter &writer, const Passage &passage) { writeAssistant(writer, passage); },
            [this](JsonWriter &writer, const Passage &passage) { return writeResults(writer, passage); }});
}

void OllamaWriter::writeUser(JsonWriter &writer, const Contents &contents) const
{
    writer.beginObject().member(u"role", u"user").member(u"content", joinedText(contents));
    bool hasImages = false;
    for (const Content &content : contents) {
        const auto *image = std::get_if<model::ImageContent>(&content);
        if (!image)
            continue;
        if (!std::exchange(hasImages, true))
            writer.key(u"images").beginArray();
        writer.string(QString::fromLatin1(image->data.toBase64()));
    }
    if (hasImages)
        writer.endArray();
    writer.endObject();
}

void OllamaWriter::writeAssistant(JsonWriter &writer, const Passage &passage) const
{
    writer.beginObject().member(u"role", u"assistant").member(u"content", textOf(passage));
    if (const QString thoughts = thoughtsOf(passage); m_entry.returnThoughts && !thoughts.isEmpty())
        writer.member(u"thinking", thoughts);
    if (hasInvocations(passage)) {
        writer.key(u"tool_calls").beginArray();
        for (const CanisterPointer &canister : passage.canisters) {
            if (!canister->invocation)
                continue;
            writer.beginObject().key(u"function").beginObject().member(u"name", m_names.wire(canister->invocation->name));
            writer.member(u"arguments", argumentsForWire(canister->invocation->arguments)).endObject().endObject();
        }
        writer.endArray();
    }
    writer.endObject();
}

Contents OllamaWriter::writeResults(JsonWriter &writer, const Passage &passage) const
{
    Contents images;
    for (const CanisterPointer &canister : passage.canisters) {
        const QString called = m_called.value(canister->result ? canister->result->invocation : QString());
        writer.beginObject().member(u"role", u"tool").member(u"tool_name", called);
        writer.member(u"content", resultText(*canister, images)).endObject();
    }
    return images;
}

} // namespace network
