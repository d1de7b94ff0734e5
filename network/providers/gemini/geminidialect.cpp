// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/gemini/geminidialect.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/description/provider.h"
#include "network/providers/wire/passages.h"
#include "network/providers/wire/signedparts.h"
#include "network/providers/wire/streamdecoder.h"
#include "network/providers/wire/toolnames.h"
#include "network/providers/wire/wirejson.h"

#include <algorithm>
#include <array>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;
using model::CanisterPointer, model::Content, model::Contents, model::Delta, model::ImageContent, model::JsonText, model::JsonView,
    model::JsonWriter, model::StopReason;

namespace {

//! Reads replies of Google Gemini: each event is a whole response with further parts, and none says that it is the last, so a finish
//! reason and the end of the connection do. A part with a signature is kept as it came, since it must go back so: as a thought of its
//! own behind the text that it is a part of, or before the calls where it is one of them.
class GeminiDecoder final : public StreamDecoder
{
public:
    GeminiDecoder(const model::ConverseRequest &request, StreamListener &listener);

protected:
    void readEvent(QByteArrayView type, const model::JsonView::Members &event) override;
    void readBody(const model::JsonView &body) override;
    bool mayEndHere() const override { return m_stop != model::StopReason::None; }
    model::Contents contents() const override;
    QList<model::Invocation> invocations() const override;

private:
    struct Call {
        QString id;
        QString name;
        QByteArray arguments;
    };

    void readResponse(const model::JsonView::Members &response);
    void readPart(const model::JsonView &part);
    void readText(const model::JsonView::Members &members, const model::JsonText &native);
    void readCall(const model::JsonView::Members &members, const model::JsonText &native);
    void readStop(const model::JsonView::Members &candidate);
    void readUsage(const model::JsonView::Members &usage);
    void refuse(const QString &message, const model::JsonView &reason);

