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
// Programs ask again at once, and what is kept is written by a thread of its own.
constexpr int tellMilliseconds = 1;
constexpr int connectMilliseconds = 30'000;
constexpr int restMilliseconds = 600'000;
// After an answer of our own, so that a program which is still sending reads it.
constexpr int lingerMilliseconds = 1'000;

qint64 untakenBy(const QTcpSocket &socket)
{
    const auto *encrypted = qobject_cast<const QSslSocket *>(&socket);
    return socket.bytesToWrite() + (encrypted ? encrypted->encryptedBytesToWrite() : 0);
}

QByteArray authorityOf(const QUrl &url)
{
    return url.authority(QUrl::FullyEncoded | QUrl::RemoveUserInfo).toLatin1();
}

void passOn(QTcpSocket &socket, QByteArrayView bytes)
{
    socket.write(bytes.data(), bytes.size());
    socket.flush();
}

} // namespace

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
    // Writing tells at once of what was written, which is not to be answered in the midst of it.
    connect(m_client, &QTcpSocket::readyRead, this, &CaptureConnection::passRequests);
    connect(m_client, &QTcpSocket::bytesWritten, this, &CaptureConnection::passAnswers, Qt::QueuedConnection);
    connect(m_client, &QTcpSocket::disconnected, this, &CaptureConnection::clientGone);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        if (m_exchange && !m_isOver)
            breakOff(tr("%1 could not be reached in time.").arg(m_place.target.host()));
        else
            m_client->disconnectFromHost();
    });
    const auto goOn = [this](bool held) {
        if (held)
            return;
        passRequests();
        passAnswers();
    };
    connect(&m_log, &model::ExchangeLog::heldChanged, this, goOn, Qt::QueuedConnection);
    connect(&m_soon, &QTimer::timeout, this, &CaptureConnection::tellWhole);
    m_patience.start(restMilliseconds);
    QMetaObject::invokeMethod(this, &CaptureConnection::passRequests, Qt::QueuedConnection);
}

CaptureConnection::~CaptureConnection()
{
    tellWhole();
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
            m_unpassed = m_client->read(pieceOfCapture);
        if (m_unpassed.isEmpty() || !passPiece())
            return;
    }
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
    const QByteArray piece = m_unpassed.first(m_request.feed(m_unpassed));
    m_unpassed.remove(0, piece.size());
    if (isHead) {
        if (m_request.state() != State::Head)
            takeHead();
        return !m_isOver;
    }
    passOn(*m_target, piece);
    m_exchange->sent(m_request.takeContent());
    if (m_request.state() == State::Broken)
        breakOff(tr("A request's body is not framed as HTTP requires."));
    else if (m_request.state() == State::Done)
        endExchangeWhenWhole();
    return !m_isOver;
}

void CaptureConnection::takeHead()
{
    if (const auto [status, why] = refusal(); status != 0) {
        qCInfo(lcHttp) << "capture refused" << why;
        Q_EMIT refused(why);
        answerByOurselves(status, why);
        return;
    }
    m_exchange = std::make_unique<CapturedExchange>(
        m_log, m_redactions, [this] { return request(); }, QList<QByteArray> {m_place.key});
    m_answer.begin(m_request.firstLine().first());
    m_patience.stop();
    m_waiting = headForTarget();
    if (m_isReady)
        targetReady();
    else
        connectTarget();
}

model::ExchangeRequest CaptureConnection::request() const
{
    const QUrl url = QUrl::fromEncoded(m_place.target.scheme().toLatin1() + "://" + authorityOf(m_place.target) + targetPath());
    model::Headers headers = m_request.headers();
    for (auto &[name, value] : headers) {
        if (name.compare("host", Qt::CaseInsensitive) == 0)
            value = authorityOf(m_place.target);
    }
    return {m_request.firstLine().first(), url, headers, {}};
}

std::pair<int, QString> CaptureConnection::refusal() const
{
    if (m_request.state() == State::TooLarge)
        return {431, tr("The request's head is too large.")};
    if (m_request.state() == State::Broken || !m_request.firstLine()[1].startsWith('/'))
        return {400, tr("This is not a request that can be passed on.")};
    QByteArrayList hosts;
    for (const auto &[name, value] : m_request.headers()) {
        if (name.compare("host", Qt::CaseInsensitive) == 0)
            hosts.append(value);
    }
    const bool isKnown = hosts.size() == 1 && hosts.first() == m_knownHost;
    if (hosts.size() != 1 || (!isKnown && !isForThisMachine(hosts.first())))
        return {403,
            tr("A request for “%1” was refused: capture is for programs of this machine, under its own names.")
                .arg(QString::fromLatin1(hosts.value(0)))};
    m_knownHost = hosts.first();
    const QByteArray origin = headerValue(m_request.headers(), "origin");
    const QByteArray site = headerValue(m_request.headers(), "sec-fetch-site").toLower();
    if (!origin.isEmpty() || (!site.isEmpty() && site != "none"))
        return {403, tr("A request of a web page was refused (%1).").arg(QString::fromLatin1(origin.isEmpty() ? site : origin))};
    if (targetPath().isEmpty())
        return {404, tr("A request was refused: its path does not begin with the key of this capture.")};
    return {0, {}};
}

