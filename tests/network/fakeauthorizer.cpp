// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/network/fakeauthorizer.h"

void FakeAuthorizationJob::succeed()
{
    if (beginSuccess()) {
        Q_EMIT succeeded();
        endSuccess();
    }
}

network::AuthorizationJob *FakeAuthorizer::authorize(const network::AuthorizationChallenge &challenge, QObject *parent)
{
    m_challenges.append(challenge);
    m_job = new FakeAuthorizationJob(parent);
    return m_job;
}

void FakeAuthorizer::grant(const QByteArray &token)
{
    m_token = token;
    m_job->succeed();
}

void FakeAuthorizer::refuse(const model::Error &error)
{
    m_job->refuse(error);
}
