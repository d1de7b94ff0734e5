// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/anthropic/anthropicdialect.h"

#include "model/schema/jsonwriter.h"
#include "network/http/httprequest.h"
#include "network/providers/description/provider.h"
#include "network/providers/wire/passages.h"
#include "network/providers/wire/streamdecoder.h"
#include "network/providers/wire/toolnames.h"
#include "network/providers/wire/utf8pieces.h"
#include "network/providers/wire/wirejson.h"

#include <algorithm>
#include <iterator>

namespace network {

using namespace Qt::StringLiterals;
using model::Canister, model::CanisterPointer, model::Content, model::Delta, model::JsonText, model::JsonView, model::JsonWriter,
    model::StopReason;

namespace {

//! Reads replies of Anthropic Messages. Blocks may overlap and need not be numbered densely; where several have one number, each of
//! them counts, and what arrives is of the newest. Text that no block was begun for begins one. Blocks of a kind that is not known are
//! kept to be sent back. Only `message_stop` ends a stream.
class AnthropicDecoder final : public StreamDecoder
{
public:
    AnthropicDecoder(const model::ConverseRequest &request, StreamListener &listener);

protected:
    void readEvent(QByteArrayView type, const model::JsonView::Members &event) override;
    void readBody(const model::JsonView &body) override;
    bool isDoneHere() const override { return m_stop != model::StopReason::None; }
    model::Contents contents() const override;
    QList<model::Invocation> invocations() const override;

private:
    struct Block {
        enum class Kind { Text, Thinking, ToolUse, Other };
        qint64 index = 0;
        Kind kind = Kind::Other;
        QString text;
        QString signature;
        QString id;
        QString name;
        QByteArray arguments;
        //! What the block began with, which counts where no piece comes.
        QByteArray whole;
        //! The call's number among the calls, from 0.
        int call = 0;
        model::JsonText native;
    };

    //! Where there is room for it: the last of this number, which stands in the order of the numbers.
    Block *addBlock(qint64 index, Block::Kind kind);
    Block *blockAt(qint64 index, bool (*isOf)(const Block &block));
    //! The call of this name at this place, which is begun a second time; null where it is another one.
    Block *begunTwice(qint64 index, const model::JsonView::Members &start);
    Block *startBlock(qint64 index, const model::JsonView &start);
    Block *beginInput(Block &block, const model::JsonView &input);
    void readDelta(const model::JsonView &index, const model::JsonView::Members &delta);
    void readText(qint64 index, Block::Kind kind, const QString &text);
    void readInput(qint64 index, const QByteArray &piece);
    void readMessage(const model::JsonView::Members &message);
    void readUsage(const model::JsonView::Members &usage);
    void readStop(const model::JsonView &reason);

    QList<Block> m_blocks;
    //! Of the block that was begun last, for what does not say where it belongs.
    qint64 m_newest = 0;
    int m_calls = 0;
};

JsonText thinkingBlock(const QString &text, const QString &signature)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"type", u"thinking").member(u"thinking", text).member(u"signature", signature).endObject();
    return writer.text();
}

//! A block of a kind that is not known, with the input that arrived after it began.
JsonText withInput(const JsonText &block, const QByteArray &input)
{
    const auto parsed = JsonText::parse(input);
    if (!parsed)
        return block;
    model::JsonWriter writer;
    writer.beginObject();
    for (const auto &[name, value] : block.members()) {
        if (name != "input"_L1)
            writer.member(name, value);
    }
    writer.member(u"input", *parsed).endObject();
    return writer.text();
}

AnthropicDecoder::AnthropicDecoder(const model::ConverseRequest &request, StreamListener &listener)
    : StreamDecoder(request, listener)
{
}

