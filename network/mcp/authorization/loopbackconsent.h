// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/mcp/authorization/consent.h"
#include "network/mcp/authorization/loopbackredirect.h"

#include <functional>

namespace network {

//! Shows the request to the person and, where they agree, opens its address in their browser. `done` on the thread of `context`, unless
//! that is gone, which also means that nobody waits for the person's word any more.
using OpenAddress =
    std::function<void(const ConsentRequest &request, QObject *context, std::function<void(const model::Result<void> &)> done)>;

//! Sends persons to their browser and waits for the answer on this machine's own address. Owned by the workbench.
class LoopbackConsent final : public ConsentAgent
{
public:
    //! `timeoutMilliseconds`: how long the person may take in the browser.
    explicit LoopbackConsent(OpenAddress open, int timeoutMilliseconds = 5 * 60'000);

    ConsentJob *prepare(const QString &earlier, QObject *parent) override;

private:
    const OpenAddress m_open;
    const int m_timeout;
};

//! One of them. Made by LoopbackConsent.
class LoopbackConsentJob final : public ConsentJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LoopbackConsentJob)

public:
    LoopbackConsentJob(OpenAddress open, const QString &earlier, int timeoutMilliseconds, QObject *parent);

    QString redirect() const override { return m_redirect.address(); }
    void ask(const ConsentRequest &request) override;

private:
    void abandon() override;
    void opened(const model::Result<void> &result);
    void arrived(const QUrl &redirected);

    const OpenAddress m_open;
    LoopbackRedirect m_redirect;
    model::Countdown m_timeout;
};

} // namespace network
