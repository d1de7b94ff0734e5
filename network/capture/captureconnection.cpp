// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/capture/captureconnection.h"

#include "model/exchange/exchangelog.h"
#include "model/schema/jsonwriter.h"
#include "network/basics/logging.h"
#include "network/capture/capturedexchange.h"
#include "network/http/httprequest.h"
#include "network/http/statusline.h"

#include <QNetworkProxy>
#include <QSslSocket>
#include <QTcpSocket>

#include <utility>

namespace network {

using namespace Qt::StringLiterals;
using model::ExchangeState;

namespace {

// What is read at once, and what the other side may not have taken of it.
constexpr qint64 pieceOfCapture = 64 * 1024;
constexpr qint64 mostUntaken = 256 * 1024;
// Programs ask again at once.
constexpr int tellMilliseconds = 1;
constexpr qsizetype mostUntold = 256 * 1024;
constexpr int connectMilliseconds = 30'000;
constexpr int restMilliseconds = 600'000;
// After an answer of our own, so that a program which is still sending reads it.
constexpr int lingerMilliseconds = 1'000;

qint64 untakenBy(const QTcpSocket &socket)
{
    const auto *encrypted = qobject_cast<const QSslSocket *>(&socket);
    return socket.bytesToWrite() + (encrypted ? encrypted->encryptedBytesToWrite() : 0);
}

//! As it is recorded.
model::ExchangeRequest recordedRequest(const CapturePlace &place, const QByteArray &method, const QByteArray &path, model::Headers headers)
{
    for (auto &[name, value] : headers) {
        if (name.compare("host", Qt::CaseInsensitive) == 0)
            value = place.authority;
    }
    return {method, QUrl::fromEncoded(place.target.scheme().toLatin1() + "://" + place.authority + path), std::move(headers), {}};
}

QByteArray pieceOf(QTcpSocket &socket)
{
    return socket.read(std::min(pieceOfCapture, socket.bytesAvailable()));
}

void passOn(QTcpSocket &socket, QByteArrayView bytes)
{
    socket.write(bytes.data(), bytes.size());
    socket.flush();
}

} // namespace

CapturePlace::CapturePlace(const QUrl &to, const QByteArray &itsKey)
    : target(to)
    , authority(to.authority(QUrl::FullyEncoded | QUrl::RemoveUserInfo).toLatin1())
    , basePath(to.path(QUrl::FullyEncoded).toLatin1())
    , key(itsKey)
{
    while (basePath.endsWith('/'))
        basePath.chop(1);
}

CaptureConnection::CaptureConnection(
    QTcpSocket *client, const CapturePlace &place, CaptureRedactions &redactions, model::ExchangeLog &log, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_place(place)
    , m_redactions(redactions)
    , m_log(log)
{
    m_client->setParent(this);
    m_client->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_client->setReadBufferSize(mostUntaken);
    connect(m_client, &QTcpSocket::readyRead, this, &CaptureConnection::passRequests);
    connect(m_client, &QTcpSocket::bytesWritten, this, &CaptureConnection::clientTook);
    connect(m_client, &QTcpSocket::disconnected, this, &CaptureConnection::clientGone);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        if (!m_exchange || m_isOver)
            m_client->disconnectFromHost();
        else if (!m_isReady)
            breakOff(tr("%1 could not be reached in time.").arg(m_place.target.host()));
    });
    const auto goOn = [this](bool held) {
        if (held)
            return;
        passRequests();
        passAnswers();
    };
    connect(&m_log, &model::ExchangeLog::heldChanged, this, goOn, Qt::QueuedConnection);
    connect(&m_soon, &QTimer::timeout, this, &CaptureConnection::tell);
    m_patience.start(restMilliseconds);
    QMetaObject::invokeMethod(this, &CaptureConnection::passRequests, Qt::QueuedConnection);
}

CaptureConnection::~CaptureConnection()
{
    tell();
    m_client->disconnect(this);
    if (m_target)
        m_target->disconnect(this);
}

void CaptureConnection::passRequests()
{
    if (m_isOver) {
        m_client->readAll();
        return;
    }
    while (!m_isOver && !m_log.isHeld() && (!m_target || untakenBy(*m_target) < mostUntaken)) {
        if (m_unpassed.isEmpty())
            m_unpassed = pieceOf(*m_client);
        if (m_unpassed.isEmpty() || !passPiece())
            return;
    }
    m_waitsForTarget = m_target && !m_isOver;
}

//! Writing tells at once of what was written, which is not to be answered in the midst of it.
void CaptureConnection::targetTook()
{
    if (std::exchange(m_waitsForTarget, false))
        QMetaObject::invokeMethod(this, &CaptureConnection::passRequests, Qt::QueuedConnection);
}