void AnthropicDecoder::readEvent(QByteArrayView eventType, const JsonView::Members &event)
{
    const JsonView named = event["type"];
    const auto is = [&](QByteArrayView type) { return named.isString() ? named == type : eventType == type; };
    if (is("content_block_delta")) {
        readDelta(event["index"], event["delta"].members());
    } else if (is("content_block_start")) {
        const JsonView index = event["index"];
        startBlock(index.isNumber() ? index.integer() : m_newest + 1, event["content_block"]);
    } else if (is("message_start")) {
        if (!m_blocks.isEmpty())
            return failAsMalformed(StreamDecoder::tr("The provider began its answer a second time."), {});
        readMessage(event["message"].members());
    } else if (is("message_delta")) {
        readStop(event["delta"].members()["stop_reason"]);
        readUsage(event["usage"].members());
    } else if (is("message_stop")) {
        complete();
    }
}

void AnthropicDecoder::readBody(const JsonView &body)
{
    const JsonView::Members message = body.members();
    if (!message["content"].isArray()) {
        failAsMalformed(StreamDecoder::tr("The provider's answer is not a message."), body.text());
        return;
    }
    readMessage(message);
    qint64 index = 0;
    for (const JsonView &start : message["content"].elements()) {
        Block *block = startBlock(index++, start);
        if (block && block->kind == Block::Kind::ToolUse)
            block->arguments = argumentsText(start.members()["input"]);
    }
    readStop(message["stop_reason"]);
    complete();
}

AnthropicDecoder::Block *AnthropicDecoder::addBlock(qint64 index, Block::Kind kind)
{
    if (!hasRoomAfter(m_blocks.size()))
        return nullptr;
    Block block;
    block.index = index;
    block.kind = kind;
    if (kind == Block::Kind::ToolUse)
        block.call = m_calls++;
    auto place = m_blocks.end();
    while (place != m_blocks.begin() && std::prev(place)->index > index)
        --place;
    m_newest = index;
    return &*m_blocks.insert(place, block);
}

AnthropicDecoder::Block *AnthropicDecoder::blockAt(qint64 index, bool (*isOf)(const Block &block))
{
    const auto found = std::find_if(
        m_blocks.rbegin(), m_blocks.rend(), [&](const Block &block) { return block.index == index && isOf(block); });
    return found == m_blocks.rend() ? nullptr : &*found;
}

AnthropicDecoder::Block *AnthropicDecoder::begunTwice(qint64 index, const JsonView::Members &start)
{
    Block *call = blockAt(index, [](const Block &block) { return block.kind == Block::Kind::ToolUse; });
    return call && !call->id.isEmpty() && call->id == start["id"].string() ? call : nullptr;
}

AnthropicDecoder::Block *AnthropicDecoder::startBlock(qint64 index, const JsonView &start)
{
    const JsonView::Members members = start.members();
    const JsonView type = members["type"];
    const bool isCall = type == "tool_use";
    if (Block *same = isCall ? begunTwice(index, members) : nullptr)
        return beginInput(*same, members["input"]);
    using Kind = Block::Kind;
    const Kind said = type == "text" ? Kind::Text : type == "thinking" ? Kind::Thinking : Kind::Other;
    Block *block = addBlock(index, isCall ? Kind::ToolUse : said);
    if (!block)
        return nullptr;
    block->native = JsonText::trusted(start.text().toByteArray());
    keep(block->native.bytes().size());
    if (block->kind == Kind::Text) {
        block->text = members["text"].string();
        speak(Delta::Kind::Text, block->text);
    } else if (block->kind == Kind::Thinking) {
        block->text = members["thinking"].string();
        block->signature = members["signature"].string();
        speak(Delta::Kind::Thought, block->text);
    } else if (isCall) {
        block->id = members["id"].string();
        block->name = members["name"].string();
        beginInput(*block, members["input"]);
    }
    return block;
}

AnthropicDecoder::Block *AnthropicDecoder::beginInput(Block &block, const JsonView &input)
{
    // An empty object is what stands there where the input will come in pieces.
    const JsonView::Members members = input.members();
    if (!input.isObject() || members.begin() != members.end())
        block.whole = argumentsText(input);
    tellForming(block.call, block.name, block.arguments.isEmpty() ? block.whole.size() : block.arguments.size());
    return &block;
}

