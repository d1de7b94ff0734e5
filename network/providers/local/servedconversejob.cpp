// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/local/servedconversejob.h"

#include "network/providers/conversing/httpconversejob.h"
#include "network/providers/conversing/preparedrequest.h"
#include "network/providers/local/llamaservers.h"

#include <utility>

namespace network {

using model::Error, model::ErrorCategory;

namespace {

//! The connection's end may be known before the process's, and what the server said last may arrive after its end.
constexpr int newsMilliseconds = 1'500;
constexpr int servedGraceMilliseconds = 300;

} // namespace

ServedConverseJob::ServedConverseJob(const model::Result<Provider> &provider, const model::ConverseRequest &request, LlamaServers &servers,
    HttpClient &client, Keychain &keychain, ConverseWatch watch, int wait, QObject *parent)
    : ConverseJob(parent)
    , m_provider(provider)
    , m_request(request)
    , m_servers(servers)
    , m_client(client)
    , m_keychain(keychain)
    , m_watch(std::move(watch))
{
    m_partial.stop = model::StopReason::Truncated;
    m_timer.setInterval(wait);
    QMetaObject::invokeMethod(this, &ServedConverseJob::begin, Qt::QueuedConnection);
}

ServedConverseJob::~ServedConverseJob() = default;

model::ConverseReply ServedConverseJob::partial() const
{
    return m_inner ? m_inner->partial() : m_partial;
}

void ServedConverseJob::abandon()
{
    m_timer.stop();
    if (m_server)
        m_server->disconnect(this);
    if (model::ConverseJob *inner = std::exchange(m_inner, nullptr)) {
        m_partial = inner->partial();
        inner->disconnect(this);
        inner->cancel();
    }
}

void ServedConverseJob::begin()
{
    if (isFinished())
        return;
    m_server = m_provider ? m_servers.find(m_provider->name) : nullptr;
    if (!m_server) {
        fail(m_provider ? Error {ErrorCategory::Usage, tr("The server of %1 is no longer described.").arg(m_provider->name)}
                        : m_provider.error());
        return;
    }
    connect(m_server, &LlamaServer::changed, this, &ServedConverseJob::look);
    connect(m_server, &QObject::destroyed, this, &ServedConverseJob::look);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        fail({ErrorCategory::Timeout,
            tr("The model's server has not loaded its model in %1 minutes. It goes on loading.").arg(m_timer.interval() / 60'000)});
    });
    m_timer.start();
    m_server->start();
    look();
}

//! While the server is waited for.
void ServedConverseJob::look()
{
    if (isFinished() || m_inner)
        return;
    if (!m_server) {
        fail({ErrorCategory::Usage, tr("The server of %1 is no longer described.").arg(m_provider->name)});
        return;
    }
    switch (m_server->state()) {
    case LlamaServer::State::Ready: converse(); break;
    case LlamaServer::State::Failed: fail(m_server->error()); break;
    case LlamaServer::State::Stopped: fail({ErrorCategory::Provider, tr("The model's server was stopped.")}); break;
    default: tellStatus();
    }
}

void ServedConverseJob::tellStatus()
{
    const QString status = m_server->status();
    if (std::exchange(m_told, status) != status)
        Q_EMIT retryScheduled(0, status);
}

void ServedConverseJob::converse()
{
    m_server->disconnect(this);
    m_timer.stop();
    m_timer.disconnect();
    m_crashesBefore = m_server->crashes();
    m_inner = new HttpConverseJob(m_servers.reached(*m_provider), m_request, m_client, m_keychain, m_watch, this);
    connect(m_inner, &ConverseJob::delta, this, &ConverseJob::delta);
    connect(m_inner, &ConverseJob::invocationForming, this, &ConverseJob::invocationForming);
    connect(m_inner, &ConverseJob::retryScheduled, this, &ConverseJob::retryScheduled);
    connect(m_inner, &ConverseJob::fitted, this, &ConverseJob::fitted);
    connect(m_inner, &ConverseJob::noticed, this, &ConverseJob::noticed);
    connect(m_inner, &ConverseJob::succeeded, this, [this](const model::ConverseReply &reply) {
        if (beginSuccess()) {
            Q_EMIT succeeded(reply);
            endSuccess();
        }
    });
    connect(m_inner, &Job::failed, this, &ServedConverseJob::conversingFailed);
    connect(m_server, &LlamaServer::changed, this, &ServedConverseJob::followServer);
    connect(&m_timer, &QTimer::timeout, this, &ServedConverseJob::judge);
}

bool ServedConverseJob::hasCrashed() const
{
    return m_server && m_server->crashes() != m_crashesBefore;
}

//! While the request is under way, and shortly after.
void ServedConverseJob::followServer()
{
    if (isFinished() || !hasCrashed())
        return;
    if (!m_inner)
        judge();
    else if (!m_timer.isActive())
        m_timer.start(servedGraceMilliseconds);
}

void ServedConverseJob::conversingFailed(const Error &error)
{
    m_partial = m_inner->partial();
    m_inner = nullptr;
    m_error = error;
    if (hasCrashed())
        judge();
    else
        m_timer.start(error.category == ErrorCategory::Network ? newsMilliseconds : servedGraceMilliseconds);
}

//! Why the answer broke off: the server's end says more than the connection's.
void ServedConverseJob::judge()
{
    if (isFinished())
        return;
    const Error why = hasCrashed() ? m_server->lastCrash() : m_error;
    // It may be waiting to be sent again, to a server that is only loading.
    if (m_inner)
        abandon();
    m_timer.stop();
    if (m_server)
        m_server->disconnect(this);
    fail(why);
}

ServedConverser::ServedConverser(Source provider, LlamaServers &servers, HttpClient &client, Keychain &keychain, ConverseWatch watch)
    : m_provider(std::move(provider))
    , m_servers(servers)
    , m_client(client)
    , m_keychain(keychain)
    , m_watch(std::move(watch))
{
}

qint64 ServedConverser::context(const model::ModelAddress &model, const QList<std::pair<QString, model::JsonText>> &controls)
{
    return contextOf(m_provider(), model, controls);
}

model::Result<model::RequestPreview> ServedConverser::preview(const model::ConverseRequest &request)
{
    return previewOf(m_provider(), request, m_watch);
}

model::ConverseJob *ServedConverser::converse(const model::ConverseRequest &request, QObject *parent)
{
    return new ServedConverseJob(m_provider(), request, m_servers, m_client, m_keychain, m_watch, ServedConverseJob::longestWait, parent);
}

} // namespace network
