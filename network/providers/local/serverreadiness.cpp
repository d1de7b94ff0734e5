// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/local/serverreadiness.h"

#include "network/http/httpclient.h"
#include "network/providers/catalog/serverinquiry.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr int firstHealthPause = 50;
constexpr int longestHealthPause = 1'000;
constexpr int healthTimeout = 5'000;
constexpr qint64 largestHealthAnswer = 64 * 1024;

} // namespace

ServerReadiness::ServerReadiness(const QUrl &root, QByteArray key, HttpClient &quiet, HttpClient &recorded, QObject *parent)
    : Job(parent)
    , m_root(root)
    , m_key(std::move(key))
    , m_quiet(quiet)
    , m_recorded(recorded)
    , m_pause(firstHealthPause)
{
    QMetaObject::invokeMethod(this, &ServerReadiness::askHealth, Qt::QueuedConnection);
}

void ServerReadiness::abandon()
{
    if (m_asking)
        m_asking->cancel();
}

void ServerReadiness::askHealth()
{
    if (isFinished())
        return;
    HttpRequest request;
    request.url = m_root;
    request.url.setPath(u"/health"_s);
    request.origin.purpose = u"server"_s;
    request.idleTimeoutMilliseconds = healthTimeout;
    request.maximumResponse = largestHealthAnswer;
    HttpJob *asked = m_quiet.send(request, this);
    m_asking = asked;
    connect(asked, &HttpJob::failed, this, &ServerReadiness::again);
    connect(asked, &HttpJob::succeeded, this, [this](int status) {
        if (status == 200)
            askProperties();
        else
            again();
    });
}

void ServerReadiness::again()
{
    QTimer::singleShot(m_pause, Qt::PreciseTimer, this, &ServerReadiness::askHealth);
    m_pause = std::min(m_pause * 3 / 2, longestHealthPause);
}

//! A server without them can be conversed with all the same.
void ServerReadiness::askProperties()
{
    auto *inquiry = new ServerInquiry({.root = m_root, .key = m_key}, m_recorded, this);
    m_asking = inquiry;
    connect(inquiry, &ServerInquiry::succeeded, this, &ServerReadiness::ready);
    connect(inquiry, &ServerInquiry::failed, this, [this] { ready({}); });
}

void ServerReadiness::ready(const ServerProperties &properties)
{
    if (beginSuccess()) {
        Q_EMIT succeeded(properties);
        endSuccess();
    }
}

} // namespace network
