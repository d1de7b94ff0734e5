// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/openai/openaidialect.h"

#include "model/schema/jsonview.h"
#include "network/providers/wire/passages.h"
#include "network/providers/wire/streamdecoder.h"
#include "network/providers/wire/utf8pieces.h"
#include "network/providers/wire/wirejson.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <algorithm>
#include <optional>

namespace network {

using namespace Qt::StringLiterals;
using model::CanisterPointer, model::Content, model::Contents, model::Delta, model::ImageContent, model::JsonText, model::JsonView,
    model::JsonWriter, model::StopReason;

namespace {

//! Puts tool calls together from fragments, as OpenAI-like servers send them: by `index`, which is what most go by; some leave it
//! out, repeat the identifier with every fragment, number all calls 0, or send a whole call twice. A value.
class CallFragments final
{
public:
    struct Call {
        std::optional<qint64> index;
        QString id;
        QString name;
        QByteArray arguments;
        //! They came in one piece, and nothing else of them has come.
        bool isWhole = false;
    };

    //! \return the number of the call that the fragment belongs to, from 0.
    int add(const Call &fragment);
    const QList<Call> &calls() const { return m_calls; }

private:
    int place(const Call &fragment) const;
    static void addArguments(Call &call, const Call &fragment);
    //! It goes on with the call, or says it again; else it is of another.
    static bool isOf(const Call &call, const Call &fragment);

    QList<Call> m_calls;
};

//! One whole object, to which nothing can be added. Only what ends like one is read.
bool isWhole(const QByteArray &arguments)
{
    return arguments.startsWith('{') && arguments.endsWith('}') && isWholeObject(endedUtf8(arguments));
}

//! Names a call and has all of it.
bool isWholeCall(const CallFragments::Call &fragment)
{
    return !fragment.name.isEmpty() && isWhole(fragment.arguments);
}

int CallFragments::add(const Call &fragment)
{
    int number = place(fragment);
    if (number < 0) {
        number = int(m_calls.size());
        m_calls.append(fragment);
        m_calls.last().isWhole = isWhole(fragment.arguments);
        return number;
    }
    Call &call = m_calls[number];
    if (call.id.isEmpty())
        call.id = fragment.id;
    if (call.name.isEmpty())
        call.name = fragment.name;
    addArguments(call, fragment);
    return number;
}

void CallFragments::addArguments(Call &call, const Call &fragment)
{
    const QByteArray &piece = fragment.arguments;
    // Some begin with an empty object, or with all of them, and send the pieces behind it. A whole call is no piece.
    const bool isReplaced = call.arguments == "{}" || (call.isWhole && !isWholeCall(fragment));
    // Others send all of them again at the end.
    if ((isReplaced && piece.trimmed().isEmpty()) || (call.arguments == piece && isWhole(piece)))
        return;
    if (isReplaced)
        call.arguments.clear();
    call.isWhole = call.arguments.isEmpty() && isWhole(piece);
    addUtf8Piece(call.arguments, piece);
}

int CallFragments::place(const Call &fragment) const
{
    // From the last one back: where a server numbers all calls alike, the fragment is of the newest.
    for (int number = int(m_calls.size()) - 1; number >= 0; --number) {
        const Call &call = m_calls.at(number);
        const bool isNear = fragment.index ? call.index == fragment.index : (!fragment.id.isEmpty() && call.id == fragment.id);
        if (isNear && isOf(call, fragment))
            return number;
    }
    // Neither number nor identifier: a name begins a call, anything else goes on with the last.
    if (!fragment.index && fragment.id.isEmpty() && fragment.name.isEmpty() && !m_calls.isEmpty())
        return int(m_calls.size()) - 1;
    return -1;
}

bool CallFragments::isOf(const Call &call, const Call &fragment)
{
    if (!fragment.id.isEmpty() && !call.id.isEmpty())
        return fragment.id == call.id;
    // Without identifiers a whole call behind a whole one is a further one, also where all are numbered alike.
    return !isWholeCall(fragment) || !isWhole(call.arguments);
}

//! Reads replies of OpenAI Chat Completions and of the servers that speak like it. `[DONE]` ends a stream; without it a finish reason
//! and the end of the connection do.
class OpenAiDecoder final : public StreamDecoder
{
public:
    OpenAiDecoder(const model::ConverseRequest &request, StreamListener &listener);

protected:
    void readEvent(QByteArrayView type, const model::JsonView::Members &event) override;
    void readBody(const model::JsonView &body) override;
    bool mayEndHere() const override { return m_stop != model::StopReason::None; }
    bool isDoneHere() const override { return true; }
    model::Contents contents() const override;
    QList<model::Invocation> invocations() const override;

private:
    //! Of the one choice that is asked for; a server that gives several anyway is heard with its first.
    void readChoices(const model::JsonView &choices, QByteArrayView messageMember);
    void readContent(const model::JsonView &content);
    void think(const QString &thought);
    void readMessage(const model::JsonView::Members &message);
    void readThought(const model::JsonView::Members &message);
    void readCall(const model::JsonView::Members &call);
    void readFunction(CallFragments::Call fragment, const model::JsonView::Members &function);
    void readUsage(const model::JsonView::Members &object);
    void readStop(const model::JsonView &reason);

