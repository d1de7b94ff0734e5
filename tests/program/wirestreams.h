// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>

//! Replies as servers of both dialects send them, for scripts.
namespace wirestreams {

struct Call {
    QByteArray id;
    QByteArray name;
    //! JSON.
    QByteArray arguments;
};

inline QByteArray quoted(QByteArray text)
{
    return '"' + text.replace('\\', "\\\\").replace('"', "\\\"") + '"';
}

inline QByteArray anthropicEvent(const QByteArray &type, const QByteArray &members)
{
    return "event: " + type + "\ndata: {\"type\":\"" + type + "\"," + members + "}\n\n";
}

inline QByteArray anthropicStart()
{
    return anthropicEvent("message_start",
        R"("message":{"id":"msg_1","type":"message","role":"assistant","model":"m","content":[],)"
        R"("stop_reason":null,"usage":{"input_tokens":7,"output_tokens":1}})");
}

//! A text block that is not closed yet.
inline QByteArray anthropicText(const QByteArray &text)
{
    return anthropicEvent("content_block_start", R"("index":0,"content_block":{"type":"text","text":""})")
        + anthropicEvent("content_block_delta", R"("index":0,"delta":{"type":"text_delta","text":)" + quoted(text) + "}");
}

inline QByteArray anthropicEnd(const QByteArray &reason)
{
    return anthropicEvent("message_delta", R"("delta":{"stop_reason":")" + reason + R"("},"usage":{"output_tokens":9})")
        + "event: message_stop\ndata: {\"type\":\"message_stop\"}\n\n";
}

inline QByteArray anthropicAnswer(const QByteArray &text)
{
    return anthropicStart() + anthropicText(text) + anthropicEvent("content_block_stop", R"("index":0)") + anthropicEnd("end_turn");
}

inline QByteArray anthropicCalls(const QList<Call> &calls)
{
    QByteArray events = anthropicStart();
    for (qsizetype index = 0; index < calls.size(); ++index) {
        const Call &call = calls.at(index);
        const QByteArray place = "\"index\":" + QByteArray::number(index);
        events += anthropicEvent("content_block_start",
            place + R"(,"content_block":{"type":"tool_use","id":")" + call.id + R"(","name":")" + call.name + R"(","input":{}})");
        events += anthropicEvent(
            "content_block_delta", place + R"(,"delta":{"type":"input_json_delta","partial_json":)" + quoted(call.arguments) + '}');
        events += anthropicEvent("content_block_stop", place);
    }
    return events + anthropicEnd("tool_use");
}

inline QByteArray openAiChunk(const QByteArray &delta, const QByteArray &finish = "null")
{
    return R"(data: {"id":"c","object":"chat.completion.chunk","model":"m","choices":[{"index":0,"delta":)" + delta + R"(,"finish_reason":)"
        + finish + "}]}\n\n";
}

inline QByteArray openAiText(const QByteArray &text)
{
    return openAiChunk(R"({"content":)" + quoted(text) + '}');
}

inline QByteArray openAiAnswer(const QByteArray &text)
{
    return openAiText(text) + openAiChunk("{}", "\"stop\"") + "data: [DONE]\n\n";
}

inline QByteArray openAiCalls(const QList<Call> &calls)
{
    QByteArray events;
    for (qsizetype index = 0; index < calls.size(); ++index) {
        const Call &call = calls.at(index);
        events += openAiChunk(R"({"tool_calls":[{"index":)" + QByteArray::number(index) + R"(,"id":")" + call.id
            + R"(","type":"function","function":{"name":")" + call.name + R"(","arguments":)" + quoted(call.arguments) + "}}]}");
    }
    return events + openAiChunk("{}", "\"tool_calls\"") + "data: [DONE]\n\n";
}

} // namespace wirestreams
