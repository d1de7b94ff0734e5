// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/conversing/requestpreparation.h"

#include "network/http/httpclient.h"
#include "network/providers/catalog/serverinquiry.h"
#include "network/providers/conversing/pictures.h"
#include "network/providers/conversing/tokencounter.h"
#include "network/providers/description/modellayers.h"
#include "network/providers/openai/openaidialect.h"
#include "network/providers/openai/responsesdialect.h"
#include "network/secrets/keychain.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory;

namespace {

// What is asked before a turn's request, counting included, holds it up no longer than this in all.
constexpr int patienceMilliseconds = 1'000;
// An estimate may be wrong by half: below this share of the context a request fits whatever the tokenizer says.
constexpr double worthCounting = 0.4;
// Tokens that have room, with a short answer, in the smallest contexts that servers are started with as a rule (4,096): for fewer nobody
// need be asked how many there are.
constexpr qint64 usualRoom = 3'500;
// Of a request that a server refuses without saying by what it is too long.
constexpr double largerThanContext = 1.2;

} // namespace

RequestPreparation::RequestPreparation(const Provider &provider, const model::ConverseRequest &request, const Dialect &dialect,
    HttpClient &client, Keychain &keychain, const ConverseWatch &watch, QObject *parent)
    : QObject(parent)
    , m_provider(provider)
    , m_request(request)
    , m_dialect(dialect)
    , m_client(client)
    , m_keychain(keychain)
    , m_watch(watch)
{
    connect(&m_patience, &QTimer::timeout, this, &RequestPreparation::losePatience);
}

RequestPreparation::~RequestPreparation() = default;

void RequestPreparation::start()
{
    if (!m_provider.ownKey.isEmpty())
        keyFound(m_provider.ownKey);
    else
        m_keychain.find(m_provider.keyName, this, [this](const model::Result<QByteArray> &key) { keyFound(key); });
}

void RequestPreparation::cancel()
{
    m_state = State::Ended;
    m_patience.stop();
    if (m_inquiry)
        m_inquiry->cancel();
}

void RequestPreparation::fail(const Error &error)
{
    cancel();
    Q_EMIT failed(error);
}

void RequestPreparation::keyFound(const model::Result<QByteArray> &key)
{
    if (m_state == State::Ended)
        return;
    m_key = key.value_or(QByteArray());
    if (!key && !m_provider.keyName.isEmpty()) {
        fail({ErrorCategory::Usage, KeysJob::tr("The key “%1” is needed. %2").arg(m_provider.keyName, key.error().message),
            key.error().detail});
        return;
    }
    if (m_key.isEmpty() && !m_provider.keyName.isEmpty()) {
        fail({ErrorCategory::Usage,
            tr("%1 needs the key %2. Enter it in the settings, or set the environment variable of that name.")
                .arg(m_provider.title.isEmpty() ? m_provider.name : m_provider.title, m_provider.keyName)});
        return;
    }
    const AppliedControls controls = applyControls(m_provider.entry(m_request.model.model), m_request.controls);
    m_entry = controls.entry;
    m_controlled = m_request;
    m_controlled.controls = controls.members;
    m_served = m_provider.served;
    considerServer();
}

//! A server on this machine may be there without its model's eyes, may have been started anew since it was asked last, and has a context
//! that only it knows.
void RequestPreparation::considerServer()
{
    const bool isNear = isLoopback(m_provider.baseUrl) && !m_provider.server
        && (m_provider.dialect == OpenAiDialect::id || m_provider.dialect == ResponsesDialect::id);
    const bool matters = hasPictures(m_controlled) || (m_entry.context <= 0 && model::estimatedTokens(m_controlled) > usualRoom);
    const bool isLlamas = m_served && m_served->isLlamas;
    const bool mayAsk = isLlamas || !m_watch.mayAsk || m_watch.mayAsk(m_provider.baseUrl);
    if (!isNear || !matters || !mayAsk) {
        leaveOutPictures();
        return;
    }
    const QUrl list = isLlamas ? QUrl() : endpointUrl(m_provider.baseUrl, m_dialect.modelsPath());
    auto *inquiry = new ServerInquiry({serverRoot(m_provider.baseUrl), list, m_key, m_provider.allowCleartext}, m_client, this);
    await(State::AskingServer, inquiry);
    connect(inquiry, &ServerInquiry::succeeded, this, [this](const ServerProperties &properties) {
        m_served = properties;
        m_entry.beServed(properties);
        if (m_watch.served)
            m_watch.served(m_provider.name, properties);
        leaveOutPictures();
    });
}

