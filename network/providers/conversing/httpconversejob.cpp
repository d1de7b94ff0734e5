// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/conversing/httpconversejob.h"

#include "network/http/httpclient.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/contract/toolcallbook.h"
#include "network/providers/conversing/requestpreparation.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace network {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory;

namespace {

//! Figures that no model has are somebody's joke.
constexpr qint64 mostTokens = 1'000'000'000;

qint64 tokensIn(const QRegularExpressionMatch &match, const QString &name)
{
    const qint64 number = match.captured(name).toLongLong();
    return number > 0 && number <= mostTokens ? number : 0;
}

//! What the servers say in words, which is all that most of them say.
const std::array<QRegularExpression, 7> &sayings()
{
    constexpr auto any = QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption;
    static const std::array<QRegularExpression, 7> all {
        QRegularExpression(uR"(\((?<prompt>\d+) tokens\) exceeds the available context size \((?<context>\d+) tokens\))"_s, any),
        QRegularExpression(uR"(maximum context length is (?<context>\d+) tokens.*\((?<prompt>\d+) in the (messages|prompt))"_s, any),
        QRegularExpression(uR"(maximum context length is (?<context>\d+) tokens\D*(?<prompt>\d+)( input)? tokens)"_s, any),
        QRegularExpression(uR"(prompt is too long: (?<prompt>\d+) tokens > (?<context>\d+) maximum)"_s, any),
        QRegularExpression(uR"(exceed context limit: (?<prompt>\d+) \+ \d+ > (?<context>\d+))"_s, any),
        QRegularExpression(
            uR"(input token count \((?<prompt>\d+)\) exceeds the maximum number of tokens allowed \((?<context>\d+)\))"_s, any),
        QRegularExpression(uR"((contains|first) (?<prompt>\d+) tokens.*(model with|length of only) (?<context>\d+))"_s, any),
    };
    return all;
}

} // namespace

std::optional<ContextExcess> ContextExcess::in(const ProviderError &error)
{
    const QString told = error.message.left(1000);
    for (const QRegularExpression &saying : sayings()) {
        if (const auto match = saying.match(told); match.hasMatch())
            return ContextExcess {tokensIn(match, u"prompt"_s), tokensIn(match, u"context"_s)};
    }
    const QStringView detail = QStringView(error.detail).first(std::min<qsizetype>(error.detail.size(), 2000));
    const bool isNamed = error.type == u"exceed_context_size_error"_s || detail.contains(u"\"context_length_exceeded\"");
    return isNamed ? std::optional(ContextExcess()) : std::nullopt;
}

namespace {

constexpr qsizetype largestErrorBody = 1024 * 1024;
// After the last event most servers end the response at once; a reply is not held up by one that does not.
constexpr int replyGraceMilliseconds = 1'000;

} // namespace

HttpConverseJob::HttpConverseJob(const model::Result<Provider> &provider, const model::ConverseRequest &request, HttpClient &client,
    Keychain &keychain, ConverseWatch watch, QObject *parent)
    : ConverseJob(parent)
    , m_provider(provider)
    , m_request(request)
    , m_watch(std::move(watch))
    , m_client(client)
    , m_keychain(keychain)
{
    connect(&m_nextAttempt, &QTimer::timeout, this, &HttpConverseJob::send);
    connect(&m_grace, &QTimer::timeout, this, [this] {
        if (m_http)
            m_http->cancel();
        succeed();
    });
    QMetaObject::invokeMethod(this, &HttpConverseJob::start, Qt::QueuedConnection);
}

HttpConverseJob::~HttpConverseJob() = default;

model::ConverseReply HttpConverseJob::partial() const
{
    if (m_reader)
        return m_reader->partial();
    model::ConverseReply nothing;
    nothing.stop = model::StopReason::Truncated;
    return nothing;
}

void HttpConverseJob::abandon()
{
    m_nextAttempt.stop();
    m_grace.stop();
    if (m_preparation)
        m_preparation->cancel();
    if (m_http)
        m_http->cancel();
}