    //! The number of the choice that is read.
    std::optional<qint64> m_choice;
    QString m_text;
    QString m_thought;
    //! The name under which the server sends thoughts, which is the one that it takes them back under.
    QString m_thoughtName;
    CallFragments m_calls;
};

//! Of a part, whose text is a string or a list of parts.
QString partText(const JsonView &text)
{
    QString all = text.string();
    for (const JsonView &part : text.elements())
        all += part.members()["text"].string();
    return all;
}

OpenAiDecoder::OpenAiDecoder(const model::ConverseRequest &request, StreamListener &listener)
    : StreamDecoder(request, listener)
{
}

void OpenAiDecoder::readEvent(QByteArrayView, const JsonView::Members &event)
{
    if (m_model.isEmpty())
        m_model = event["model"].string();
    // A chunk without a choice is usual: it has the usage.
    readChoices(event["choices"], "delta");
    readUsage(event);
}

void OpenAiDecoder::readBody(const JsonView &body)
{
    const JsonView::Members completion = body.members();
    const JsonView choices = completion["choices"];
    if (choices.elements().isEmpty()) {
        failAsMalformed(StreamDecoder::tr("The provider's answer has no message."), body.text());
        return;
    }
    m_model = completion["model"].string();
    readChoices(choices, "message");
    readUsage(completion);
    if (!error())
        complete();
}

void OpenAiDecoder::readChoices(const JsonView &choices, QByteArrayView messageMember)
{
    for (const JsonView &each : choices.elements()) {
        const JsonView::Members choice = each.members();
        const qint64 number = choice["index"].integer();
        if (m_choice.value_or(number) != number)
            continue;
        m_choice = number;
        // Some servers stream a whole message at once, under the name that it has where nothing is streamed.
        const JsonView message = choice[messageMember];
        readMessage((message.isObject() ? message : choice["message"]).members());
        readStop(choice["finish_reason"]);
    }
}

void OpenAiDecoder::readMessage(const JsonView::Members &message)
{
    readThought(message);
    readContent(message["content"]);
    readContent(message["refusal"]);
    for (const JsonView &call : message["tool_calls"].elements())
        readCall(call.members());
    // The form before tool calls, which some servers still use.
    if (const JsonView function = message["function_call"]; function.isObject())
        readFunction({0, {}, {}, {}, false}, function.members());
}

//! A string, null, or (with some servers) a list of parts, of which Mistral's thoughts are one.
void OpenAiDecoder::readContent(const JsonView &content)
{
    const auto say = [this](const QString &text) {
        m_text += text;
        keep(text);
        speak(Delta::Kind::Text, text);
    };
    say(content.string());
    for (const JsonView &part : content.elements()) {
        const JsonView::Members members = part.members();
        if (members["type"] == "thinking")
            think(partText(members["thinking"]));
        else
            say(members["text"].string());
    }
}

void OpenAiDecoder::think(const QString &thought)
{
    m_thought += thought;
    // It goes back under the name that it came under, so it is kept twice.
    keep(thought);
    keep(thought);
    speak(Delta::Kind::Thought, thought);
}

void OpenAiDecoder::readThought(const JsonView::Members &message)
{
    for (const QByteArrayView name : {QByteArrayView(m_thoughtMember), QByteArrayView("reasoning_content"), QByteArrayView("reasoning")}) {
        const QString thought = message[name].string();
        if (thought.isEmpty())
            continue;
        m_thoughtName = QString::fromUtf8(name);
        think(thought);
        return;
    }
}

void OpenAiDecoder::readCall(const JsonView::Members &call)
{
    CallFragments::Call fragment;
    if (const JsonView index = call["index"]; index.isNumber())
        fragment.index = index.integer();
    fragment.id = call["id"].string();
    readFunction(fragment, call["function"].members());
}

void OpenAiDecoder::readFunction(CallFragments::Call fragment, const JsonView::Members &function)
{
    fragment.name = function["name"].string();
    fragment.arguments = argumentsText(function["arguments"]);
    if (!hasRoomAfter(m_calls.calls().size()))
        return;
    keep(fragment.id.size() + fragment.name.size() + fragment.arguments.size());
    const int number = m_calls.add(fragment);
    const CallFragments::Call &whole = m_calls.calls().at(number);
    tellForming(number, whole.name, whole.arguments.size());
}

void OpenAiDecoder::readUsage(const JsonView::Members &object)
{
    if (const JsonView told = object["usage"]; told.isObject()) {
        const JsonView::Members usage = told.members();
        const qint64 cached = usage["prompt_tokens_details"].members()["cached_tokens"].integer();
        // The prompt's figure contains what came from the cache; ours are apart.
        m_usage.input = uncached(usage["prompt_tokens"].integer(), cached);
        m_usage.cacheRead = cached;
        m_usage.output = usage["completion_tokens"].integer();
    } else if (const JsonView measured = object["timings"]; measured.isObject()) {
        const JsonView::Members timings = measured.members();
        // llama.cpp, where it gives no usage.
        m_usage.input = timings["prompt_n"].integer();
        m_usage.cacheRead = timings["cache_n"].integer();
        m_usage.output = timings["predicted_n"].integer();
    }
}

void OpenAiDecoder::readStop(const JsonView &reason)
{
    if (!reason.isString() || reason == "")
        return;
    if (reason == "tool_calls" || reason == "function_call")
        m_stop = StopReason::Invocations;
    else if (isAnyOf(reason, {"length", "max_tokens", "model_length"}))
        m_stop = StopReason::Length;
    else if (reason == "content_filter")
        m_stop = StopReason::Filtered;
    else if (isAnyOf(reason, {"error", "abort", "insufficient_system_resource"}))
        // The server gave up: what it has said is no answer.
        fail({ProviderError::Kind::Said, reason.string(), {}, {}});
    else
        stopFinished(reason, isAnyOf(reason, {"stop", "eos", "eos_token", "stop_sequence", "end_turn", "STOP", "COMPLETE"}));
}

model::Contents OpenAiDecoder::contents() const
{
    model::Contents contents;
    if (!m_thought.isEmpty()) {
        // Those that came as parts of the content have no name to go back under.
        JsonText native;
        if (!m_thoughtName.isEmpty())
            native = model::JsonWriter().beginObject().member(m_thoughtName, m_thought).endObject().text();
        contents.append(model::ThoughtContent {m_thought, OpenAiDialect::id.toString(), native});
    }
    if (!m_text.isEmpty())
        contents.append(model::TextContent {m_text});
    return contents;
}

QList<model::Invocation> OpenAiDecoder::invocations() const
{
    QList<model::Invocation> invocations;
    QSet<QString> used;
    for (const CallFragments::Call &call : m_calls.calls())
        invocations.append(invocation(call.id, call.name, call.arguments, used, &call == &m_calls.calls().last()));
    return invocations;
}

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
    const QString limit = m_provider.quirks.longestOutput.isEmpty() ? u"max_tokens"_s : m_provider.quirks.longestOutput;
    if (m_entry.longestOutput > 0 && !body.has(u"max_completion_tokens") && !body.has(u"max_tokens") && !body.has(limit))
        body.set(limit, m_entry.longestOutput);
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

QString OpenAiDialect::name() const
{
    return id.toString();
}

QString OpenAiDialect::path() const
{
    return u"/v1/chat/completions"_s;
}

QString OpenAiDialect::title() const
{
    return u"OpenAI"_s;
}

EncodedRequest OpenAiDialect::encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const
{
    const model::Headers headers {{"Accept", "text/event-stream, application/json"}};
    return {path(), headers, OpenAiWriter(request, provider, entry).body()};
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
