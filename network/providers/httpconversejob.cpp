// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/httpconversejob.h"

#include "model/session/contextfit.h"
#include "network/http/httpclient.h"
#include "network/providers/contract/toolcallbook.h"
#include "network/providers/controlvalues.h"
#include "network/providers/local/serverinquiry.h"
#include "network/providers/openaidialect.h"
#include "network/providers/pictures.h"
#include "network/providers/promptcounter.h"
#include "network/providers/tokencounter.h"
#include "network/secrets/keychain.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory;

namespace {

constexpr qsizetype maximumErrorBody = 1024 * 1024;
// After the last event most servers end the response at once; a reply is not held up by one that does not.
constexpr int graceMilliseconds = 1'000;
// An estimate may be wrong by half: below this share of the context a request fits whatever the tokenizer says.
constexpr double worthCounting = 0.4;

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
    m_timer.setSingleShot(true);
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
    m_timer.stop();
    if (m_inquiry)
        m_inquiry->cancel();
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
    m_dialect = Dialect::find(m_provider->dialect);
    if (!m_dialect) {
        fail({ErrorCategory::Usage, tr("The provider %1 names a dialect that there is not: “%2”.").arg(m_provider->name, m_provider->dialect)});
        return;
    }
    m_dialect = &dialectFor(*m_dialect, *m_provider, m_provider->entry(m_request.model.model), m_watch.book);
    if (!m_provider->ownKey.isEmpty()) {
        keyFound(m_provider->ownKey);
        return;
    }
    m_keychain.find(m_provider->keyName, this, [this](const model::Result<QByteArray> &key) { keyFound(key); });
}

void HttpConverseJob::keyFound(const model::Result<QByteArray> &key)
{
    if (isFinished())
        return;
    m_key = key.value_or(QByteArray());
    if (m_key.isEmpty() && !m_provider->keyName.isEmpty()) {
        fail({ErrorCategory::Usage,
            tr("%1 needs the key %2. Enter it in the settings, or set the environment variable of that name.")
                .arg(m_provider->title.isEmpty() ? m_provider->name : m_provider->title, m_provider->keyName),
            key ? QString() : key.error().detail});
        return;
    }
    const AppliedControls controls = applyControls(m_provider->entry(m_request.model.model), m_request.controls);
    m_entry = controls.entry;
    m_controlled = m_request;
    m_controlled.controls = controls.members;
    considerPictures();
}

//! A server on this machine may be there without its model's eyes, and may have been started anew since it was asked last.
void HttpConverseJob::considerPictures()
{
    const bool isLlama = m_provider->dialect == OpenAiDialect::id && isLoopback(m_provider->baseUrl) && !m_provider->server;
    if (!hasPictures(m_controlled) || !isLlama) {
        leaveOutPictures(*m_provider);
        return;
    }
    auto *inquiry = new ServerInquiry(serverRoot(m_provider->baseUrl), m_key, m_client, this);
    m_inquiry = inquiry;
    connect(inquiry, &ServerInquiry::failed, this, &HttpConverseJob::fit);
    connect(inquiry, &ServerInquiry::succeeded, this, [this](const ServerProperties &properties) {
        Provider asked = *m_provider;
        asked.served = properties;
        leaveOutPictures(asked);
    });
}

//! Those of earlier messages were for another model; one that is asked about now cannot go unseen.
void HttpConverseJob::leaveOutPictures(const Provider &provider)
{
    if (isFinished())
        return;
    const auto refusal = refusalOfPictures(provider, m_request.model.model);
    if (refusal && asksAboutPicture(m_request)) {
        fail(*refusal);
        return;
    }
    if (refusal)
        m_controlled = withoutPictures(m_controlled);
    fit();
}

void HttpConverseJob::fit()
{
    if (isFinished())
        return;
    const auto estimated = double(model::estimatedTokens(m_controlled));
    const auto countBy = [this, estimated](auto *counter) {
        using Counter = std::remove_pointer_t<decltype(counter)>;
        m_inquiry = counter;
        connect(counter, &Counter::succeeded, this, [this, estimated](qint64 tokens) { fitBy(double(tokens) / estimated); });
        connect(counter, &Counter::failed, this, [this] { fitBy(1); });
    };
    if (m_entry.context <= 0 || estimated < worthCounting * double(m_entry.context)) {
        fitBy(1);
    } else if (PromptCounter::isPossible(*m_provider)) {
        const EncodedRequest whole = m_dialect->encode(m_controlled, *m_provider, m_entry);
        countBy(new PromptCounter(*m_provider, m_provider->baseUrl, whole, m_key, m_request.origin, m_client, this));
    } else if (isLoopback(m_provider->baseUrl)) {
        countBy(new TokenCounter(*m_provider, m_controlled, m_client, m_keychain, this));
    } else {
        fitBy(1);
    }
}