bool CaptureConnection::passPiece()
{
    // Until the target is there the rest waits with the program; so does the next request until this one is answered.
    const bool waits = m_exchange && (!m_isReady || m_request.state() == State::Done);
    if (m_answer.state() == State::Switched && m_isReady) {
        passOn(*m_target, std::exchange(m_unpassed, {}));
        return true;
    }
    if (waits)
        return false;
    const bool isHead = m_request.state() == State::Head;
    const qsizetype size = m_request.feed(m_unpassed);
    if (isHead) {
        m_unpassed.remove(0, size);
        if (m_request.state() != State::Head)
            takeHead();
        return !m_isOver;
    }
    const QByteArrayView piece = QByteArrayView(m_unpassed).first(size);
    // With the head, where that has waited for it, and in one write: the target wakes once.
    if (m_waiting.isEmpty())
        passOn(*m_target, piece);
    else
        passOn(*m_target, std::exchange(m_waiting, {}).append(piece));
    if (!m_exchange)
        beginExchange();
    m_unpassed.remove(0, size);
    m_exchange->sent(m_request.takeContent());
    tellSoon();
    if (m_request.state() == State::Broken)
        breakOff(tr("A request's body is not framed as HTTP requires."));
    else if (m_request.state() == State::Done)
        endExchangeWhenWhole();
    return !m_isOver;
}

void CaptureConnection::takeHead()
{
    m_path = pathAtTarget();
    if (const auto [status, why] = refusal(); status != 0) {
        qCInfo(lcHttp) << "capture refused" << why;
        Q_EMIT refused(why);
        answerByOurselves(status, why);
        return;
    }
    m_waiting = headForTarget();
    // What has come of the body goes along, and before the record is begun.
    if (m_isReady && m_request.state() == State::Body && !m_unpassed.isEmpty())
        return;
    beginExchange();
    if (m_isReady)
        targetReady();
    else
        connectTarget();
}

void CaptureConnection::beginExchange()
{
    const QByteArray method = m_request.word(0).toByteArray();
    const auto request = [&place = m_place, method, path = m_path, headers = m_request.headers()] {
        return recordedRequest(place, method, path, headers);
    };
    m_exchange = std::make_unique<CapturedExchange>(m_log, m_redactions, request, QList<QByteArray> {m_place.key});
    m_answer.begin(method);
}

std::pair<int, QString> CaptureConnection::refusal() const
{
    if (m_request.state() == State::TooLarge)
        return {431, tr("The request's head is too large.")};
    if (m_request.state() == State::Broken || !m_request.word(1).startsWith('/'))
        return {400, tr("This is not a request that can be passed on.")};
    const QList<QByteArrayView> hosts = m_request.values("host");
    const bool isKnown = hosts.size() == 1 && hosts.first() == m_knownHost;
    if (hosts.size() != 1 || (!isKnown && !isForThisMachine(hosts.first().toByteArray())))
        return {403,
            tr("A request for “%1” was refused: capture is for programs of this machine, under its own names.")
                .arg(QString::fromLatin1(hosts.value(0)))};
    if (!isKnown)
        m_knownHost = hosts.first().toByteArray();
    const QByteArrayView origin = m_request.values("origin").value(0);
    const QByteArrayView site = m_request.values("sec-fetch-site").value(0);
    if (!origin.isEmpty() || (!site.isEmpty() && site.compare("none", Qt::CaseInsensitive) != 0))
        return {403, tr("A request of a web page was refused (%1).").arg(QString::fromLatin1(origin.isEmpty() ? site : origin))};
    if (m_path.isEmpty())
        return {404, tr("A request was refused: its path does not begin with the key of this capture.")};
    return {0, {}};
}

QByteArray CaptureConnection::pathAtTarget() const
{
    const QByteArrayView target = m_request.word(1);
    if (!target.startsWith('/') || !target.sliced(1).startsWith(m_place.key))
        return {};
    const QByteArrayView rest = target.sliced(1 + m_place.key.size());
    if (rest.isEmpty() || rest.startsWith('?'))
        return (m_place.basePath.isEmpty() ? QByteArray("/") : m_place.basePath) + rest.toByteArray();
    return rest.startsWith('/') ? m_place.basePath + rest.toByteArray() : QByteArray();
}

QByteArray CaptureConnection::headForTarget() const
{
    const QByteArrayView text = m_request.head();
    QByteArray head;
    head.reserve(text.size() + m_path.size() + m_place.authority.size() + m_unpassed.size());
    head.append(m_request.word(0)).append(' ').append(m_path).append(' ').append(m_request.word(2)).append("\r\n");
    for (qsizetype at = text.indexOf("\r\n") + 2; at < text.size();) {
        const qsizetype end = text.indexOf("\r\n", at) + 2;
        const QByteArrayView line = text.sliced(at, end - at);
        if (line.first(std::min<qsizetype>(5, line.size())).compare("host:", Qt::CaseInsensitive) == 0) {
            // As it was written, but for the value.
            head.append(line.first(line.sliced(5).startsWith(' ') ? 6 : 5)).append(m_place.authority).append("\r\n");
        } else {
            head.append(line);
        }
        at = end;
    }
    return head;
}

