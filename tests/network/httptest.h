// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchangelog.h"
#include "network/http/fetchjob.h"
#include "network/http/httpclient.h"
#include "tests/support/scriptedserver.h"

#include <QSignalSpy>

#include <memory>
#include <optional>

//! How an exchange ended, seen from the sender.
struct Outcome {
    bool finished = false;
    int status = 0;
    QByteArray body;
    model::Error error;
};

//! The same of what is fetched for a tool.
struct Fetched {
    bool finished = false;
    network::FetchedResponse response;
    std::optional<model::Error> error;
    bool sentNothing = false;
};

//! What tests of the HTTP client have in common: for each of them a scripted server, a client and the record of its exchanges.
class HttpTest : public QObject
{
    Q_OBJECT

protected:
    network::HttpRequest post(const QByteArray &body) const;
    //! Sends and notes how it ends.
    network::HttpJob *send(const network::HttpRequest &request, Outcome &outcome);
    //! From the scripted server, which may be reached.
    network::FetchRequest get(const QString &path) const;
    network::FetchJob *fetch(const network::FetchRequest &request, Fetched &fetched);
    model::Exchange lastExchange() const { return m_ended->last().first().value<model::Exchange>(); }

    std::unique_ptr<ScriptedServer> m_server;
    std::unique_ptr<model::ExchangeLog> m_log;
    std::unique_ptr<network::HttpClient> m_client;
    std::unique_ptr<QSignalSpy> m_ended;

protected Q_SLOTS:
    void init();
    void cleanup();
};
