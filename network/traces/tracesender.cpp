// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/traces/tracesender.h"

#include "model/basics/aside.h"
#include "model/basics/outputfile.h"
#include "network/http/retrypolicy.h"
#include "network/traces/otlpwriter.h"

#include <algorithm>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestReceipt = 10'000; // ms
constexpr qint64 largestReceipt = 1024 * 1024;

//! `name=value,name=value`, each with per cent signs as in addresses (OpenTelemetry, exporter configuration).
model::Headers headersIn(const QByteArray &text)
{
    model::Headers headers;
    for (const QByteArray &pair : text.split(',')) {
        const qsizetype at = pair.indexOf('=');
        if (at <= 0)
            continue;
        const model::Header header {
            QByteArray::fromPercentEncoding(pair.first(at).trimmed()), QByteArray::fromPercentEncoding(pair.sliced(at + 1).trimmed())};
        if (mayBeSet(header))
            headers.append(header);
    }
    return headers;
}

//! OTLP/HTTP, “Retryable Response Codes”; 0: the connection was lost, or never came about.
bool isWorthAnotherTry(int status)
{
    return status == 0 || status == 429 || (status >= 502 && status <= 504);
}

//! \return what went wrong, or nothing.
QString appendLines(const QString &path, const QByteArray &lines)
{
    model::OutputFile file(path, model::OutputFile::Readers::OwnerOnly, model::OutputFile::Manner::Append);
    return file.write(lines) ? QString() : file.errorString();
}

} // namespace

TraceSender::TraceSender(TraceTarget target, const QByteArray &headers, QObject *parent)
    : QObject(parent)
    , m_target(std::move(target))
    , m_headers(headersIn(headers))
{
    m_writer.setMaxThreadCount(1);
    connect(&m_gathering, &QTimer::timeout, this, &TraceSender::sendNext);
    connect(&m_again, &QTimer::timeout, this, &TraceSender::post);
    connect(&m_farewell, &QTimer::timeout, this, &TraceSender::takeLeave);
}

TraceSender::~TraceSender()
{
    m_writer.waitForDone();
    // A window that is closed waits for no collector, but a file is at hand.
    if (!m_target.file.isEmpty() && !m_waiting.isEmpty())
        appendLines(m_target.file, otlpRequest(m_waiting) + '\n');
}

void TraceSender::add(const QByteArray &span)
{
    if (m_waiting.size() >= mostWaiting || m_waitingBytes + span.size() > largestWaiting) {
        if (!std::exchange(m_isTroubled, true))
            Q_EMIT troubled(tr("More traces come than can be sent; some are left out."));
        return;
    }
    m_waiting.append(span);
    m_waitingBytes += span.size();
    if (!m_gathering.isActive())
        m_gathering.start(gathering);
}

void TraceSender::hurry()
{
    if (!m_waiting.isEmpty())
        m_gathering.start(0);
}

void TraceSender::flush(QObject *context, std::function<void()> done)
{
    m_farewells.append({context, std::move(done)});
    if (!m_farewell.isActive())
        m_farewell.start(longestFarewell);
    sendNext();
}

//! What is still on its way stays behind.
void TraceSender::takeLeave()
{
    if (!m_batch.isEmpty() && m_target.file.isEmpty() && !std::exchange(m_isTroubled, true))
        Q_EMIT troubled(m_trouble);
    tellDone();
}

void TraceSender::tellDone()
{
    m_farewell.stop();
    for (const Farewell &farewell : std::exchange(m_farewells, {})) {
        if (farewell.context)
            farewell.done();
    }
}

void TraceSender::sendNext()
{
    if (!m_batch.isEmpty())
        return;
    if (m_waiting.isEmpty()) {
        tellDone();
        return;
    }
    qsizetype count = 0;
    qsizetype bytes = 0;
    while (count < m_waiting.size() && count < mostAtOnce && (count == 0 || bytes + m_waiting.at(count).size() <= largestAtOnce))
        bytes += m_waiting.at(count++).size();
    m_batch = otlpRequest(m_waiting.first(count));
    m_waiting.remove(0, count);
    m_waitingBytes -= bytes;
    m_attempt = 0;
    m_trouble = troubleBy(tr("the collector has not answered"));
    if (m_target.file.isEmpty())
        post();
    else
        write(m_batch + '\n');
}

void TraceSender::write(const QByteArray &lines)
{
    model::runAside(
        m_writer, this, [path = m_target.file, lines] { return appendLines(path, lines); },
        [this](
            const QString &fault) { endBatch(fault.isEmpty() ? QString() : tr("%1 cannot be written to: %2").arg(m_target.file, fault)); });
}

void TraceSender::post()
{
    ++m_attempt;
    HttpRequest request;
    request.method = "POST";
    request.url = m_target.address;
    request.headers = m_headers;
    request.headers.append(model::Header {"Content-Type", "application/json"});
    request.body = m_batch;
    request.idleTimeoutMilliseconds = longestReceipt;
    request.wholeTimeoutMilliseconds = longestReceipt;
    request.largestResponse = largestReceipt;
    for (const model::Header &header : std::as_const(m_headers))
        request.secrets.append(header.second);
    m_job = m_client.send(request, &m_requests);
    connect(m_job, &HttpJob::succeeded, this, [this](int status) { settle(status, tr("the collector answered with %1").arg(status)); });
    connect(m_job, &model::Job::failed, this, [this](const model::Error &error) { settle(0, error.message); });
}

void TraceSender::settle(int status, const QString &why)
{
    if (status >= 200 && status < 300) {
        endBatch({});
        return;
    }
    // A lost connection is a reason to try again here: a span that comes twice does no harm.
    const RetryPolicy::Failure failure {status, m_job ? m_job->responseHeaders() : model::Headers(), status == 0};
    m_trouble = troubleBy(why);
    const auto wait = isWorthAnotherTry(status) ? RetryPolicy(mostAttempts - 1).waitAfter(failure, m_attempt) : std::nullopt;
    if (wait)
        m_again.start(*wait);
    else
        endBatch(m_trouble);
}

QString TraceSender::troubleBy(const QString &why) const
{
    return tr("Traces could not be sent to %1: %2").arg(m_target.address.toDisplayString(QUrl::RemoveQuery), why);
}

void TraceSender::endBatch(const QString &trouble)
{
    m_batch.clear();
    if (trouble.isEmpty())
        m_isTroubled = false;
    else if (!std::exchange(m_isTroubled, true))
        Q_EMIT troubled(trouble);
    sendNext();
}

} // namespace network
