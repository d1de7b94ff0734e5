// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/authorization/consent.h"

#include <QPointer>

namespace network {

class HttpClient;
struct SignInAnswer;

//! Asks nobody: requests the authorization address itself and takes the redirect that a server gives which wants no person's word. For
//! tests and for the conformance suite. Outlived by the client.
class HeadlessConsent final : public ConsentAgent
{
public:
    //! Nothing ever listens at `redirect`.
    explicit HeadlessConsent(HttpClient &client, QString redirect = QStringLiteral("http://localhost:3000/callback"));

    ConsentJob *prepare(const QString &earlier, QObject *parent) override;

private:
    HttpClient &m_client;
    const QString m_redirect;
};

//! One of them. Made by HeadlessConsent.
class HeadlessConsentJob final : public ConsentJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HeadlessConsentJob)

public:
    HeadlessConsentJob(HttpClient &client, QString redirect, QObject *parent);

    QString redirect() const override { return m_redirect; }
    void ask(const ConsentRequest &request) override;

private:
    void abandon() override;
    void answered(const SignInAnswer &answer);

    HttpClient &m_client;
    const QString m_redirect;
    QPointer<model::Job> m_exchange;
};

} // namespace network