void CaptureConnection::connectTarget()
{
    const QUrl &url = m_place.target;
    // Without encryption the plain one: the other costs as much as the whole way of a request.
    auto *encrypted = url.scheme() == "https"_L1 ? new QSslSocket(this) : nullptr;
    m_target = encrypted ? encrypted : new QTcpSocket(this);
    m_target->setReadBufferSize(mostUntaken);
    m_hasTargetEnded = false;
    connect(m_target, &QTcpSocket::readyRead, this, &CaptureConnection::passAnswers);
    connect(m_target, &QTcpSocket::bytesWritten, this, &CaptureConnection::targetTook);
    connect(m_target, &QTcpSocket::errorOccurred, this, &CaptureConnection::targetFailed);
    const auto end = [this] {
        m_hasTargetEnded = true;
        passAnswers();
    };
    connect(m_target, &QTcpSocket::disconnected, this, end, Qt::QueuedConnection);
    if (isLoopback(url))
        m_target->setProxy(QNetworkProxy::NoProxy);
    m_patience.start(connectMilliseconds);
    const QString host = url.host(QUrl::FullyEncoded);
    if (encrypted) {
        connect(encrypted, &QSslSocket::encryptedBytesWritten, this, &CaptureConnection::targetTook);
        connect(encrypted, &QSslSocket::encrypted, this, &CaptureConnection::targetReady);
        encrypted->connectToHostEncrypted(host, quint16(url.port(443)));
    } else {
        connect(m_target, &QTcpSocket::connected, this, &CaptureConnection::targetReady);
        m_target->connectToHost(host, quint16(url.port(80)));
    }
}

void CaptureConnection::targetReady()
{
    if (!std::exchange(m_isReady, true)) {
        m_target->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        m_patience.stop();
    }
    if (m_request.state() == State::Done || m_unpassed.isEmpty())
        passOn(*m_target, std::exchange(m_waiting, {}));
    if (m_request.state() == State::Done)
        m_exchange->leave();
    passRequests();
}

void CaptureConnection::passAnswers()
{
    m_waitsForClient = false;
    while (m_target && !m_isOver && !m_log.isHeld()) {
        m_waitsForClient = untakenBy(*m_client) >= mostUntaken;
        const QByteArray piece = m_waitsForClient ? QByteArray() : pieceOf(*m_target);
        if (piece.isEmpty())
            break;
        // On its way first: the record is made while the program reads.
        passOn(*m_client, piece);
        follow(piece);
    }
    if (m_hasTargetEnded && m_target && !m_isOver && m_target->bytesAvailable() == 0)
        targetEnded();
}

void CaptureConnection::clientTook()
{
    if (std::exchange(m_waitsForClient, false))
        QMetaObject::invokeMethod(this, &CaptureConnection::passAnswers, Qt::QueuedConnection);
}

void CaptureConnection::follow(QByteArrayView bytes)
{
    while (!bytes.isEmpty() && !m_isPlain) {
        const State before = m_answer.state();
        bytes = bytes.sliced(m_answer.feed(bytes));
        if (!m_exchange || before == State::Done) {
            endUnasked();
            return;
        }
        if (before == State::Head && m_answer.state() != State::Head)
            takeAnswer();
        if (!m_exchange)
            continue;
        if (const QByteArray content = m_answer.takeContent(); !content.isEmpty())
            m_exchange->received(content);
        tellSoon();
        if (m_answer.state() == State::Done) {
            endExchangeWhenWhole();
        } else if (m_answer.state() == State::Broken || m_answer.state() == State::TooLarge) {
            m_isPlain = true;
            m_exchange->end(ExchangeState::Failed, tr("%1 answered with something that is not HTTP.").arg(m_place.target.host()));
        }
    }
}

//! What nobody has asked for, such as that the server will not wait any longer: the program is told it, and asks anew.
void CaptureConnection::endUnasked()
{
    if (m_exchange)
        m_exchange->end(ExchangeState::Complete);
    m_isOver = true;
    m_target->disconnect(this);
    m_target->abort();
    m_client->disconnectFromHost();
}

void CaptureConnection::takeAnswer()
{
    const State state = m_answer.state();
    if (state == State::Interim) {
        m_answer.begin(m_request.word(0).toByteArray());
        return;
    }
    if (state == State::Broken || state == State::TooLarge)
        return;
    m_exchange->answered(m_answer.status(), m_answer.headers());
    if (state == State::Switched) {
        m_isPlain = true;
        m_exchange->end(ExchangeState::Complete, tr("From here on it is another protocol, which is passed on and not kept."));
    }
}