void HttpConverseJob::start()
{
    if (isFinished())
        return;
    if (!m_provider) {
        fail(m_provider.error());
        return;
    }
    m_dialect = Dialects::find(m_provider->dialect);
    if (!m_dialect) {
        fail({ErrorCategory::Usage,
            tr("The provider %1 names a dialect that does not exist: “%2”.").arg(m_provider->name, m_provider->dialect)});
        return;
    }
    m_dialect = &dialectFor(*m_dialect, *m_provider, m_provider->entry(m_request.model.model), m_watch.book);
    m_preparation = new RequestPreparation(*m_provider, m_request, *m_dialect, m_client, m_keychain, m_watch, this);
    connect(m_preparation, &RequestPreparation::fitted, this, &ConverseJob::fitted);
    connect(m_preparation, &RequestPreparation::failed, this, [this](const Error &error) { fail(error); });
    connect(m_preparation, &RequestPreparation::ready, this, &HttpConverseJob::send);
    m_preparation->start();
}

bool HttpConverseJob::fitAgain(const ProviderError &error, int status)
{
    const auto excess = ContextExcess::in(error);
    const bool spoken = m_reader && m_reader->hasSpoken();
    if (!excess || spoken || !m_preparation->refit(*excess))
        return false;
    sendAnew(described(error, status).message);
    return true;
}

HttpRequest HttpConverseJob::httpRequest() const
{
    HttpRequest request = m_preparation->prepared().to(*m_provider, *m_dialect, m_preparation->key(), m_address);
    request.origin = m_request.origin;
    request.origin.provider = m_provider->name;
    request.origin.model = m_request.model.model;
    request.attempt = m_attempt;
    request.mayLeaveTwice = true;
    return request;
}

void HttpConverseJob::send()
{
    ++m_attempt;
    m_reader.reset();
    m_errorBody.clear();
    m_refusal.reset();
    m_http = m_client.send(httpRequest(), this);
    connect(m_http, &HttpJob::sentAfresh, this, [this](const QString &reason) {
        ++m_attempt;
        ++m_detours;
        Q_EMIT retryScheduled(0, reason);
    });
    connect(m_http, &HttpJob::headArrived, this, &HttpConverseJob::readHead);
    connect(m_http, &HttpJob::bytesArrived, this, &HttpConverseJob::readBytes);
    connect(m_http, &HttpJob::succeeded, this, &HttpConverseJob::answered);
    connect(m_http, &HttpJob::failed, this, &HttpConverseJob::exchangeFailed);
}

void HttpConverseJob::readHead(int status, const model::Headers &headers)
{
    if (!m_provider->server && m_watch.serverMet && ServerProperties::isLlama(headers))
        m_watch.serverMet(m_provider->name);
    if (status >= 300)
        return;
    auto decoder = m_dialect->makeDecoder(m_request, *this);
    decoder->expectThoughtsIn(m_provider->quirks.thoughts);
    m_reader = std::make_unique<ReplyReader>(std::move(decoder), headers, m_dialect->framing());
    m_reader->setLimit(m_watch.answerLimit);
}

void HttpConverseJob::readBytes(const QByteArray &bytes)
{
    if (!m_reader) {
        m_errorBody += bytes.left(largestErrorBody - m_errorBody.size());
        return;
    }
    m_reader->feed(bytes);
    if (isFinished() || !m_http)
        return;
    if (const auto error = m_reader->error()) {
        refuseAnswer(*error);
    } else if (m_reader->isComplete() && !m_grace.isActive()) {
        m_grace.start(replyGraceMilliseconds);
    }
}

void HttpConverseJob::refuseAnswer(const ProviderError &error)
{
    m_refusal = error;
    m_http->giveUp(described(error, 0));
}

void HttpConverseJob::answered(int status)
{
    if (!m_reader) {
        const ProviderError error = readErrorBody(m_errorBody);
        if (!fitAgain(error, status))
            attemptFailed(described(error, status), {status, m_http->responseHeaders()});
        return;
    }
    m_reader->close();
    if (isFinished())
        return;
    const auto error = m_reader->error();
    if (!error)
        succeed();
    else if (!fitAgain(*error, 0))
        attemptFailed(described(*error, status == 200 ? 200 : 0), {error->usualStatus(), m_http->responseHeaders()});
}

