// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"

#include <QUrl>

namespace network {

//! What a person is asked. Which server wants it, and where the person would go, must be shown before anything is opened. A value.
struct ConsentRequest {
    //! Holds secrets (`state`), so it goes to the person and the browser, into no log.
    QUrl authorization;
    QByteArray state = {};
    QUrl server = {};
    QString serverName = {};
};

//! One person's consent under way. It listens for the answer from the beginning, since the authorization server must know beforehand
//! where to send it. Fails with Permission where the person refuses, with Timeout where nothing comes.
class ConsentJob : public model::Job
{
    Q_OBJECT

public:
    //! Where the person is sent back to; empty where no answer could be received at all.
    virtual QString redirect() const = 0;
    //! Once.
    virtual void ask(const ConsentRequest &request) = 0;

Q_SIGNALS:
    //! To where the person was sent back; not checked, but for the state where the agent can.
    void succeeded(const QUrl &redirected);

protected:
    using Job::Job;
};

//! Asks persons for their consent. Outlives the authorizers that use it.
class ConsentAgent
{
    Q_DISABLE_COPY_MOVE(ConsentAgent)

public:
    virtual ~ConsentAgent() = default;

    //! Never null. `earlier`: the redirect address of an earlier consent, to be had again where possible, so that a client
    //! need not be registered anew; may be empty.
    virtual ConsentJob *prepare(const QString &earlier, QObject *parent) = 0;

protected:
    ConsentAgent() = default;
};

} // namespace network
