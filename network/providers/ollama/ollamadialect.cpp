// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/ollama/ollamadialect.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/description/provider.h"
#include "network/providers/openai/openaidialect.h"
#include "network/providers/wire/passages.h"
#include "network/providers/wire/streamdecoder.h"
#include "network/providers/wire/toolnames.h"
#include "network/providers/wire/wirejson.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace network {

using namespace Qt::StringLiterals;
using model::CanisterPointer, model::Content, model::Contents, model::Delta, model::JsonText, model::JsonView, model::JsonWriter,
    model::StopReason;

namespace {

//! Sorts what a descriptor or a person adds to a request of `/api/chat`: a few members stand in the body itself (`think`, `format`,
//! `keep_alive`, …); all others (`temperature`, `num_ctx`, …) are options, which the server overlooks in any other place. A value.
class OllamaOptions final
{
public:
    void set(const QString &name, qint64 number) { m_options.set(name, number); }
    //! Those named later count; an `options` object is taken member by member.
    void add(const QList<std::pair<QString, model::JsonText>> &members);
    //! Writes both into a request's body.
    void addTo(BodyMembers &body) const;

private:
    QList<std::pair<QString, model::JsonText>> m_members;
    BodyMembers m_options;
};

//! The members of a request that are no options (Ollama's API, "Generate a chat message").
bool standsInTheBody(QStringView name)
{
    static constexpr std::array<QStringView, 12> names {u"model", u"messages", u"tools", u"system", u"stream", u"think", u"format",
        u"keep_alive", u"logprobs", u"top_logprobs", u"truncate", u"shift"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

//! The other dialects' word for the longest reply.
bool isLimit(QStringView name)
{
    return name == "max_tokens"_L1 || name == "max_completion_tokens"_L1;
}

void OllamaOptions::add(const QList<std::pair<QString, model::JsonText>> &members)
{
    for (const auto &[name, value] : members) {
        if (name == "options"_L1) {
            for (const auto &[option, setting] : value.members())
                m_options.set(option, setting);
        } else if (standsInTheBody(name)) {
            m_members.append({name, value});
        } else {
            m_options.set(isLimit(name) ? u"num_predict"_s : name, value);
        }
    }
}

void OllamaOptions::addTo(BodyMembers &body) const
{
    body.setFrom(m_members);
    if (!m_options.isEmpty())
        body.set(u"options"_s, model::JsonText::trusted(m_options.toJson()));
}

//! Writes one request of Ollama's `/api/chat`. Calls have no identifiers there: a result names its tool, and those of one tool stand
//! in the order of the calls. Images of results follow in a user message, as most templates have no place for them. Used once.
class OllamaWriter final
{
public:
    OllamaWriter(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry);

    QByteArray body() const;

private:
    model::JsonText messages() const;
    void writeUser(model::JsonWriter &writer, const model::Contents &contents) const;
    void writeAssistant(model::JsonWriter &writer, const Passage &passage) const;
    //! \return the images of the results.
    model::Contents writeResults(model::JsonWriter &writer, const Passage &passage) const;

    const model::ConverseRequest &m_request;
    const Provider &m_provider;
    const ModelEntry &m_entry;
    const ToolNames m_names;
    //! The wire names of the tools that were called, by the identifiers of the calls.
    QHash<QString, QString> m_called;
};

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
    if (m_entry.longestOutput > 0)
        options.set(u"num_predict"_s, m_entry.longestOutput);
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

//! Reads replies of Ollama's `/api/chat`. Each line has a piece of the message, and calls come whole; only `done` ends a stream. One
//! that was not streamed is a single such line.
class OllamaDecoder final : public StreamDecoder
{
public:
    OllamaDecoder(const model::ConverseRequest &request, StreamListener &listener);

protected:
    void readEvent(QByteArrayView type, const model::JsonView::Members &line) override;
    void readBody(const model::JsonView &body) override;
    model::Contents contents() const override;
    QList<model::Invocation> invocations() const override;

private:
    struct Call {
        QString id;
        QString name;
        QByteArray arguments;
    };

    void readMessage(const model::JsonView::Members &message);
    void readCall(const model::JsonView::Members &call);
    void readEnd(const model::JsonView::Members &line);

    QString m_text;
    QString m_thought;
    QList<Call> m_calls;
};

OllamaDecoder::OllamaDecoder(const model::ConverseRequest &request, StreamListener &listener)
    : StreamDecoder(request, listener)
{
}

void OllamaDecoder::readEvent(QByteArrayView, const JsonView::Members &line)
{
    if (m_model.isEmpty())
        m_model = line["model"].string();
    readMessage(line["message"].members());
    if (line["done"].text() == "true")
        readEnd(line);
}

void OllamaDecoder::readBody(const JsonView &body)
{
    const JsonView::Members reply = body.members();
    if (reply["message"].isObject())
        readEvent({}, reply);
    else
        failAsMalformed(StreamDecoder::tr("The provider's answer has no message."), body.text());
}

void OllamaDecoder::readMessage(const JsonView::Members &message)
{
    QString thought = message["thinking"].string();
    if (thought.isEmpty() && !m_thoughtMember.isEmpty())
        thought = message[m_thoughtMember].string();
    m_thought += thought;
    // It goes back as it came, so it is kept twice.
    keep(thought);
    keep(thought);
    speak(Delta::Kind::Thought, thought);
    const QString text = message["content"].string();
    m_text += text;
    keep(text);
    speak(Delta::Kind::Text, text);
    for (const JsonView &call : message["tool_calls"].elements())
        readCall(call.members());
}

void OllamaDecoder::readCall(const JsonView::Members &call)
{
    if (!hasRoomAfter(m_calls.size()))
        return;
    const JsonView::Members function = call["function"].members();
    // Newer servers name their calls, older ones do not.
    const QByteArray arguments = argumentsText(function["arguments"]);
    m_calls.append({call["id"].string(), function["name"].string(), arguments});
    keep(m_calls.last().id.size() + m_calls.last().name.size() + arguments.size());
    tellForming(int(m_calls.size()) - 1, m_calls.last().name, arguments.size());
}

void OllamaDecoder::readEnd(const JsonView::Members &line)
{
    m_usage.input = line["prompt_eval_count"].integer();
    m_usage.output = line["eval_count"].integer();
    m_stop = line["done_reason"] == "length" ? StopReason::Length : StopReason::Finished;
    complete();
}

model::Contents OllamaDecoder::contents() const
{
    model::Contents contents;
    if (!m_thought.isEmpty()) {
        model::JsonWriter writer;
        writer.beginObject().member(u"thinking", m_thought).endObject();
        contents.append(model::ThoughtContent {m_thought, OllamaDialect::id.toString(), writer.text()});
    }
    if (!m_text.isEmpty())
        contents.append(model::TextContent {m_text});
    return contents;
}

QList<model::Invocation> OllamaDecoder::invocations() const
{
    QList<model::Invocation> invocations;
    QSet<QString> used;
    for (const Call &call : m_calls)
        invocations.append(invocation(call.id, call.name, call.arguments, used));
    return invocations;
}

} // namespace

QString OllamaDialect::name() const
{
    return id.toString();
}

QString OllamaDialect::path() const
{
    return u"/api/chat"_s;
}

QString OllamaDialect::title() const
{
    return u"Ollama"_s;
}

EncodedRequest OllamaDialect::encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const
{
    const model::Headers headers {{"Accept", "application/x-ndjson, application/json"}};
    return {path(), headers, OllamaWriter(request, provider, entry).body()};
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
