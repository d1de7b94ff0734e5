// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "network/http/addressguard.h"
#include "network/http/httprequest.h"

#include <QPointer>

namespace network {

//! A request of a tool: what to send, where it may go, and how much of an answer is taken. A value.
struct FetchRequest {
    //! Where it connects to and what becomes of redirects is FetchJob's.
    HttpRequest http = {};
    AddressGuard guard = {};
    //! Bytes of the answer's body; a longer answer is an error.
    qint64 largestBody = 4LL * 1024 * 1024;
};

//! A whole answer.
struct FetchedResponse {
    //! Where it came from, after any redirects.
    QUrl url;
    int status = 0;
    model::Headers headers = {};
    QByteArray body = {};
};

class HttpClient;
class HttpJob;

//! Fetches for a tool. Finds the host's addresses itself, has the guard look at each, and connects to one that passed: a name that means
//! another address a moment later changes nothing. Redirects of GET and HEAD are followed, each as a request of its own that is checked
//! anew; never from https to http, and to another host without the headers of the tool. An answer with an error status is an answer.
class FetchJob final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FetchJob)
    PARLANCE_PHRASED

public:
    static constexpr int mostRedirects = 5;

    FetchJob(HttpClient &client, FetchRequest request, QObject *parent);

    //! Of a job that failed: no byte of any request has left.
    bool hasSentNothing() const { return m_sentNothing; }

Q_SIGNALS:
    void succeeded(const network::FetchedResponse &response);

protected:
    void abandon() override;

private:
    void resolve();
    void addressesFound(const model::Result<QList<QHostAddress>> &found);
    void send();
    void readHead(int status, const model::Headers &headers);
    void readBytes(const QByteArray &bytes);
    void exchangeFailed(const model::Error &error);
    void answered();
    void follow(const QUrl &target);
    model::Error tooLong() const;

    QPointer<HttpClient> m_client;
    FetchRequest m_request;
    QPointer<HttpJob> m_http;
    QList<QHostAddress> m_addresses;
    FetchedResponse m_response;
    int m_redirects = 0;
    bool m_sentNothing = true;
};

} // namespace network

Q_DECLARE_METATYPE(network::FetchedResponse)
