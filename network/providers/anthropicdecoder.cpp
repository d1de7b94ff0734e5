// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/anthropicdecoder.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/anthropicdialect.h"

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
    const int index = int(event["index"].integer());
    if (is("content_block_delta")) {
        if (const auto block = m_blocks.find(index); block != m_blocks.end())
            readDelta(block->second, event["delta"].members());
    } else if (is("content_block_start")) {
        startBlock(index, event["content_block"]);
    } else if (is("message_start")) {
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
        failAsMalformed(tr("The provider's answer is no message."), body.text());
        return;
    }
    readMessage(message);
    int index = 0;
    for (const JsonView &start : message["content"].elements()) {
        Block &block = startBlock(index++, start);
        if (block.kind == Block::Kind::ToolUse)
            block.arguments = start.members()["input"].text().toByteArray();
    }
    readStop(message["stop_reason"]);
    complete();
}

AnthropicDecoder::Block &AnthropicDecoder::startBlock(int index, const JsonView &start)
{
    Block block;
    block.native = JsonText::trusted(start.text().toByteArray());
    const JsonView::Members members = start.members();
    if (members["type"] == "text") {
        block.kind = Block::Kind::Text;
        block.text = members["text"].string();
        speak(Delta::Kind::Text, block.text);
    } else if (members["type"] == "thinking") {
        block.kind = Block::Kind::Thinking;
        block.text = members["thinking"].string();
        block.signature = members["signature"].string();
        speak(Delta::Kind::Thought, block.text);
    } else if (members["type"] == "tool_use") {
        block.kind = Block::Kind::ToolUse;
        block.id = members["id"].string();
        block.name = members["name"].string();
        block.call = m_calls++;
        tellForming(block.call, block.name, 0);
    }
    return m_blocks.insert_or_assign(index, std::move(block)).first->second;
}

void AnthropicDecoder::readDelta(Block &block, const JsonView::Members &delta)
{
    const JsonView type = delta["type"];
    if (type == "text_delta") {
        const QString text = delta["text"].string();
        block.text += text;
        speak(Delta::Kind::Text, text);
    } else if (type == "input_json_delta") {
        block.arguments += delta["partial_json"].string().toUtf8();
        if (block.kind == Block::Kind::ToolUse)
            tellForming(block.call, block.name, block.arguments.size());
    } else if (type == "thinking_delta") {
        const QString text = delta["thinking"].string();
        block.text += text;
        speak(Delta::Kind::Thought, text);
    } else if (type == "signature_delta") {
        block.signature = delta["signature"].string();
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
        m_stop = StopReason::Finished;
}

model::Contents AnthropicDecoder::contents() const
{
    const QString dialect = AnthropicDialect::id.toString();
    model::Contents contents;
    for (const auto &[index, block] : m_blocks) {
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
    for (const auto &[index, block] : m_blocks) {
        if (block.kind == Block::Kind::ToolUse)
            invocations.append(invocation(block.id, block.name, block.arguments, used, block.call == m_calls - 1));
    }
    return invocations;
}

} // namespace network
