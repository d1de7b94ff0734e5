// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/rpcresponsereader.h"

#include "network/http/httprequest.h"
#include "network/mcp/http/deliveryfailure.h"

namespace network {

namespace {

model::Result<RpcMessage> readRpcText(const QByteArray &text)
{
    auto message = readRpcMessage(text);
    if (!message)
        message.error().detail = excerpt(text);
    return message;
}

} // namespace

RpcTexts readRpcTexts(const QByteArray &text)
{
    const QByteArray trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return {};
    RpcTexts texts;
    for (const QByteArray &each : rpcTextsOf(trimmed))
        texts.append(readRpcText(each));
    return texts;
}

RpcResponseReader::RpcResponseReader(const model::Headers &headers)
    : m_form(headerValue(headers, "Content-Type").toLower().startsWith("text/event-stream") ? Form::Events : Form::Body)
{
}

RpcTexts RpcResponseReader::feed(const QByteArray &bytes)
{
    RpcTexts texts;
    if (m_form == Form::Events) {
        m_overrun = !m_parser.feed(bytes, [&texts](const SseEvent &event) {
            if (event.type.isEmpty() || event.type == "message")
                texts += readRpcTexts(event.data.toByteArray());
        });
    } else if (m_body.size() + bytes.size() <= maximumBody) {
        m_body += bytes;
    } else {
        m_overrun = true;
        m_body.clear();
    }
    return texts;
}

RpcTexts RpcResponseReader::finish()
{
    return m_overrun ? RpcTexts() : readRpcTexts(std::exchange(m_body, {}));
}

} // namespace network
