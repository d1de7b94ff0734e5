// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/consent.h"

#include "network/http/httprequestreader.h"
#include "network/http/statusline.h"
#include "network/mcp/authorization/signinexchange.h"

#include <QTcpSocket>
#include <QTimer>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;

HeadlessConsent::HeadlessConsent(HttpClient &client, QString redirect)
    : m_client(client)
    , m_redirect(std::move(redirect))
{
}

ConsentJob *HeadlessConsent::prepare(const QString &, QObject *parent)
{
    return new HeadlessConsentJob(m_client, m_redirect, parent);
}

HeadlessConsentJob::HeadlessConsentJob(HttpClient &client, QString redirect, QObject *parent)
    : ConsentJob(parent)
    , m_client(client)
    , m_redirect(std::move(redirect))
{
}

void HeadlessConsentJob::ask(const ConsentRequest &request)
{
    HttpRequest http;
    http.url = request.authorization;
    auto *exchange = new SignInExchange(m_client, http, this);
    m_exchange = exchange;
    connect(exchange, &SignInExchange::succeeded, this, &HeadlessConsentJob::answered);
    connect(exchange, &SignInExchange::failed, this, &HeadlessConsentJob::fail);
}

void HeadlessConsentJob::answered(const SignInAnswer &answer)
{
    const QByteArray location = headerValue(answer.headers, "Location");
    if (answer.status < 300 || answer.status >= 400 || !location.startsWith(m_redirect.toUtf8() + '?')) {
        fail({model::ErrorCategory::Permission, phrased("The sign-in server asks for a person's consent (HTTP %1).").arg(answer.status)});
    } else if (beginSuccess()) {
        Q_EMIT succeeded(QUrl::fromEncoded(location));
        endSuccess();
    }
}

void HeadlessConsentJob::abandon()
{
    if (m_exchange)
        m_exchange->cancel();
}

namespace {

const QByteArray redirectPath = QByteArrayLiteral("/callback");

bool hasState(const QByteArray &query, const QByteArray &state)
{
    const FormFields fields = formDecoded(query);
    return !state.isEmpty() && std::any_of(fields.begin(), fields.end(), [&state](const auto &field) {
        return field.first == "state" && field.second == state;
    });
}

QByteArray htmlPage(int status, const QString &text)
{
    const QByteArray body = "<!doctype html><html><head><meta charset=\"utf-8\"><title>Parlance</title></head><body><p>"
        + text.toHtmlEscaped().toUtf8() + "</p></body></html>";
    return statusLine(status)
        + "Content-Type: text/html; charset=utf-8\r\nContent-Security-Policy: default-src 'none'\r\nReferrer-Policy: no-referrer\r\n"
          "X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nConnection: close\r\nContent-Length: "
        + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

} // namespace

LoopbackRedirect::LoopbackRedirect(QObject *parent, int patienceMilliseconds)
    : QObject(parent)
    , m_patience(patienceMilliseconds)
{
    connect(&m_server, &QTcpServer::newConnection, this, &LoopbackRedirect::accept);
}

bool LoopbackRedirect::listen(quint16 wantedPort)
{
    return (wantedPort != 0 && m_server.listen(QHostAddress::LocalHost, wantedPort)) || m_server.listen(QHostAddress::LocalHost);
}

QString LoopbackRedirect::address() const
{
    return m_server.isListening() ? u"http://127.0.0.1:%1%2"_s.arg(m_server.serverPort()).arg(QLatin1StringView(redirectPath)) : QString();
}

void LoopbackRedirect::accept()
{
    while (QTcpSocket *socket = m_server.nextPendingConnection()) {
        socket->setParent(this);
        socket->setReadBufferSize(largestHead + 1);
        m_open.append(socket);
        HttpRequestReader reader({largestHead, 0});
        connect(socket, &QTcpSocket::readyRead, this, [this, socket, reader]() mutable { read(socket, reader); });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
            m_open.removeOne(socket);
            socket->deleteLater();
        });
        QTimer::singleShot(m_patience, Qt::PreciseTimer, socket, [socket] { socket->abort(); });
        // Whoever holds connections open without a word keeps nobody out.
        if (m_open.size() > mostConnections)
            m_open.first()->abort();
    }
}

void LoopbackRedirect::read(QTcpSocket *socket, HttpRequestReader &reader)
{
    const auto state = reader.append(socket->readAll());
    if (state == HttpRequestReader::State::Incomplete)
        return;
    const IncomingRequest request = reader.take();
    const qsizetype mark = request.target.indexOf('?');
    const QByteArray query = mark < 0 ? QByteArray() : request.target.sliced(mark + 1);
    if (state == HttpRequestReader::State::TooLarge)
        answer(socket, 431, tr("This request is too long."));
    // Another name for this address would be a web page that reaches for it.
    else if (state == HttpRequestReader::State::Broken || "http://" + request.host() + redirectPath != address().toLatin1())
        answer(socket, 400, tr("This request is not understood."));
    else if (mark < 0 || request.path() != redirectPath)
        answer(socket, 404, tr("There is nothing here."));
    else if (request.method != "GET")
        answer(socket, 405, tr("This request is not understood."));
    else if (!hasState(query, m_state))
        answer(socket, 400, tr("This answer does not belong to a sign-in that Parlance has begun."));
    else {
        const QUrl redirected = QUrl::fromEncoded(address().toLatin1() + '?' + query);
        answer(socket, 200, tr("Parlance has received the answer. You can close this page."));
        m_state.clear();
        m_server.close();
        Q_EMIT arrived(redirected);
    }
}

void LoopbackRedirect::answer(QTcpSocket *socket, int status, const QString &text)
{
    socket->disconnect(this);
    connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
        m_open.removeOne(socket);
        socket->deleteLater();
    });
    socket->readAll();
    socket->write(htmlPage(status, text));
    // Whoever waited for the answer may be gone before the event loop is reached again, and this object with it.
    socket->flush();
    socket->disconnectFromHost();
}

LoopbackConsent::LoopbackConsent(OpenAddress open, int timeoutMilliseconds)
    : m_open(std::move(open))
    , m_timeout(timeoutMilliseconds)
{
}

ConsentJob *LoopbackConsent::prepare(const QString &earlier, QObject *parent)
{
    return new LoopbackConsentJob(m_open, earlier, m_timeout, parent);
}

LoopbackConsentJob::LoopbackConsentJob(OpenAddress open, const QString &earlier, int timeoutMilliseconds, QObject *parent)
    : ConsentJob(parent)
    , m_open(std::move(open))
{
    m_timeout.setInterval(timeoutMilliseconds);
    connect(&m_timeout, &QTimer::timeout, this, [this] {
        fail({model::ErrorCategory::Timeout, phrased("No answer came from the browser in which you were to sign in.")});
    });
    connect(&m_redirect, &LoopbackRedirect::arrived, this, &LoopbackConsentJob::arrived);
    m_redirect.listen(quint16(QUrl(earlier).port(0)));
}

void LoopbackConsentJob::ask(const ConsentRequest &request)
{
    m_redirect.expect(request.state);
    m_open(request, this, [this](const model::Result<void> &result) { opened(result); });
}

void LoopbackConsentJob::opened(const model::Result<void> &result)
{
    if (!result)
        fail(result.error());
    else if (!isFinished())
        m_timeout.start();
}

void LoopbackConsentJob::arrived(const QUrl &redirected)
{
    m_timeout.stop();
    if (beginSuccess()) {
        Q_EMIT succeeded(redirected);
        endSuccess();
    }
}

void LoopbackConsentJob::abandon()
{
    m_timeout.stop();
}

} // namespace network
