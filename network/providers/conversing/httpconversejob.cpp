// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/conversing/httpconversejob.h"

#include "model/session/contextfit.h"
#include "network/http/httpclient.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/catalog/serverinquiry.h"
#include "network/providers/contract/toolcallbook.h"
#include "network/providers/conversing/contextexcess.h"
#include "network/providers/conversing/pictures.h"
#include "network/providers/conversing/promptcounter.h"
#include "network/providers/conversing/tokencounter.h"
#include "network/providers/description/controlvalues.h"
#include "network/providers/openai/openaidialect.h"
#include "network/providers/openai/responsesdialect.h"
#include "network/secrets/keychain.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory;

namespace {

constexpr qsizetype maximumErrorBody = 1024 * 1024;
// After the last event most servers end the response at once; a reply is not held up by one that does not.
constexpr int replyGraceMilliseconds = 1'000;
// What is asked before a turn's request, counting included, holds it up no longer than this in all.
constexpr int patienceMilliseconds = 1'000;
// An estimate may be wrong by half: below this share of the context a request fits whatever the tokenizer says.
constexpr double worthCounting = 0.4;
// Tokens that have room, with a short answer, in the smallest contexts that servers are started with as a rule (4,096): for fewer nobody
// need be asked how many there are.
constexpr qint64 usualRoom = 3'500;
// Of a request that a server refuses without saying by what it is too long.
constexpr double largerThanContext = 1.2;
// Bytes of an answer that comes compressed although it was asked for as it is, once it is unpacked.
constexpr qint64 maximumUnpacked = 32LL * 1024 * 1024;

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
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &HttpConverseJob::losePatience);
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
    m_patience.stop();
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
    m_dialect = Dialects::find(m_provider->dialect);
    if (!m_dialect) {
        fail({ErrorCategory::Usage,
            tr("The provider %1 names a dialect that there is not: “%2”.").arg(m_provider->name, m_provider->dialect)});
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
    m_served = m_provider->served;
    considerServer();
}

//! A server on this machine may be there without its model's eyes, may have been started anew since it was asked last, and has a context
//! that only it knows.
void HttpConverseJob::considerServer()
{
    const bool isNear = isLoopback(m_provider->baseUrl) && !m_provider->server
        && (m_provider->dialect == OpenAiDialect::id || m_provider->dialect == ResponsesDialect::id);
    const bool matters = hasPictures(m_controlled) || (m_entry.context <= 0 && model::estimatedTokens(m_controlled) > usualRoom);
    const bool isLlamas = m_served && m_served->isLlamas;
    const bool mayAsk = isLlamas || !m_watch.mayAsk || m_watch.mayAsk(m_provider->baseUrl);
    if (!isNear || !matters || !mayAsk) {
        leaveOutPictures();
        return;
    }
    const QUrl list = isLlamas ? QUrl() : endpointUrl(m_provider->baseUrl, m_dialect->modelsPath());
    auto *inquiry = new ServerInquiry({serverRoot(m_provider->baseUrl), list, m_key, m_provider->allowCleartext}, m_client, this);
    await(inquiry, &HttpConverseJob::leaveOutPictures);
    connect(inquiry, &ServerInquiry::succeeded, this, [this](const ServerProperties &properties) {
        m_served = properties;
        m_entry.beServed(properties);
        if (m_watch.served)
            m_watch.served(m_provider->name, properties);
        leaveOutPictures();
    });
}

//! Those of earlier messages were for another model; one that is asked about now cannot go unseen.
void HttpConverseJob::leaveOutPictures()
{
    if (isFinished())
        return;
    Provider asked = *m_provider;
    asked.served = m_served;
    const auto refusal = refusalOfPictures(asked, m_request.model.model);
    if (refusal && asksAboutPicture(m_request)) {
        fail(*refusal);
        return;
    }
    if (refusal)
        m_controlled = withoutPictures(m_controlled);
    fit();
}

void HttpConverseJob::await(model::Job *inquiry, void (HttpConverseJob::*otherwise)())
{
    m_inquiry = inquiry;
    m_otherwise = otherwise;
    connect(inquiry, &model::Job::failed, this, otherwise);
    if (!m_patience.isActive())
        m_patience.start(patienceMilliseconds);
}

void HttpConverseJob::losePatience()
{
    m_isPatient = false;
    if (!m_inquiry || m_inquiry->isFinished())
        return;
    m_inquiry->cancel();
    (this->*m_otherwise)();
}

