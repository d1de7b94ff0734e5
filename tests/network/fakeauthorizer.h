// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/authorization/authorizer.h"

#include <QPointer>

//! A way to a token that the test goes.
class FakeAuthorizationJob final : public network::AuthorizationJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FakeAuthorizationJob)

public:
    explicit FakeAuthorizationJob(QObject *parent)
        : AuthorizationJob(parent)
    {
    }

    void succeed();
    void refuse(const model::Error &error) { fail(error); }

private:
    void abandon() override { }
};

//! An authorizer whose tokens are the test's.
class FakeAuthorizer final : public network::Authorizer
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FakeAuthorizer)

public:
    explicit FakeAuthorizer(const QByteArray &token = {})
        : m_token(token)
    {
    }

    QByteArray token() const override { return m_token; }
    network::AuthorizationJob *authorize(const network::AuthorizationChallenge &challenge, QObject *parent) override;

    //! Ends the last way that was begun.
    void grant(const QByteArray &token);
    void refuse(const model::Error &error);
    const QList<network::AuthorizationChallenge> &challenges() const { return m_challenges; }

private:
    QByteArray m_token;
    QList<network::AuthorizationChallenge> m_challenges;
    QPointer<FakeAuthorizationJob> m_job;
};