void AnthropicDecoder::readDelta(const JsonView &place, const JsonView::Members &delta)
{
    const qint64 index = place.isNumber() ? place.integer() : m_newest;
    const JsonView type = delta["type"];
    if (type == "text_delta") {
        readText(index, Block::Kind::Text, delta["text"].string());
    } else if (type == "thinking_delta") {
        readText(index, Block::Kind::Thinking, delta["thinking"].string());
    } else if (type == "input_json_delta") {
        readInput(index, utf8Piece(delta["partial_json"].string()));
    } else if (type == "signature_delta") {
        if (Block *block = blockAt(index, [](const Block &other) { return other.kind == Block::Kind::Thinking; }))
            block->signature = delta["signature"].string();
    }
}

void AnthropicDecoder::readText(qint64 index, Block::Kind kind, const QString &text)
{
    const bool isText = kind == Block::Kind::Text;
    Block *block = isText ? blockAt(index, [](const Block &other) { return other.kind == Block::Kind::Text; })
                          : blockAt(index, [](const Block &other) { return other.kind == Block::Kind::Thinking; });
    if (!block && !text.isEmpty())
        block = addBlock(index, kind);
    if (!block)
        return;
    block->text += text;
    keep(text);
    speak(isText ? Delta::Kind::Text : Delta::Kind::Thought, text);
}

//! Of calls, and of blocks that are not known.
void AnthropicDecoder::readInput(qint64 index, const QByteArray &piece)
{
    Block *block = blockAt(
        index, [](const Block &other) { return other.kind == Block::Kind::ToolUse || other.kind == Block::Kind::Other; });
    if (block) {
        addUtf8Piece(block->arguments, piece);
        keep(piece.size());
        if (block->kind == Block::Kind::ToolUse)
            tellForming(block->call, block->name, block->arguments.size());
    } else if (!piece.isEmpty()) {
        failAsMalformed(StreamDecoder::tr("The provider sent a piece of a call that it had not begun."), piece);
    }
}

void AnthropicDecoder::readMessage(const JsonView::Members &message)
{
    m_model = message["model"].string();
    readUsage(message["usage"].members());
}

void AnthropicDecoder::readUsage(const JsonView::Members &usage)
{
    // The figures are running totals: a later one stands in for an earlier one.
    const auto take = [&usage](QByteArrayView name, qint64 &figure) {
        if (const JsonView value = usage[name]; value.isNumber())
            figure = value.integer();
    };
    take("input_tokens", m_usage.input);
    take("output_tokens", m_usage.output);
    take("cache_read_input_tokens", m_usage.cacheRead);
    take("cache_creation_input_tokens", m_usage.cacheWrite);
}

void AnthropicDecoder::readStop(const JsonView &reason)
{
    if (!reason.isString())
        return;
    if (reason == "tool_use")
        m_stop = StopReason::Invocations;
    else if (reason == "max_tokens" || reason == "model_context_window_exceeded")
        m_stop = StopReason::Length;
    else if (reason == "refusal")
        m_stop = StopReason::Filtered;
    else if (reason == "pause_turn")
        m_stop = StopReason::Paused;
    else
        stopFinished(reason, reason == "end_turn" || reason == "stop_sequence");
}

model::Contents AnthropicDecoder::contents() const
{
    const QString dialect = AnthropicDialect::id.toString();
    model::Contents contents;
    for (const Block &block : m_blocks) {
        if (block.kind == Block::Kind::Text && !block.text.isEmpty()) {
            contents.append(model::TextContent {block.text});
        } else if (block.kind == Block::Kind::Thinking) {
            // Without a signature it cannot go back: llama.cpp gives none, and an interrupted stream has not come to it.
            const JsonText native = block.signature.isEmpty() ? JsonText() : thinkingBlock(block.text, block.signature);
            if (!block.text.isEmpty() || !native.isEmpty())
                contents.append(model::ThoughtContent {block.text, dialect, native});
        } else if (block.kind == Block::Kind::Other && !block.native.isEmpty()) {
            contents.append(model::ThoughtContent {{}, dialect, withInput(block.native, endedUtf8(block.arguments))});
        }
    }
    return contents;
}

