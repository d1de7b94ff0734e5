// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "model/basics/job.h"

#include <QObject>
#include <QPointer>
#include <QTcpServer>
#include <QUrl>

#include <functional>

class QTcpSocket;

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
    //! To be called once; one of the signals answers.
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

class HttpClient;
class HttpRequestReader;
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
    PARLANCE_PHRASED

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

//! Waits on this machine's own address for the one request with which a browser brings the answer to a sign-in (RFC 8252, section 7.3),
//! and is deaf afterwards. Anything on this machine can talk to it: what is not exactly that request is turned away and changes nothing.
class LoopbackRedirect final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LoopbackRedirect)

public:
    static constexpr qsizetype largestHead = 32 * 1024;
    static constexpr qsizetype mostConnections = 16;

    //! `patienceMilliseconds`: how long a connection may take to say what it wants.
    explicit LoopbackRedirect(QObject *parent = nullptr, int patienceMilliseconds = 10'000);

    //! At that port where it is free, else at any. \return whether it listens.
    bool listen(quint16 wantedPort = 0);
    //! `http://127.0.0.1:PORT/callback`; empty while it does not listen.
    QString address() const;
    //! Until it is told, no state is the right one.
    void expect(const QByteArray &state) { m_state = state; }

Q_SIGNALS:
    //! Once, with the query.
    void arrived(const QUrl &redirected);

private:
    void accept();
    void read(QTcpSocket *socket, HttpRequestReader &reader);
    void answer(QTcpSocket *socket, int status, const QString &text);

    QTcpServer m_server;
    QList<QTcpSocket *> m_open;
    QByteArray m_state;
    const int m_patience;
};

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
    PARLANCE_PHRASED

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
