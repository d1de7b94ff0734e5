// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/anthropicdecoder.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/anthropicdialect.h"

#include <QJsonArray>
#include <QJsonObject>

namespace network {

using namespace Qt::StringLiterals;
using model::Delta, model::JsonText, model::StopReason;

namespace {

JsonText thinkingBlock(const QString &text, const QString &signature)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"type", u"thinking").member(u"thinking", text).member(u"signature", signature).endObject();
    return writer.text();
}

//! The member of a JSON text as it stands there; nothing where the text is no object or has no such member.
JsonText memberOf(const QByteArray &json, QStringView name)
{
    const auto text = JsonText::parse(json);
    return text ? text->member(name).value_or(JsonText()) : JsonText();
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

void AnthropicDecoder::readEvent(QByteArrayView eventType, const QJsonObject &event, QByteArrayView text)
{
    const QString type = event.value("type"_L1).toString(QString::fromUtf8(eventType));
    const int index = event.value("index"_L1).toInt();
    if (type == "content_block_delta"_L1) {
        if (const auto block = m_blocks.find(index); block != m_blocks.end())
            readDelta(block->second, event.value("delta"_L1).toObject());
    } else if (type == "content_block_start"_L1) {
        const QJsonObject block = event.value("content_block"_L1).toObject();
        startBlock(index, block, memberOf(text.toByteArray(), u"content_block"));
    } else if (type == "message_start"_L1) {
        readMessage(event.value("message"_L1).toObject());
    } else if (type == "message_delta"_L1) {
        readStop(event.value("delta"_L1).toObject().value("stop_reason"_L1).toString());
        readUsage(event.value("usage"_L1).toObject());
    } else if (type == "message_stop"_L1) {
        complete();
    }
}

void AnthropicDecoder::readBody(const QJsonObject &body, const QByteArray &text)
{
    const QJsonArray content = body.value("content"_L1).toArray();
    if (!body.value("content"_L1).isArray()) {
        fail({ProviderError::Kind::Malformed, tr("The provider's answer is no message."), {}, QString::fromUtf8(text.left(2000))});
        return;
    }
    readMessage(body);
    const auto natives = memberOf(text, u"content").members();
    for (qsizetype index = 0; index < content.size() && index < natives.size(); ++index) {
        const JsonText native = natives.at(index).second;
        startBlock(int(index), content.at(index).toObject(), native);
        Block &block = m_blocks[int(index)];
        if (block.kind == Block::Kind::ToolUse)
            block.arguments = native.member(u"input").value_or(JsonText()).bytes();
    }
    readStop(body.value("stop_reason"_L1).toString());
    complete();
}

void AnthropicDecoder::startBlock(int index, const QJsonObject &start, const JsonText &native)
{
    Block block;
    block.native = native;
    const QString type = start.value("type"_L1).toString();
    if (type == "text"_L1) {
        block.kind = Block::Kind::Text;
        block.text = start.value("text"_L1).toString();
        speak(Delta::Kind::Text, block.text);
    } else if (type == "thinking"_L1) {
        block.kind = Block::Kind::Thinking;
        block.text = start.value("thinking"_L1).toString();
        block.signature = start.value("signature"_L1).toString();
        speak(Delta::Kind::Thought, block.text);
    } else if (type == "tool_use"_L1) {
        block.kind = Block::Kind::ToolUse;
        block.id = start.value("id"_L1).toString();
        block.name = start.value("name"_L1).toString();
        block.call = m_calls++;
        tellForming(block.call, block.name, 0);
    }
    m_blocks.insert_or_assign(index, std::move(block));
}

void AnthropicDecoder::readDelta(Block &block, const QJsonObject &delta)
{
    const QString type = delta.value("type"_L1).toString();
    if (type == "text_delta"_L1) {
        const QString text = delta.value("text"_L1).toString();
        block.text += text;
        speak(Delta::Kind::Text, text);
    } else if (type == "input_json_delta"_L1) {
        block.arguments += delta.value("partial_json"_L1).toString().toUtf8();
        if (block.kind == Block::Kind::ToolUse)
            tellForming(block.call, block.name, block.arguments.size());
    } else if (type == "thinking_delta"_L1) {
        const QString text = delta.value("thinking"_L1).toString();
        block.text += text;
        speak(Delta::Kind::Thought, text);
    } else if (type == "signature_delta"_L1) {
        block.signature = delta.value("signature"_L1).toString();
    }
}

void AnthropicDecoder::readMessage(const QJsonObject &message)
{
    m_model = message.value("model"_L1).toString();
    readUsage(message.value("usage"_L1).toObject());
}

void AnthropicDecoder::readUsage(const QJsonObject &usage)
{
    // The figures are running totals: a later one stands in for an earlier one.
    const auto take = [&usage](QLatin1StringView name, qint64 &figure) {
        if (const QJsonValue value = usage.value(name); value.isDouble())
            figure = value.toInteger();
    };
    take("input_tokens"_L1, m_usage.input);
    take("output_tokens"_L1, m_usage.output);
    take("cache_read_input_tokens"_L1, m_usage.cacheRead);
    take("cache_creation_input_tokens"_L1, m_usage.cacheWrite);
}

void AnthropicDecoder::readStop(const QString &reason)
{
    if (reason.isEmpty())
        return;
    if (reason == "tool_use"_L1)
        m_stop = StopReason::Invocations;
    else if (reason == "max_tokens"_L1 || reason == "model_context_window_exceeded"_L1)
        m_stop = StopReason::Length;
    else if (reason == "refusal"_L1)
        m_stop = StopReason::Filtered;
    else if (reason == "pause_turn"_L1)
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
        if (block.kind != Block::Kind::ToolUse || (m_stop == StopReason::Length && !isWholeObject(block.arguments)))
            continue;
        invocations.append(invocation(block.id, block.name, block.arguments, used));
    }
    return invocations;
}

} // namespace network