void HttpConverseJob::fit()
{
    if (isFinished())
        return;
    const auto estimated = double(model::estimatedTokens(m_controlled));
    const auto countBy = [this, estimated](auto *counter) {
        using Counter = std::remove_pointer_t<decltype(counter)>;
        await(counter, &HttpConverseJob::fitByEstimate);
        connect(counter, &Counter::succeeded, this, [this, estimated](qint64 tokens) { fitBy(double(tokens) / estimated); });
    };
    const bool matters = m_entry.context > 0 && estimated >= worthCounting * double(m_entry.context);
    if (matters && m_isPatient && PromptCounter::isPossible(*m_provider)) {
        const EncodedRequest whole = m_dialect->encode(m_controlled, *m_provider, m_entry);
        countBy(new PromptCounter(*m_provider, whole, m_key, m_request.origin, patienceMilliseconds, m_client, this));
    } else if (matters && m_isPatient && (m_provider->server || (m_served && m_served->isLlamas))) {
        countBy(new TokenCounter(*m_provider, m_controlled, m_key, patienceMilliseconds, m_client, this));
    } else {
        fitByEstimate();
    }
}

void HttpConverseJob::fitByEstimate()
{
    fitBy(1);
}

void HttpConverseJob::fitBy(double scale)
{
    if (isFinished())
        return;
    const model::ConversationId &conversation = m_request.origin.conversation;
    const QSet<model::CanisterId> pinned = m_watch.pinned ? m_watch.pinned(conversation) : QSet<model::CanisterId>();
    const model::ContextRoom room {m_entry.context, m_entry.maximumOutput, m_entry.parts.over(m_watch.parts), scale};
    const model::FittedRequest fitted = model::fitContext(
        m_controlled, room, [&pinned](const model::Canister &canister) { return pinned.contains(canister.id); });
    // What a tool asks the model on its own is no part of the conversation.
    if (m_watch.fitted && m_entry.context > 0 && m_request.origin.invocation.isEmpty())
        m_watch.fitted({conversation, fitted.leftOut, fitted.tokens, fitted.room, fitted.over});
    ModelEntry entry = m_entry;
    // Most servers refuse a request whose longest answer would not fit beside it; an estimate may be short by a fifth.
    if (const qint64 left = entry.context - fitted.tokens * 6 / 5; entry.maximumOutput > 0 && left > 0)
        entry.maximumOutput = std::min(entry.maximumOutput, left);
    m_encoded = m_dialect->encode(fitted.request, *m_provider, entry);
    m_estimated = model::estimatedTokens(fitted.request);
    if (m_attempt == 0)
        send();
}

bool HttpConverseJob::fitAgain(const ProviderError &error, int status)
{
    const auto excess = ContextExcess::in(error);
    const bool spoken = m_reader && m_reader->hasSpoken();
    if (!excess || m_isRefitted || spoken || m_estimated <= 0)
        return false;
    m_isRefitted = true;
    if (excess->context > 0)
        m_entry.context = excess->context;
    if (m_entry.context <= 0)
        return false;
    const QByteArray refused = m_encoded.body;
    const double counted = excess->prompt > 0 ? double(excess->prompt) : largerThanContext * double(m_entry.context);
    fitBy(counted / double(m_estimated));
    if (m_encoded.body == refused)
        return false;
    sendAnew(described(error, status).message);
    return true;
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
    request.wantsFreshConnection = m_isAfresh;
    request.secrets = {m_key};
    request.allowCleartext = m_provider->allowCleartext;
    request.idleTimeoutMilliseconds = m_provider->idleTimeoutSeconds * 1000;
    request.maximumUnpacked = maximumUnpacked;
    return request;
}

void HttpConverseJob::send()
{
    ++m_attempt;
    m_reader.reset();
    m_errorBody.clear();
    m_refusal.reset();
    m_http = m_client.send(httpRequest(), this);
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
    decoder->setLimit(m_watch.answerLimit);
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
        m_timer.start(replyGraceMilliseconds);
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
    if (m_http->keptConnectionEnded() && !m_isAfresh) {
        m_isAfresh = true;
        sendAnew(error.message);
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
    m_timer.disconnect();
    connect(&m_timer, &QTimer::timeout, this, &HttpConverseJob::send);
    m_timer.start(0);
    Q_EMIT retryScheduled(0, reason);
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
    const bool isWatched = m_dialect->name() == m_provider->dialect && m_dialect != Dialects::find(m_provider->dialect);
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