    //! Text and thoughts grow until a part of another kind, or one with a signature, has come.
    model::Contents m_contents;
    bool m_isGrowing = false;
    QList<Call> m_calls;
};

bool isSigned(const JsonView::Members &part)
{
    const JsonView signature = part["thoughtSignature"];
    return signature.isString() && !(signature == "");
}

bool isThought(const JsonView::Members &part)
{
    return part["thought"].text() == "true";
}

model::ThoughtContent keptThought(const JsonText &native)
{
    return {{}, GeminiDialect::id.toString(), native};
}

GeminiDecoder::GeminiDecoder(const model::ConverseRequest &request, StreamListener &listener)
    : StreamDecoder(request, listener)
{
}

void GeminiDecoder::readEvent(QByteArrayView, const JsonView::Members &event)
{
    readResponse(event);
}

void GeminiDecoder::readBody(const JsonView &body)
{
    const JsonView::Members response = body.members();
    if (response["candidates"].elements().isEmpty() && !response["promptFeedback"].isObject()) {
        failAsMalformed(StreamDecoder::tr("The provider's answer has no message."), body.text());
        return;
    }
    readResponse(response);
    if (!error())
        complete();
}

void GeminiDecoder::readResponse(const JsonView::Members &response)
{
    if (const QString name = response["modelVersion"].string(); !name.isEmpty())
        m_model = name;
    readUsage(response["usageMetadata"].members());
    const JsonView::Members feedback = response["promptFeedback"].members();
    if (const JsonView blocked = feedback["blockReason"]; blocked.isString()) {
        refuse(feedback["blockReasonMessage"].string(), blocked);
        return;
    }
    // There is one candidate: no more are asked for.
    const auto candidates = response["candidates"].elements();
    if (candidates.isEmpty())
        return;
    const JsonView::Members candidate = candidates.first().members();
    for (const JsonView &part : candidate["content"].members()["parts"].elements()) {
        if (error() || !hasRoomAfter(m_contents.size()))
            return;
        readPart(part);
    }
    readStop(candidate);
}

void GeminiDecoder::readPart(const JsonView &part)
{
    const JsonView::Members members = part.members();
    const JsonText native = JsonText::trusted(part.text().toByteArray());
    keep(isSigned(members) || !members["text"].isString() ? native.bytes().size() : members["text"].text().size());
    if (members["text"].isString()) {
        readText(members, native);
        return;
    }
    m_isGrowing = false;
    const JsonView picture = members["inlineData"];
    const QString mimeType = picture.members()["mimeType"].string();
    if (members["functionCall"].isObject()) {
        readCall(members, native);
    } else if (mimeType.startsWith(u"image/")) {
        // Pictures that it thinks with are not shown, and need not go back.
        if (isThought(members))
            return;
        m_contents.append(model::ImageContent {QByteArray::fromBase64(picture.members()["data"].string().toLatin1()), mimeType, {}});
        if (isSigned(members)) {
            model::JsonWriter writer;
            writer.beginObject().member(u"thoughtSignature", members["thoughtSignature"].string()).endObject();
            m_contents.append(keptThought(writer.text()));
        }
    } else if (part.isObject()) {
        m_contents.append(keptThought(native));
    }
}

void GeminiDecoder::readText(const JsonView::Members &members, const JsonText &native)
{
    const QString text = members["text"].string();
    const bool isHere = isThought(members);
    auto *thought = m_isGrowing ? std::get_if<model::ThoughtContent>(&m_contents.last()) : nullptr;
    auto *said = m_isGrowing ? std::get_if<model::TextContent>(&m_contents.last()) : nullptr;
    if (isHere && thought)
        thought->text += text;
    else if (!isHere && said)
        said->text += text;
    else if (isHere && (!text.isEmpty() || isSigned(members)))
        m_contents.append(model::ThoughtContent {text, GeminiDialect::id.toString(), {}});
    else if (!text.isEmpty())
        m_contents.append(model::TextContent {text});
    m_isGrowing = !m_contents.isEmpty() && (m_isGrowing || !text.isEmpty());
    speak(isHere ? Delta::Kind::Thought : Delta::Kind::Text, text);
    if (!isSigned(members))
        return;
    m_isGrowing = false;
    if (isHere)
        std::get<model::ThoughtContent>(m_contents.last()).native = native;
    else
        m_contents.append(keptThought(native));
}

void GeminiDecoder::readCall(const JsonView::Members &members, const JsonText &native)
{
    const JsonView::Members function = members["functionCall"].members();
    if (function["partialArgs"].isArray() || function["willContinue"].text() == "true") {
        failAsMalformed(
            StreamDecoder::tr("The provider sends the arguments of a call in pieces (streamFunctionCallArguments), which cannot be read. "
                              "Leave that out of what its descriptor adds to the request."),
            native.bytes());
        return;
    }
    const Call call {function["id"].string(), function["name"].string(), argumentsText(function["args"])};
    if (!hasRoomAfter(m_calls.size()))
        return;
    // One that is more than its name and its arguments goes back as it came.
    if (isSigned(members) || !call.id.isEmpty())
        m_contents.append(keptThought(native));
    tellForming(int(m_calls.size()), call.name, call.arguments.size());
    m_calls.append(call);
}

void GeminiDecoder::readStop(const JsonView::Members &candidate)
{
    const JsonView reason = candidate["finishReason"];
    if (!reason.isString() || reason == "" || reason == "FINISH_REASON_UNSPECIFIED")
        return;
    if (isAnyOf(reason, {"MALFORMED_FUNCTION_CALL", "MALFORMED_RESPONSE", "UNEXPECTED_TOOL_CALL", "TOO_MANY_TOOL_CALLS"})) {
        refuse(candidate["finishMessage"].string(), reason);
    } else if (reason == "MAX_TOKENS") {
        m_stop = StopReason::Length;
    } else if (isAnyOf(reason, {"SAFETY", "RECITATION", "LANGUAGE", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII"})
        || reason.string().startsWith(u"IMAGE_")) {
        m_stop = StopReason::Filtered;
        // An answer of which nothing is left would not say why.
        if (m_contents.isEmpty() && m_calls.isEmpty())
            refuse(candidate["finishMessage"].string(), reason);
    } else {
        stopFinished(reason, reason == "STOP");
    }
}

void GeminiDecoder::refuse(const QString &message, const JsonView &reason)
{
    const QString name = reason.string();
    fail({ProviderError::Kind::Said, message.isEmpty() ? name : message, name, {}});
}

void GeminiDecoder::readUsage(const JsonView::Members &usage)
{
    if (!usage["promptTokenCount"].isNumber())
        return;
    const qint64 cached = usage["cachedContentTokenCount"].integer();
    // The prompt's figure contains what came from the cache; ours are apart. Thoughts are not in the answer's.
    m_usage.input = uncached(usage["promptTokenCount"].integer() + usage["toolUsePromptTokenCount"].integer(), cached);
    m_usage.cacheRead = cached;
    m_usage.output = usage["candidatesTokenCount"].integer() + usage["thoughtsTokenCount"].integer();
}

model::Contents GeminiDecoder::contents() const
{
    return m_contents;
}

QList<model::Invocation> GeminiDecoder::invocations() const
{
    QList<model::Invocation> invocations;
    QSet<QString> used;
    for (const Call &call : m_calls)
        invocations.append(invocation(call.id, call.name, call.arguments, used));
    return invocations;
}

//! Writes one request of Google Gemini. The results of a round stand in one content, in the order of its calls, since calls need not
//! have identifiers; pictures, which results cannot hold with every model, follow in the user's. Used once.
class GeminiWriter final
{
public:
    GeminiWriter(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry);

    QByteArray body();
    static model::JsonText toolsJson(const QList<model::ToolDeclaration> &tools);

private:
    //! What a call had on the wire, which its result repeats.
    struct SentCall {
        QString id;
        QString name;
    };

    model::JsonText contents();
    void addSettings(BodyMembers &body) const;
    QList<model::JsonText> answerParts(const Passage &passage, bool isOfThisTurn);
    model::JsonText callPart(const model::Invocation &invocation, SignedParts &signedParts, bool needsSignature);
    //! Adds their pictures to `pictures`.
    QList<model::JsonText> resultParts(const Passage &passage, model::Contents &pictures) const;
    model::JsonText resultPart(const model::Canister &result, const QString &text) const;
    bool isOurs(const model::ThoughtContent &thought, const model::Canister &canister) const;

    const model::ConverseRequest &m_request;
    const Provider &m_provider;
    const ModelEntry &m_entry;
    const ToolNames m_names;
    QHash<QString, SentCall> m_sent;
};

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
    if (m_entry.longestOutput > 0)
        generation.set(u"maxOutputTokens"_s, m_entry.longestOutput);
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

QString GeminiDialect::pathIn(const QUrl &address) const
{
    const QString whole = address.path(QUrl::FullyEncoded);
    const qsizetype model = whole.indexOf("/models/"_L1);
    return model >= 0 && whole.contains(u':') ? u"/v1beta"_s + whole.mid(model) : QString();
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
