// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/anthropic/anthropicdecoder.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/anthropic/anthropicdialect.h"

#include <algorithm>
#include <iterator>

namespace network {

using namespace Qt::StringLiterals;
using model::Delta, model::JsonText, model::JsonView, model::StopReason;

namespace {

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

} // namespace

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
        failAsMalformed(StreamDecoder::tr("The provider's answer is no message."), body.text());
        return;
    }
    readMessage(message);
    qint64 index = 0;
    for (const JsonView &start : message["content"].elements()) {
        Block *block = startBlock(index++, start);
        if (block && block->kind == Block::Kind::ToolUse)
            block->arguments = start.members()["input"].text().toByteArray();
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
        return same;
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
        tellForming(block->call, block->name, 0);
    }
    return block;
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
        readInput(index, delta["partial_json"].string().toUtf8());
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
        block->arguments += piece;
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
            contents.append(model::ThoughtContent {{}, dialect, withInput(block.native, block.arguments)});
        }
    }
    return contents;
}

QList<model::Invocation> AnthropicDecoder::invocations() const
{
    QList<model::Invocation> invocations;
    QSet<QString> used;
    for (const Block &block : m_blocks) {
        if (block.kind == Block::Kind::ToolUse)
            invocations.append(invocation(block.id, block.name, block.arguments, used, block.call == m_calls - 1));
    }
    return invocations;
}

} // namespace network