QByteArray CaptureConnection::targetPath() const
{
    const QByteArray target = m_request.firstLine()[1];
    const QByteArray beginning = '/' + m_place.key;
    if (!target.startsWith(beginning))
        return {};
    const QByteArray rest = target.mid(beginning.size());
    QByteArray base = m_place.target.path(QUrl::FullyEncoded).toLatin1();
    while (base.endsWith('/'))
        base.chop(1);
    if (rest.isEmpty() || rest.startsWith('?'))
        return (base.isEmpty() ? QByteArray("/") : base) + rest;
    return rest.startsWith('/') ? base + rest : QByteArray();
}

QByteArray CaptureConnection::headForTarget() const
{
    QByteArray head;
    const QByteArrayList &first = m_request.firstLine();
    const QByteArray text = m_request.head();
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype end = text.indexOf("\r\n", at) + 2;
        QByteArray line = text.mid(at, end - at);
        if (at == 0) {
            line = first[0] + ' ' + targetPath() + ' ' + first[2] + "\r\n";
        } else if (line.left(5).compare("host:", Qt::CaseInsensitive) == 0) {
            // As it was written, but for the value.
            const qsizetype value = 5 + (line.mid(5).startsWith(' ') ? 1 : 0);
            line = line.left(value) + authorityOf(m_place.target) + "\r\n";
        }
        head += line;
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
    connect(m_target, &QTcpSocket::bytesWritten, this, &CaptureConnection::passRequests, Qt::QueuedConnection);
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
        connect(encrypted, &QSslSocket::encryptedBytesWritten, this, &CaptureConnection::passRequests, Qt::QueuedConnection);
        connect(encrypted, &QSslSocket::encrypted, this, &CaptureConnection::targetReady);
        encrypted->connectToHostEncrypted(host, quint16(url.port(443)));
    } else {
        connect(m_target, &QTcpSocket::connected, this, &CaptureConnection::targetReady);
        m_target->connectToHost(host, quint16(url.port(80)));
    }
}

void CaptureConnection::targetReady()
{
    if (!std::exchange(m_isReady, true))
        m_target->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_patience.stop();
    m_target->write(std::exchange(m_waiting, {}));
    // With what follows it, where that has come already.
    if (m_request.state() == State::Done || m_unpassed.isEmpty())
        m_target->flush();
    if (m_request.state() == State::Done)
        m_exchange->leave();
    passRequests();
}

void CaptureConnection::passAnswers()
{
    while (m_target && !m_isOver && !m_log.isHeld() && untakenBy(*m_client) < mostUntaken) {
        const QByteArray piece = m_target->read(pieceOfCapture);
        if (piece.isEmpty())
            break;
        // On its way first: the record is made while the program reads.
        passOn(*m_client, piece);
        follow(piece);
    }
    if (m_hasTargetEnded && m_target && !m_isOver && m_target->bytesAvailable() == 0)
        targetEnded();
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
        m_answer.begin(m_request.firstLine().first());
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
    m_whole.push_back(std::move(m_exchange));
    if (!m_soon.isActive())
        m_soon.start(tellMilliseconds);
    m_request.begin();
    m_patience.start(restMilliseconds);
    QMetaObject::invokeMethod(this, &CaptureConnection::passRequests, Qt::QueuedConnection);
}

//! In the order in which they ended.
void CaptureConnection::tellWhole()
{
    for (const auto &exchange : std::exchange(m_whole, {}))
        exchange->end(ExchangeState::Complete);
}

void CaptureConnection::targetFailed()
{
    // What ends a connection that was there is seen once all that came has been passed on.
    if (m_isReady || !m_exchange)
        return;
    breakOff(tr("%1 could not be reached: %2").arg(QString::fromLatin1(authorityOf(m_place.target)), m_target->errorString()));
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
                .arg(m_place.target.host())
                .arg(m_exchange->arrived()));
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

void CaptureConnection::clientGone()
{
    tellWhole();
    if (m_exchange)
        m_exchange->endByProgram(tr("The program closed the connection before the answer was complete."));
    m_isOver = true;
    if (m_target) {
        m_target->disconnect(this);
        m_target->abort();
    }
    deleteLater();
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
            + "\r\n\r\n" + (m_request.firstLine().value(0) == "HEAD" ? QByteArray() : body));
    if (m_request.state() == State::Done || m_request.state() == State::Broken)
        m_client->disconnectFromHost();
    else
        m_patience.start(lingerMilliseconds);
}

} // namespace network
