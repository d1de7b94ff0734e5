// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/messagestream.h"

#include "network/http/httprequest.h"

#include <algorithm>

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
    } else if (m_body.size() + bytes.size() <= largestBody) {
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

namespace {

// It becomes a header.
constexpr qsizetype longestEventId = 8 * 1024;
// A server that asks for no wait at all is not asked more often than this.
constexpr int shortestRetry = 100;

} // namespace

MessageStream::MessageStream(const Connection &connection, QObject *parent)
    : QObject(parent)
    , m_connection(connection)
{
    connect(&m_reopening, &QTimer::timeout, this, [this] { send(session().get(m_lastEventId)); });
}

void MessageStream::send(const HttpRequest &request)
{
    m_reader.reset();
    m_job = new AuthorizedJob(m_connection.client, m_connection.gate, request, this);
    connect(m_job, &AuthorizedJob::headArrived, this, &MessageStream::readHead);
    connect(m_job, &AuthorizedJob::bytesArrived, this, &MessageStream::readBytes);
    connect(m_job, &AuthorizedJob::succeeded, this, [this] { finish({}); });
    connect(m_job, &AuthorizedJob::failed, this, [this](const model::Error &error) { finish(error); });
}

void MessageStream::reopen(int milliseconds)
{
    m_reopening.start(std::max(shortestRetry, m_retry.value_or(milliseconds)));
}

void MessageStream::readHead(const model::Headers &headers)
{
    m_reader.emplace(headers);
    headArrived(headers, m_reader->isStream());
}

void MessageStream::readBytes(const QByteArray &bytes)
{
    if (m_stopped || !m_reader)
        return;
    const RpcTexts texts = m_reader->feed(bytes);
    if (m_reader->lastEventId().size() <= longestEventId && !m_reader->lastEventId().isEmpty())
        m_lastEventId = m_reader->lastEventId();
    if (const auto retry = m_reader->retryMilliseconds())
        m_retry = retry;
    const bool isOverrun = m_reader->isOverrun();
    tell(texts);
    if (!isOverrun || m_stopped || !m_job)
        return;
    // It would only be sent again.
    m_lastEventId.clear();
    m_job->giveUp({model::ErrorCategory::Network, phrased("The server sent a message that is too large to be read.")});
}

void MessageStream::finish(const std::optional<model::Error> &error)
{
    if (m_reader && !error)
        tell(m_reader->finish());
    if (!m_stopped)
        responseEnded(*m_job, error);
}

void MessageStream::tell(const RpcTexts &texts)
{
    for (const auto &text : texts) {
        if (m_stopped)
            return;
        if (text)
            deliver(*text);
        else
            Q_EMIT wroteAside(m_garbage = text.error().detail);
    }
}

void MessageStream::end()
{
    if (m_stopped)
        return;
    stop();
    Q_EMIT ended();
}

void MessageStream::stop()
{
    if (m_stopped)
        return;
    m_stopped = true;
    m_reopening.stop();
    if (m_job)
        m_job->cancel();
    deleteLater();
}

} // namespace network
