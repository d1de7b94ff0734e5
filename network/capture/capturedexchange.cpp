// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/capture/capturedexchange.h"

#include "model/text/amounts.h"
#include "network/http/httprequest.h"

#include <QCoreApplication>

#include <utility>

namespace network {

using namespace Qt::StringLiterals;

namespace {

struct CapturedExchangeTexts {
    Q_DECLARE_TR_FUNCTIONS(network::CapturedExchange)
};

// Of what is compressed.
constexpr qint64 mostUnpackedOfCaptured = 256LL * 1024 * 1024;

//! Headers of what is kept, which is not compressed any more.
model::Headers keptHeaders(const Redaction &redaction, const model::Headers &headers)
{
    model::Headers kept = redaction.headers(headers);
    if (ContentDecoder::knows(headerValue(headers, "content-encoding")))
        kept.removeIf([](const model::Header &header) { return header.first.compare("content-encoding", Qt::CaseInsensitive) == 0; });
    return kept;
}

//! Whether the last event of a stream is the one by which it says that nothing follows (OpenAI, "Streaming responses").
bool hasToldItsEnd(QByteArrayView stream)
{
    const QByteArrayView event = stream.trimmed();
    const QByteArrayView line = event.sliced(event.lastIndexOf('\n') + 1);
    return event.size() < stream.size() && line.startsWith("data:") && line.sliced(5).trimmed() == "[DONE]";
}

} // namespace

KeptContent::KeptContent(const Redaction &redaction, const QByteArray &encoding)
    : m_redaction(redaction)
{
    if (ContentDecoder::knows(encoding))
        m_decoder = std::make_unique<ContentDecoder>(mostUnpackedOfCaptured);
}

QByteArray KeptContent::feed(const QByteArray &bytes)
{
    return m_redaction.feed(m_decoder ? m_decoder->feed(bytes) : bytes);
}

Redaction CaptureRedactions::of(const QList<QByteArray> &secrets)
{
    if (const Redaction *made = m_made.object(secrets))
        return *made;
    // What sign-ins bring and nobody knew before.
    const Redaction redaction(secrets, {}, {"access_token", "refresh_token", "id_token", "client_secret"});
    m_made.insert(secrets, new Redaction(redaction));
    return redaction;
}

const QString CapturedExchange::purpose = model::capturedPurpose.toString();

CapturedExchange::CapturedExchange(model::ExchangeLog &log, CaptureRedactions &redactions, std::function<model::ExchangeRequest()> request,
    const QList<QByteArray> &further)
    : m_log(log)
    , m_redactions(redactions)
    , m_secrets(further)
    , m_made(std::move(request))
{
}

void CapturedExchange::prepare()
{
    if (m_sent)
        return;
    m_request = m_made();
    m_secrets += credentialsIn(m_request.headers, m_request.url);
    m_redaction = m_redactions.of(m_secrets);
    m_sent = std::make_unique<KeptContent>(m_redaction, headerValue(m_request.headers, "content-encoding"));
    m_request.url = m_redaction.url(m_request.url);
    m_request.headers = keptHeaders(m_redaction, m_request.headers);
}

CapturedExchange::~CapturedExchange()
{
    tell();
    endInLog(model::ExchangeState::Cancelled, {}, model::ExchangeLog::Clock::now());
}

void CapturedExchange::note(std::function<void(Moment)> step)
{
    m_steps.emplace_back(model::ExchangeLog::Clock::now(), std::move(step));
}

void CapturedExchange::tell()
{
    for (const auto &[at, step] : std::exchange(m_steps, {}))
        step(at);
    m_untold = 0;
}

void CapturedExchange::sent(const QByteArray &content)
{
    m_untold += content.size();
    note([this, content](Moment) { keepSent(content); });
}

void CapturedExchange::leave()
{
    note([this](Moment at) { beginInLog(at); });
}

void CapturedExchange::answered(int status, const model::Headers &headers)
{
    note([this, status, headers](Moment at) { keepHead(status, headers, at); });
}

void CapturedExchange::received(const QByteArray &content)
{
    m_arrived += content.size();
    m_untold += content.size();
    note([this, content](Moment at) {
        if (m_received && !m_isEnded)
            m_log.received(m_id, m_received->feed(content), at);
    });
}

void CapturedExchange::end(model::ExchangeState state, const QString &error)
{
    note([this, state, error](Moment at) { endInLog(state, error, at); });
}

void CapturedExchange::endByProgram(const QString &why)
{
    note([this, why](Moment at) { endAsProgramDid(why, at); });
}

void CapturedExchange::keepSent(const QByteArray &content)
{
    if (!m_id.isEmpty() || m_isEnded)
        return;
    prepare();
    const QByteArray kept = m_sent->feed(content);
    const qsizetype room = largestRequest - m_request.body.size();
    m_isCut = m_isCut || kept.size() > room;
    m_request.body.append(QByteArrayView(kept).first(std::min(room, kept.size())));
}

void CapturedExchange::beginInLog(Moment at)
{
    if (!m_id.isEmpty() || m_isEnded)
        return;
    prepare();
    if (!m_isCut)
        m_request.body += m_sent->finish();
    m_id = m_log.begin({{}, {}, 0, {}, purpose}, std::exchange(m_request, {}), 1, at);
}

void CapturedExchange::keepHead(int status, const model::Headers &headers, Moment at)
{
    if (m_isEnded)
        return;
    beginInLog(at);
    if (const QList<QByteArray> further = credentialsIn(headers, {}); !further.isEmpty())
        m_redaction = m_redactions.of(m_secrets + further);
    m_received = std::make_unique<KeptContent>(m_redaction, headerValue(headers, "content-encoding"));
    m_log.head(m_id, status, keptHeaders(m_redaction, headers), at);
}

void CapturedExchange::endAsProgramDid(const QString &why, Moment at)
{
    if (m_received && !m_isEnded)
        m_log.received(m_id, m_received->finish(), at);
    m_received.reset();
    const model::Exchange *exchange = m_log.open(m_id);
    if (exchange && hasToldItsEnd(exchange->responseBody))
        endInLog(model::ExchangeState::Complete, {}, at);
    else
        endInLog(model::ExchangeState::Cancelled, why, at);
}

void CapturedExchange::endInLog(model::ExchangeState state, const QString &error, Moment at)
{
    if (m_isEnded)
        return;
    beginInLog(at);
    m_isEnded = true;
    if (m_received)
        m_log.received(m_id, m_received->finish(), at);
    const QString cut = m_isCut ? CapturedExchangeTexts::tr("Of the request's body the first %1 are kept; all of it was passed on.")
                                      .arg(model::sizeInWords(largestRequest))
                                : QString();
    m_log.end(m_id, state, error.isEmpty() || cut.isEmpty() ? error + cut : error + u' ' + cut, at);
}

} // namespace network