QList<model::Invocation> AnthropicDecoder::invocations() const
{
    QList<model::Invocation> invocations;
    QSet<QString> used;
    for (const Block &block : m_blocks) {
        if (block.kind != Block::Kind::ToolUse)
            continue;
        const QByteArray &arguments = block.arguments.isEmpty() ? block.whole : block.arguments;
        invocations.append(invocation(block.id, block.name, arguments, used, block.call == m_calls - 1));
    }
    return invocations;
}

//! Writes one request of Anthropic Messages. All results of a round stand in one user message, before any text, as the API demands.
//! Thoughts go back unchanged where they have their signature, and not at all where they have none. Used once.
class AnthropicWriter final
{
public:
    AnthropicWriter(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry);

    QByteArray body() const;
    static model::JsonText toolsJson(const QList<model::ToolDeclaration> &tools);

private:
    //! A message in the making: its blocks, each as JSON.
    struct Message {
        bool assistant = false;
        QList<model::JsonText> blocks;
    };

    model::JsonText messages() const;
    QList<Message> messageList() const;
    void addBlocks(Message &message, const Passage &passage) const;
    model::JsonText invocationBlock(const model::Invocation &invocation) const;
    model::JsonText resultBlock(const model::Canister &result) const;
    void addTools(BodyMembers &body) const;
    void addLimits(BodyMembers &body) const;

    const model::ConverseRequest &m_request;
    const Provider &m_provider;
    const ModelEntry &m_entry;
    const ToolNames m_names;
    const CallIds m_ids;
};

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
    qint64 longest = m_entry.longestOutput > 0 ? m_entry.longestOutput : AnthropicDialect::defaultLongestOutput;
    if (m_entry.thinkingBudget <= 0) {
        body.set(u"max_tokens"_s, longest);
        return;
    }
    // The API wants 1,024 <= budget_tokens < max_tokens.
    const qint64 budget = std::max<qint64>(1024, m_entry.thinkingBudget);
    if (longest <= budget)
        longest = budget + AnthropicDialect::defaultLongestOutput;
    body.set(u"max_tokens"_s, longest);
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

} // namespace

QString AnthropicDialect::name() const
{
    return id.toString();
}

QString AnthropicDialect::path() const
{
    return u"/v1/messages"_s;
}

QString AnthropicDialect::title() const
{
    return u"Anthropic"_s;
}

EncodedRequest AnthropicDialect::encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const
{
    const model::Headers headers {{"anthropic-version", "2023-06-01"}, {"Accept", "text/event-stream, application/json"}};
    return {path(), headers, AnthropicWriter(request, provider, entry).body()};
}

model::Headers AnthropicDialect::keyHeaders(const QByteArray &key) const
{
    return key.isEmpty() ? model::Headers {} : model::Headers {{"x-api-key", key}};
}

model::Headers AnthropicDialect::providerHeaders(const Provider &provider, const QByteArray &key) const
{
    // Versions are dates, which sort as texts.
    const bool isNewer = headerValue(provider.headers, "anthropic-version") >= "2026-10-21";
    if (!isNewer || key.isEmpty())
        return keyHeaders(key) + provider.headers;
    return model::Headers {{"Authorization", "Bearer " + key}} + provider.headers;
}

std::unique_ptr<StreamDecoder> AnthropicDialect::makeDecoder(const model::ConverseRequest &request, StreamListener &listener) const
{
    return std::make_unique<AnthropicDecoder>(request, listener);
}

model::JsonText AnthropicDialect::toolsJson(const QList<model::ToolDeclaration> &tools) const
{
    return AnthropicWriter::toolsJson(tools);
}

} // namespace network
