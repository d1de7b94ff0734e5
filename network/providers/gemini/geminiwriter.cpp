// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/gemini/geminiwriter.h"

#include "network/providers/gemini/geminidialect.h"
#include "network/providers/wire/wirejson.h"

#include <algorithm>
#include <array>

namespace network {

using namespace Qt::StringLiterals;
using model::CanisterPointer, model::Content, model::Contents, model::ImageContent, model::JsonText, model::JsonWriter;

namespace {

//! What the provider takes in place of the signature of a call that another model made.
constexpr QStringView noSignature = u"skip_thought_signature_validator";

struct GeminiTurn {
    QStringView role;
    QList<JsonText> parts;
};

JsonText writtenTurns(const QList<GeminiTurn> &turns)
{
    JsonWriter writer;
    writer.beginArray();
    for (const GeminiTurn &turn : turns) {
        writer.beginObject().member(u"role", turn.role).key(u"parts").beginArray();
        for (const JsonText &part : turn.parts)
            writer.splice(part);
        writer.endArray().endObject();
    }
    writer.endArray();
    return writer.text();
}

QList<JsonText> userParts(const Contents &contents)
{
    QList<JsonText> parts;
    for (const Content &content : contents) {
        if (const auto *image = std::get_if<ImageContent>(&content))
            parts.append(imagePart(*image));
        else if (const QString text = textForWire(content); !text.trimmed().isEmpty())
            parts.append(textPart(text));
    }
    return parts;
}

//! Thoughts alone are no message: they belong to what was said or done after them.
bool hasPartsToSend(const Passage &passage)
{
    return std::any_of(passage.canisters.begin(), passage.canisters.end(),
        [](const CanisterPointer &canister) { return canister->invocation || !userParts(canister->contents).isEmpty(); });
}

//! Members of the body itself; all others that a person may set belong to `generationConfig`.
bool isOfBody(const QString &name)
{
    static const std::array<QString, 6> names {
        u"safetySettings"_s, u"toolConfig"_s, u"cachedContent"_s, u"labels"_s, u"serviceTier"_s, u"store"_s};
    return std::find(names.begin(), names.end(), name) != names.end();
}

} // namespace

GeminiWriter::GeminiWriter(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry)
    : m_request(request)
    , m_provider(provider)
    , m_entry(entry)
    , m_names(request.tools)
{
}

QByteArray GeminiWriter::body()
{
    BodyMembers body;
    if (const QString system = supervisorText(m_request.canisters); !system.isEmpty()) {
        JsonWriter writer;
        writer.beginObject().key(u"parts").beginArray().splice(textPart(system)).endArray().endObject();
        body.set(u"systemInstruction"_s, writer.text());
    }
    if (m_entry.tools && !m_request.tools.isEmpty())
        body.set(u"tools"_s, toolsJson(m_request.tools));
    body.set(u"contents"_s, contents());
    addSettings(body);
    return body.toJson();
}

void GeminiWriter::addSettings(BodyMembers &body) const
{
    BodyMembers generation;
    if (m_entry.maximumOutput > 0)
        generation.set(u"maxOutputTokens"_s, m_entry.maximumOutput);
    if (m_entry.thinkingBudget > 0) {
        JsonWriter thinking;
        thinking.beginObject().flag(u"includeThoughts", true).member(u"thinkingBudget", m_entry.thinkingBudget).endObject();
        generation.set(u"thinkingConfig"_s, thinking.text());
    }
    for (const auto &[name, value] : m_provider.body + m_request.controls) {
        if (name == "generationConfig"_L1)
            generation.setFrom(value.members());
        else if (isOfBody(name))
            body.set(name, value);
        else if (!BodyMembers::isOfConversation(name))
            generation.set(name, value);
    }
    if (!generation.isEmpty())
        body.set(u"generationConfig"_s, JsonText::trusted(generation.toJson()));
}

JsonText GeminiWriter::toolsJson(const QList<model::ToolDeclaration> &tools)
{
    JsonWriter writer;
    writer.beginArray().beginObject().key(u"functionDeclarations").beginArray();
    for (const model::ToolDeclaration &tool : tools) {
        writer.beginObject().member(u"name", tool.wireName).member(u"description", tool.description);
        // `parameters` takes a part of OpenAPI's schemas only.
        writer.member(u"parametersJsonSchema", schemaForWire(tool.schema)).endObject();
    }
    writer.endArray().endObject().endArray();
    return writer.text();
}

JsonText GeminiWriter::contents()
{
    const QList<Passage> passages = passagesOf(m_request.canisters);
    const auto lastUser = std::find_if(
        passages.rbegin(), passages.rend(), [](const Passage &passage) { return passage.kind == Passage::Kind::User; });
    QList<GeminiTurn> turns;
    Contents user;
    const auto flushUser = [&] {
        if (const QList<JsonText> parts = userParts(std::exchange(user, {})); !parts.isEmpty())
            turns.append({u"user", parts});
    };
    for (auto passage = passages.begin(); passage != passages.end(); ++passage) {
        if (passage->kind == Passage::Kind::User) {
            for (const CanisterPointer &canister : passage->canisters)
                user += userContents(*canister);
        } else if (passage->kind == Passage::Kind::Results) {
            turns.append({u"user", resultParts(*passage, user)});
        } else if (hasPartsToSend(*passage)) {
            flushUser();
            turns.append({u"model", answerParts(*passage, passage >= lastUser.base())});
        }
    }
    flushUser();
    // The last word must not be the model's own, so an interrupted answer is continued by asking for it.
    if (!turns.isEmpty() && turns.last().role == u"model")
        turns.append({u"user", {textPart(u"Continue."_s)}});
    return writtenTurns(turns);
}

QList<JsonText> GeminiWriter::answerParts(const Passage &passage, bool isOfThisTurn)
{
    SignedParts parts;
    bool isFirstCall = true;
    for (const CanisterPointer &canister : passage.canisters) {
        for (const Content &content : canister->contents) {
            if (const auto *image = std::get_if<ImageContent>(&content))
                parts.addImage(*image);
            else if (const auto *thought = std::get_if<model::ThoughtContent>(&content); thought && isOurs(*thought, *canister))
                parts.addKept(thought->native);
            else
                parts.addText(textForWire(content));
        }
        if (canister->invocation) {
            // Of the calls of a round the first one has the signature.
            const bool needsSignature = std::exchange(isFirstCall, false) && isOfThisTurn && m_entry.returnThoughts;
            parts.addCall(callPart(*canister->invocation, parts, needsSignature));
        }
    }
    return parts.parts();
}

bool GeminiWriter::isOurs(const model::ThoughtContent &thought, const model::Canister &canister) const
{
    // Only the provider itself can read its signatures.
    return thought.dialect == GeminiDialect::id && !thought.native.isEmpty()
        && (canister.model.provider.isEmpty() || canister.model.provider == m_request.model.provider);
}

JsonText GeminiWriter::callPart(const model::Invocation &invocation, SignedParts &signedParts, bool needsSignature)
{
    const QString name = m_names.wire(invocation.name);
    if (const auto part = signedParts.takeCall(name, invocation)) {
        const QJsonValue function = part->read()[u"functionCall"];
        m_sent.insert(invocation.id, {function[u"id"].toString(), function[u"name"].toString()});
        return *part;
    }
    m_sent.insert(invocation.id, {{}, name});
    JsonWriter writer;
    writer.beginObject().key(u"functionCall").beginObject().member(u"name", name);
    writer.member(u"args", argumentsForWire(invocation.arguments)).endObject();
    if (needsSignature)
        writer.member(u"thoughtSignature", noSignature);
    writer.endObject();
    return writer.text();
}

QList<JsonText> GeminiWriter::resultParts(const Passage &passage, Contents &pictures) const
{
    QList<JsonText> parts;
    for (const CanisterPointer &canister : passage.canisters) {
        QStringList notes {joinedText(canister->contents)};
        notes.removeAll(QString());
        for (const Content &content : canister->contents) {
            if (!std::holds_alternative<ImageContent>(content))
                continue;
            pictures.append(content);
            notes.append(u"(image %1 of the next user message)"_s.arg(pictures.size()));
        }
        parts.append(resultPart(*canister, notes.join(u"\n\n"_s)));
    }
    return parts;
}

JsonText GeminiWriter::resultPart(const model::Canister &result, const QString &text) const
{
    const SentCall sent = m_sent.value(result.result ? result.result->invocation : QString());
    JsonWriter writer;
    writer.beginObject().key(u"functionResponse").beginObject();
    if (!sent.id.isEmpty())
        writer.member(u"id", sent.id);
    writer.member(u"name", sent.name).key(u"response").beginObject();
    writer.member(result.result && result.result->error ? u"error" : u"output", text).endObject().endObject().endObject();
    return writer.text();
}

} // namespace network