//! Those of earlier messages were for another model; one that is asked about now cannot go unseen.
void RequestPreparation::leaveOutPictures()
{
    if (m_state == State::Ended)
        return;
    Provider asked = m_provider;
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

void RequestPreparation::await(State step, model::Job *inquiry)
{
    m_state = step;
    m_inquiry = inquiry;
    connect(inquiry, &model::Job::failed, this, [this, step] { goOnFrom(step); });
    if (!m_patience.isActive() && !m_client.isUnhurried())
        m_patience.start(patienceMilliseconds);
}

void RequestPreparation::goOnFrom(State step)
{
    if (step == State::AskingServer)
        leaveOutPictures();
    else
        fitByEstimate();
}

void RequestPreparation::losePatience()
{
    const State step = std::exchange(m_state, State::Hurrying);
    m_inquiry->cancel();
    goOnFrom(step);
}

void RequestPreparation::fit()
{
    if (m_state == State::Ended)
        return;
    const auto estimated = double(model::estimatedTokens(m_controlled));
    const auto countBy = [this, estimated](auto *counter) {
        using Counter = std::remove_pointer_t<decltype(counter)>;
        await(State::CountingTokens, counter);
        connect(counter, &Counter::succeeded, this, [this, estimated](qint64 tokens) { fitBy(double(tokens) / estimated); });
    };
    const bool matters = m_state != State::Hurrying && m_entry.context > 0 && estimated >= worthCounting * double(m_entry.context);
    if (matters && PromptCounter::isPossible(m_provider)) {
        const EncodedRequest whole = m_dialect.encode(m_controlled, m_provider, m_entry);
        countBy(new PromptCounter(m_provider, whole, m_key, m_request.origin, patienceMilliseconds, m_client, this));
    } else if (matters && (m_provider.server || (m_served && m_served->isLlamas))) {
        countBy(new TokenCounter(m_provider, m_controlled, m_key, patienceMilliseconds, m_client, this));
    } else {
        fitByEstimate();
    }
}

void RequestPreparation::fitByEstimate()
{
    fitBy(model::measuredScale(m_controlled));
}

void RequestPreparation::fitBy(double scale)
{
    if (m_state == State::Ended)
        return;
    encodeFitted(scale);
    m_state = State::Ready;
    m_patience.stop();
    Q_EMIT ready();
}

void RequestPreparation::encodeFitted(double scale)
{
    m_prepared = PreparedRequest::of(m_controlled, m_provider, m_dialect, m_entry, m_watch.parts, scale);
    if (m_entry.context > 0)
        Q_EMIT fitted(m_prepared.fit);
}

bool RequestPreparation::refit(const ContextExcess &excess)
{
    if (m_state != State::Ready || m_prepared.estimated <= 0)
        return false;
    m_state = State::Refitted;
    if (excess.context > 0)
        m_entry.context = excess.context;
    if (m_entry.context <= 0)
        return false;
    const QByteArray refused = m_prepared.encoded.body;
    const double counted = excess.prompt > 0 ? double(excess.prompt) : largerThanContext * double(m_entry.context);
    encodeFitted(counted / double(m_prepared.estimated));
    return m_prepared.encoded.body != refused;
}

} // namespace network
