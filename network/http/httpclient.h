// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/http/headwatch.h"
#include "network/http/httpjob.h"
#include "network/http/resolver.h"

#include <QObject>

#include <memory>
#include <vector>

class QNetworkAccessManager;

namespace model {
class ExchangeLog;
}

namespace network {

//! Sends HTTP requests and sees to it that each is recorded. Owned by the workbench; makes Qt's managers on first use, since they
//! are not needed for the first paint.
class HttpClient final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HttpClient)

public:
    //! The log outlives the client.
    explicit HttpClient(model::ExchangeLog &log, QObject *parent = nullptr);
    ~HttpClient() override;

    //! Never null, never synchronous: what is wrong at once arrives as `failed`.
    HttpJob *send(const HttpRequest &request, QObject *parent);

    //! How the hosts of those requests are found that are to go to checked addresses only.
    const Resolver &resolver() const { return m_resolver; }
    void setResolver(Resolver resolver) { m_resolver = std::move(resolver); }

private:
    friend class HttpJob;
    struct Lane;

    //! A manager with room for one more connection to the host: Qt opens at most six to each. `isFresh`: one that has none open.
    QNetworkAccessManager &managerFor(const QUrl &url, HttpJob &job, bool isFresh);
    //! `isComplete`: nothing of it goes on.
    void released(HttpJob &job, bool isComplete);
    HeadWatch &heads() { return m_heads; }

    model::ExchangeLog &m_log;
    Resolver m_resolver = systemResolver();
    HeadWatch m_heads {this};
    std::vector<std::unique_ptr<Lane>> m_lanes;
};

} // namespace network