void HttpConverseJob::exchangeFailed(const Error &error)
{
    if (m_reader && m_reader->isComplete() && !m_reader->error()) {
        succeed();
        return;
    }
    if (m_http->nothingWasSent() || m_http->tlsFailed()) {
        unreachable(error);
        return;
    }
    if (m_refusal && fitAgain(*m_refusal, 0))
        return;
    attemptFailed(error, {m_refusal ? m_refusal->usualStatus() : 0, m_http->responseHeaders(), false});
}

//! Nothing has left: the next address is as good, as far as it shows by itself that it is the provider's. The request starts again from
//! the first only by the rules of repetition.
void HttpConverseJob::unreachable(const Error &error)
{
    const int next = m_provider->addressAfter(m_address, m_http->tlsFailed());
    if (next < 0) {
        m_address = 0;
        attemptFailed(error, {0, {}, m_http->nothingWasSent()});
        return;
    }
    m_address = next;
    sendAnew(error.message);
}

void HttpConverseJob::sendAnew(const QString &reason)
{
    ++m_detours;
    m_nextAttempt.start(0);
    Q_EMIT retryScheduled(0, reason);
}

void HttpConverseJob::attemptFailed(const Error &error, const RetryPolicy::Failure &failure)
{
    const bool spoken = m_reader && m_reader->hasSpoken();
    const auto wait = spoken ? std::nullopt : RetryPolicy(m_provider->mostRetries).waitAfter(failure, m_attempt - m_detours);
    if (!wait) {
        fail(error);
        return;
    }
    m_nextAttempt.start(*wait);
    Q_EMIT retryScheduled(*wait, error.message);
}

void HttpConverseJob::succeed()
{
    m_grace.stop();
    model::ConverseReply reply = m_reader->reply();
    reply.usage.estimated = m_preparation->prepared().estimated;
    noteCalls(reply.written);
    if (const QString &why = m_reader->unknownStop(); !why.isEmpty() && !isFinished())
        Q_EMIT noticed(tr("%1 ended its answer for a reason that is not known here: “%2”.").arg(m_provider->name, why));
    if (beginSuccess()) {
        Q_EMIT succeeded(reply);
        endSuccess();
    }
}

//! A model that was given its tools the native way and printed calls all the same is told of the contract from now on.
void HttpConverseJob::noteCalls(const model::WrittenCalls &calls)
{
    if (m_watch.book)
        m_watch.book->add(m_request.model, calls);
    if (!calls.byContract || !m_dialect->isWatching() || isFinished())
        return;
    if (m_watch.book)
        m_watch.book->notePrinting(m_request.model);
    Q_EMIT noticed(tr("%1 writes its tool calls as text. They are read, and from now on it is told of its tools in that way, by contract.")
                       .arg(m_request.model.model));
}

Error HttpConverseJob::described(const ProviderError &error, int status) const
{
    const Error told = describe(error, status, *m_provider, m_request.model.model);
    const Redaction redaction({m_preparation->key()});
    return {told.category, redaction.text(told.message), redaction.text(told.detail)};
}

void HttpConverseJob::deltaArrived(const model::Delta &told)
{
    if (!isFinished())
        Q_EMIT delta(told);
}

void HttpConverseJob::invocationForming(int index, const QString &name, qint64 bytes)
{
    if (!isFinished())
        Q_EMIT model::ConverseJob::invocationForming(index, name, bytes);
}

HttpConverser::HttpConverser(Source provider, HttpClient &client, Keychain &keychain, ConverseWatch watch)
    : m_provider(std::move(provider))
    , m_client(client)
    , m_keychain(keychain)
    , m_watch(std::move(watch))
{
}

qint64 HttpConverser::context(const model::ModelAddress &model, const QList<std::pair<QString, model::JsonText>> &controls)
{
    return contextOf(m_provider(), model, controls);
}

model::Result<model::RequestPreview> HttpConverser::preview(const model::ConverseRequest &request)
{
    return previewOf(m_provider(), request, m_watch);
}

model::ConverseJob *HttpConverser::converse(const model::ConverseRequest &request, QObject *parent)
{
    return new HttpConverseJob(m_provider(), request, m_client, m_keychain, m_watch, parent);
}

} // namespace network