void HttpConverseJob::fitBy(double scale)
{
    if (isFinished())
        return;
    const model::ConversationId &conversation = m_request.origin.conversation;
    const QSet<model::CanisterId> pinned = m_watch.pinned ? m_watch.pinned(conversation) : QSet<model::CanisterId>();
    const model::ContextRoom room {m_entry.context, m_entry.maximumOutput, m_entry.parts.over(m_watch.parts), scale};
    const model::FittedRequest fitted = model::fitContext(m_controlled, room,
        [&pinned](const model::Canister &canister) { return pinned.contains(canister.id); });
    // What a tool asks the model on its own is no part of the conversation.
    if (m_watch.fitted && m_entry.context > 0 && m_request.origin.invocation.isEmpty())
        m_watch.fitted({conversation, fitted.leftOut, fitted.tokens, fitted.room, fitted.over});
    ModelEntry entry = m_entry;
    // Most servers refuse a request whose longest answer would not fit beside it; an estimate may be short by a fifth.
    if (const qint64 left = entry.context - fitted.tokens * 6 / 5; entry.maximumOutput > 0 && left > 0)
        entry.maximumOutput = std::min(entry.maximumOutput, left);
    m_encoded = m_dialect->encode(fitted.request, *m_provider, entry);
    send();
}

HttpRequest HttpConverseJob::httpRequest() const
{
    HttpRequest request;
    request.method = "POST";
    request.url = endpointUrl(m_provider->addresses().value(m_address), m_encoded.path);
    request.headers = m_encoded.headers + m_dialect->providerHeaders(*m_provider, m_key);
    request.body = m_encoded.body;
    request.origin = m_request.origin;
    request.attempt = m_attempt;
    request.secrets = {m_key};
    request.allowCleartext = m_provider->allowCleartext;
    request.idleTimeoutMilliseconds = m_provider->idleTimeoutSeconds * 1000;
    return request;
}

void HttpConverseJob::send()
{
    ++m_attempt;
    m_reader.reset();
    m_errorBody.clear();
    m_usualStatus = 0;
    m_http = m_client.send(httpRequest(), this);
    connect(m_http, &HttpJob::headArrived, this, &HttpConverseJob::readHead);
    connect(m_http, &HttpJob::bytesArrived, this, &HttpConverseJob::readBytes);
    connect(m_http, &HttpJob::succeeded, this, &HttpConverseJob::answered);
    connect(m_http, &HttpJob::failed, this, &HttpConverseJob::exchangeFailed);
}

void HttpConverseJob::readHead(int status, const model::Headers &headers)
{
    if (!m_provider->server && m_watch.serverMet && headerValue(headers, "Server").startsWith("llama.cpp"))
        m_watch.serverMet(m_provider->name);
    if (status >= 300)
        return;
    auto decoder = m_dialect->makeDecoder(m_request, *this);
    decoder->expectThoughtsIn(m_provider->quirks.thoughts);
    m_reader = std::make_unique<ReplyReader>(std::move(decoder), headers, m_dialect->framing());
}

void HttpConverseJob::readBytes(const QByteArray &bytes)
{
    if (!m_reader) {
        m_errorBody += bytes.left(maximumErrorBody - m_errorBody.size());
        return;
    }
    m_reader->feed(bytes);
    if (isFinished() || !m_http)
        return;
    if (const auto error = m_reader->error()) {
        refuseAnswer(*error);
    } else if (m_reader->isComplete() && !m_timer.isActive()) {
        m_timer.disconnect();
        connect(&m_timer, &QTimer::timeout, this, [this] {
            if (m_http)
                m_http->cancel();
            succeed();
        });
        m_timer.start(graceMilliseconds);
    }
}

void HttpConverseJob::refuseAnswer(const ProviderError &error)
{
    m_usualStatus = error.usualStatus();
    m_http->giveUp(described(error, 0));
}

void HttpConverseJob::answered(int status)
{
    if (!m_reader) {
        attemptFailed(described(readErrorBody(m_errorBody), status), {status, m_http->responseHeaders()});
        return;
    }
    m_reader->close();
    if (isFinished())
        return;
    if (const auto error = m_reader->error())
        attemptFailed(described(*error, status == 200 ? 200 : 0), {error->usualStatus(), m_http->responseHeaders()});
    else
        succeed();
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
    attemptFailed(error, {m_usualStatus, m_http->responseHeaders(), false});
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
    ++m_detours;
    m_timer.disconnect();
    connect(&m_timer, &QTimer::timeout, this, &HttpConverseJob::send);
    m_timer.start(0);
    Q_EMIT retryScheduled(0, error.message);
}

void HttpConverseJob::attemptFailed(const Error &error, const RetryPolicy::Failure &failure)
{
    const bool spoken = m_reader && m_reader->hasSpoken();
    const auto wait = spoken ? std::nullopt : RetryPolicy(m_provider->maximumRetries).waitAfter(failure, m_attempt - m_detours);
    if (!wait) {
        fail(error);
        return;
    }
    m_timer.disconnect();
    connect(&m_timer, &QTimer::timeout, this, &HttpConverseJob::send);
    m_timer.start(*wait);
    Q_EMIT retryScheduled(*wait, error.message);
}

void HttpConverseJob::succeed()
{
    m_timer.stop();
    const model::ConverseReply reply = m_reader->reply();
    noteCalls(reply.written);
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
    const bool isWatched = m_dialect->name() == m_provider->dialect && m_dialect != Dialect::find(m_provider->dialect);
    if (!calls.byContract || !isWatched || isFinished())
        return;
    if (m_watch.book)
        m_watch.book->notePrinting(m_request.model);
    Q_EMIT noticed(tr("%1 writes its tool calls as text. They are read, and from now on it is told of its tools in that way, by contract.")
                       .arg(m_request.model.model));
}

Error HttpConverseJob::described(const ProviderError &error, int status) const
{
    const Error told = describe(error, status, *m_provider, m_request.model.model);
    const Redaction redaction({m_key});
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

} // namespace network