void CaptureConnection::endExchangeWhenWhole()
{
    if (m_isPlain || !m_exchange)
        return;
    if (m_request.state() == State::Done)
        m_exchange->leave();
    if (m_answer.state() != State::Done || m_request.state() != State::Done)
        return;
    m_exchange->end(ExchangeState::Complete);
    // Taking them apart takes longer than the next request may wait.
    m_whole.push_back({std::move(m_exchange), std::exchange(m_request, MessageFollower(MessageFollower::Role::Request)),
        std::exchange(m_answer, MessageFollower(MessageFollower::Role::Response))});
    tellSoon();
    if (!m_unpassed.isEmpty() || m_client->bytesAvailable() > 0)
        QMetaObject::invokeMethod(this, &CaptureConnection::passRequests, Qt::QueuedConnection);
}

void CaptureConnection::tellSoon()
{
    if (m_exchange && m_exchange->untold() > mostUntold)
        tell();
    else if (!m_soon.isActive())
        m_soon.start(tellMilliseconds);
}

//! In the order in which they ended.
void CaptureConnection::tell()
{
    for (const Whole &whole : std::exchange(m_whole, {}))
        whole.exchange->tell();
    if (m_exchange)
        m_exchange->tell();
    if (m_isGone)
        deleteLater();
    else if (!m_exchange && !m_isOver)
        m_patience.start(restMilliseconds);
}

void CaptureConnection::targetFailed()
{
    // What ends a connection that was there is seen once all that came has been passed on.
    if (m_isReady || !m_exchange)
        return;
    breakOff(tr("%1 could not be reached: %2").arg(QString::fromLatin1(m_place.authority), m_target->errorString()));
}

void CaptureConnection::targetEnded()
{
    const bool isOrdered = m_target->error() == QAbstractSocket::RemoteHostClosedError;
    m_target->disconnect(this);
    std::exchange(m_target, nullptr)->deleteLater();
    m_isReady = m_hasTargetEnded = false;
    const bool isBegun = m_exchange && m_answer.state() != State::Head;
    if (m_exchange && !isBegun && m_answer.head().isEmpty() && !m_isPlain) {
        breakOff(tr("%1 closed the connection without an answer.").arg(m_place.target.host()));
        return;
    }
    if (m_exchange && m_answer.endsWhole() && isOrdered) {
        m_exchange->end(ExchangeState::Complete);
    } else if (m_exchange) {
        m_exchange->end(ExchangeState::Failed,
            tr("%1 closed the connection before its answer was complete, after %2 bytes of it.")
                .arg(m_place.target.host(), QString::number(m_exchange->arrived())));
    } else if (!m_unpassed.isEmpty() || m_client->bytesAvailable() > 0) {
        // The next request has come already: it gets a connection of its own.
        passRequests();
        return;
    }
    m_isOver = true;
    // An answer that only its connection ends would look whole.
    if (!isOrdered && isBegun && m_answer.endsWhole())
        m_client->abort();
    else
        m_client->disconnectFromHost();
}

void CaptureConnection::breakOff(const QString &why)
{
    const bool isUntouched = m_answer.state() == State::Head && m_answer.head().isEmpty();
    if (m_exchange)
        m_exchange->end(ExchangeState::Failed, why);
    tell();
    Q_EMIT refused(why);
    if (m_target) {
        m_target->disconnect(this);
        m_target->abort();
    }
    if (isUntouched) {
        answerByOurselves(502, why);
        return;
    }
    m_isOver = true;
    m_client->disconnectFromHost();
}

//! The next connection may be here already, and comes first.
void CaptureConnection::clientGone()
{
    if (m_exchange)
        m_exchange->endByProgram(tr("The program closed the connection before the answer was complete."));
    m_isOver = m_isGone = true;
    m_patience.stop();
    if (m_target)
        m_target->disconnect(this);
    m_soon.start(tellMilliseconds);
}

void CaptureConnection::answerByOurselves(int status, const QString &message)
{
    m_isOver = true;
    m_patience.stop();
    model::JsonWriter writer;
    writer.beginObject().key(u"error").beginObject().member(u"type", u"capture_error"_s);
    writer.member(u"message", u"parlance capture: "_s + message).endObject().endObject();
    const QByteArray body = writer.bytes();
    passOn(*m_client,
        statusLine(status) + "Content-Type: application/json\r\nConnection: close\r\nContent-Length: " + QByteArray::number(body.size())
            + "\r\n\r\n" + (m_request.word(0) == "HEAD" ? QByteArray() : body));
    if (m_request.state() == State::Done || m_request.state() == State::Broken)
        m_client->disconnectFromHost();
    else
        m_patience.start(lingerMilliseconds);
}

} // namespace network
