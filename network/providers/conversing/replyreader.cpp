// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/conversing/replyreader.h"

#include "network/http/httprequest.h"

#include <QCoreApplication>

#include <algorithm>

namespace network {

namespace {

constexpr qsizetype excerptSize = 2000;
constexpr qint64 leastBody = 8LL * 1024 * 1024;

struct ReplyReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(network::ReplyReader)
};

} // namespace

ReplyReader::ReplyReader(std::unique_ptr<StreamDecoder> decoder, const model::Headers &headers, Framing framing)
    : m_decoder(std::move(decoder))
    , m_framing(framing)
{
    const QByteArray type = headerValue(headers, "Content-Type").toLower();
    if (type.startsWith("application/x-ndjson"))
        m_form = Form::Lines;
    else if (type.startsWith("text/event-stream") && framing == Framing::Events)
        m_form = Form::Events;
}

void ReplyReader::setLimit(qint64 bytes)
{
    m_decoder->setLimit(bytes);
    m_largestBody = qsizetype(std::clamp<qint64>(2 * bytes, leastBody, largestBody));
}

ReplyReader::Form ReplyReader::formOf(QByteArrayView beginning) const
{
    // Servers do name the wrong type, so what arrives decides.
    const QByteArrayView text = beginning.trimmed();
    if (text.isEmpty())
        return Form::Unknown;
    if (text.front() == '{')
        return m_framing == Framing::Lines ? Form::Lines : Form::Json;
    return text.front() == '<' ? Form::Page : Form::Events;
}

void ReplyReader::feed(const QByteArray &bytes)
{
    m_arrived += bytes.size();
    if (m_form == Form::Unknown) {
        m_form = formOf(bytes);
        if (m_form == Form::Unknown)
            return;
    }
    if (m_form == Form::Events || m_form == Form::Lines) {
        feedStream(bytes);
    } else if (!m_overrun) {
        keepBody(bytes);
    }
}

void ReplyReader::keepBody(const QByteArray &bytes)
{
    if (m_body.size() + bytes.size() > m_largestBody) {
        m_overrun = true;
        // A copy, so that the rest is given back.
        m_body = QByteArray(m_body.constData(), std::min(m_body.size(), excerptSize));
        return;
    }
    // The last doubling would be for more than is read.
    if (m_body.size() > m_largestBody / 2 && m_body.capacity() < m_largestBody)
        m_body.reserve(m_largestBody);
    m_body += bytes;
}

void ReplyReader::feedStream(const QByteArray &bytes)
{
    if (m_body.size() < excerptSize)
        m_body += bytes.left(excerptSize - m_body.size());
    if (m_form == Form::Lines)
        m_overrun = !m_lines.feed(bytes, [this](const QByteArray &line) { readLine(line); });
    else
        m_overrun = !m_parser.feed(bytes, [this](const SseEvent &event) { m_decoder->read(event); });
}

void ReplyReader::readLine(const QByteArray &line)
{
    if (const QByteArrayView value = QByteArrayView(line).trimmed(); !value.isEmpty())
        m_decoder->read({{}, value, {}});
}

void ReplyReader::close()
{
    // The last line need not have an end; half a line says no more than that the stream broke off.
    if (m_form == Form::Lines && !m_overrun && isWholeObject(m_lines.rest()))
        readLine(m_lines.rest());
    if (m_form == Form::Json && !m_overrun)
        m_decoder->readWhole(m_body);
    m_decoder->close();
}

std::optional<ProviderError> ReplyReader::error() const
{
    const QString excerpt = QString::fromUtf8(m_body.left(excerptSize));
    if (m_overrun)
        return ProviderError {
            ProviderError::Kind::Overrun, ReplyReaderTexts::tr("The provider's answer is too large to be read."), {}, excerpt};
    auto error = m_decoder->error();
    if (error && error->kind == ProviderError::Kind::Truncated)
        error->message = ReplyReaderTexts::tr("The provider's answer broke off before its end, after %1 bytes.").arg(m_arrived);
    if (!error || error->kind != ProviderError::Kind::Empty || m_body.trimmed().isEmpty())
        return error;
    if (m_form == Form::Page)
        return ProviderError {ProviderError::Kind::Page, {}, {}, excerpt};
    return ProviderError {ProviderError::Kind::Malformed, ReplyReaderTexts::tr("The provider's answer cannot be read."), {}, excerpt};
}

} // namespace network
