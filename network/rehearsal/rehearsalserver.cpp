// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/rehearsalserver.h"

#include "model/basics/countdown.h"
#include "network/basics/logging.h"
#include "network/http/httprequest.h"
#include "network/http/requestroom.h"
#include "network/http/statusline.h"
#include "network/rehearsal/cassette.h"
#include "network/rehearsal/responder.h"
#include "network/rehearsal/scenarioresponder.h"

#include <QElapsedTimer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <algorithm>
#include <limits>

namespace network {

using namespace Qt::StringLiterals;

namespace {

//! Writes one planned response to a connection, piece by piece at its pace and no faster than the peer takes it. Owned by the
//! connection; ends with it.
class ResponsePlayer final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResponsePlayer)

public:
    ResponsePlayer(PlannedResponse response, QTcpSocket &socket, QObject *parent);

Q_SIGNALS:
    //! The response is complete; the next request may be answered.
    void finished();

private:
    void writeHead();
    void writeDue();
    void awaitStep();
    void writeStep(bool isRest);
    void play();
    void writePiece(const QByteArray &piece);
    void end();

    PlannedResponse m_response;
    QTcpSocket &m_socket;
    QTimer m_timer;
    QElapsedTimer m_clock;
    qsizetype m_next = 0;
    //! Each piece waits for its word.
    bool m_isGated;
};

//! What the peer has not taken yet is at most this.
constexpr qint64 mostUnsent = 256 * 1024;
//! Pieces that have no pace are still written one for each turn of the event loop where they are small, so that they arrive apart.
constexpr qsizetype mostAtOnce = 64;

ResponsePlayer::ResponsePlayer(PlannedResponse response, QTcpSocket &socket, QObject *parent)
    : QObject(parent)
    , m_response(std::move(response))
    , m_socket(socket)
    , m_isGated(bool(m_response.gate))
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(m_response.dueMilliseconds.isEmpty() ? m_response.millisecondsBetween : 1);
    connect(&m_timer, &QTimer::timeout, this, &ResponsePlayer::writeDue);
    connect(&m_socket, &QTcpSocket::bytesWritten, this, [this] {
        // The timer rests while the peer does not take what is written.
        if (!m_isGated && !m_timer.isActive() && m_next < m_response.pieces.size())
            m_timer.start();
    });
    if (m_isGated) {
        awaitStep();
    } else {
        writeHead();
        play();
    }
}

void ResponsePlayer::play()
{
    m_clock.start();
    m_timer.start();
}

void ResponsePlayer::awaitStep()
{
    m_response.gate(this, m_next + 1, [this](bool isRest) { writeStep(isRest); });
}

void ResponsePlayer::writeStep(bool isRest)
{
    if (m_next == 0)
        writeHead();
    if (isRest) {
        m_isGated = false;
        return play();
    }
    if (m_next < m_response.pieces.size())
        writePiece(m_response.pieces[m_next++]);
    if (m_next < m_response.pieces.size())
        awaitStep();
    else
        end();
}

void ResponsePlayer::writeHead()
{
    if (m_response.status == 0)
        return;
    QByteArray head = statusLine(m_response.status);
    for (const auto &[name, value] : m_response.headers)
        head += name + ": " + value + "\r\n";
    if (m_response.isChunked) {
        head += "Transfer-Encoding: chunked\r\n";
    } else {
        qint64 length = m_response.missingBytes;
        for (const QByteArray &piece : m_response.pieces)
            length += piece.size();
        head += "Content-Length: " + QByteArray::number(length) + "\r\n";
    }
    m_socket.write(head + "\r\n");
}

void ResponsePlayer::writeDue()
{
    // What is due is reckoned from the start, so that a busy event loop does not slow the reply down.
    const int between = m_response.millisecondsBetween;
    const QList<double> &dues = m_response.dueMilliseconds;
    const qsizetype due = !dues.isEmpty() ? std::upper_bound(dues.begin(), dues.end(), double(m_clock.elapsed())) - dues.begin()
        : between > 0                     ? m_clock.elapsed() / between + 1
                                          : std::numeric_limits<qsizetype>::max();
    for (qsizetype written = 0; m_next < m_response.pieces.size() && m_next < due && written < mostAtOnce; ++m_next) {
        if (m_socket.bytesToWrite() > mostUnsent) {
            m_timer.stop();
            return;
        }
        const QByteArray &piece = m_response.pieces[m_next];
        writePiece(piece);
        ++written;
    }
    if (m_next >= m_response.pieces.size())
        end();
}

void ResponsePlayer::writePiece(const QByteArray &piece)
{
    if (piece.isEmpty())
        return;
    if (m_response.isChunked)
        m_socket.write(QByteArray::number(piece.size(), 16) + "\r\n" + piece + "\r\n");
    else
        m_socket.write(piece);
    m_socket.flush();
}

void ResponsePlayer::end()
{
    m_timer.stop();
    m_next = m_response.pieces.size();
    switch (m_response.ending) {
    case PlannedResponse::Ending::Stall: return;
    case PlannedResponse::Ending::Disconnect:
        // What was written is to arrive before the connection is gone.
        m_socket.flush();
        m_socket.disconnectFromHost();
        return;
    case PlannedResponse::Ending::Finish: break;
    }
    if (m_response.isChunked)
        m_socket.write("0\r\n\r\n");
    Q_EMIT finished();
}

//! One connection to the rehearsal server: reads requests and has each answered, one after the other. Deletes itself when the
//! peer goes; owned by the server.
class RehearsalConnection final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RehearsalConnection)

public:
    RehearsalConnection(QTcpSocket *socket, Responder &responder, const std::shared_ptr<RequestRoom> &room, QObject *parent);

private:
    enum class State { Reading, Answering };

    void read();
    void proceed(HttpRequestReader::State state);
    void answer(const PlannedResponse &response, bool isLast);

    QTcpSocket *m_socket;
    Responder &m_responder;
    HttpRequestReader m_reader;
    RequestRoom::Share m_share;
    State m_state = State::Reading;
    model::Countdown m_idle;
};

constexpr int idleMilliseconds = 120'000;
//! While a reply is played, the next request waits in the socket, up to this.
constexpr qint64 readBuffer = 1024 * 1024;

RehearsalConnection::RehearsalConnection(
    QTcpSocket *socket, Responder &responder, const std::shared_ptr<RequestRoom> &room, QObject *parent)
    : QObject(parent)
    , m_socket(socket)
    , m_responder(responder)
    , m_share(room)
{
    m_socket->setParent(this);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_socket->setReadBufferSize(readBuffer);
    m_idle.setInterval(idleMilliseconds);
    connect(&m_idle, &QTimer::timeout, m_socket, [this] { m_socket->abort(); });
    connect(m_socket, &QTcpSocket::readyRead, this, &RehearsalConnection::read);
    connect(m_socket, &QTcpSocket::disconnected, this, &QObject::deleteLater);
    m_idle.start();
    read();
}

void RehearsalConnection::read()
{
    if (m_state != State::Reading || m_socket->bytesAvailable() == 0)
        return;
    const QByteArray bytes = m_socket->readAll();
    if (m_share.hold(bytes.size()))
        proceed(m_reader.append(bytes));
    else
        answer(jsonResponse(503, "{\"error\":{\"message\":\"More is being sent than the rehearsal can hold.\"}}"), true);
}

void RehearsalConnection::proceed(HttpRequestReader::State state)
{
    m_idle.start();
    if (m_reader.takeExpectation())
        m_socket->write("HTTP/1.1 100 Continue\r\n\r\n");
    if (state == HttpRequestReader::State::Incomplete)
        return;
    if (state != HttpRequestReader::State::Complete) {
        answer(jsonResponse(400, "{\"error\":{\"message\":\"This is not a request that the rehearsal can read.\"}}"), true);
        return;
    }
    const IncomingRequest request = m_reader.take();
    m_share.letGo();
    qCDebug(lcRehearsal) << request.method << request.target << request.body.size();
    if (!isForThisMachine(request.host())) {
        answer(errorResponse(request, 403, QStringLiteral("The rehearsal is for programs of this machine, under its own names.")), true);
        return;
    }
    answer(m_responder.respond(request), request.header("connection").toLower() == "close");
}

void RehearsalConnection::answer(const PlannedResponse &response, bool isLast)
{
    m_state = State::Answering;
    m_idle.stop();
    auto *player = new ResponsePlayer(response, *m_socket, this);
    connect(player, &ResponsePlayer::finished, this, [this, player, isLast] {
        player->deleteLater();
        if (isLast) {
            m_socket->disconnectFromHost();
            return;
        }
        m_state = State::Reading;
        proceed(m_reader.append({}));
        read();
    });
}

constexpr int mostConnections = 64;
constexpr qint64 largestUnfinished = 256 * 1024 * 1024;

model::Result<std::unique_ptr<Responder>> responderFor(const QString &path, const CassettePlay *play)
{
    if (play || path.endsWith(".jsonl"_L1) || path.endsWith(".har"_L1, Qt::CaseInsensitive)) {
        auto cassette = Cassette::read(path);
        if (!cassette)
            return tl::unexpected(cassette.error());
        return std::make_unique<CassetteResponder>(std::move(*cassette), play ? *play : CassettePlay());
    }
    const QString scenarioPath = path.isEmpty() ? u":/scenarios/default.toml"_s : path;
    auto scenario = Scenario::read(model::DescriptorFile::read(scenarioPath));
    if (!scenario)
        return tl::unexpected(scenario.error());
    return std::make_unique<ScenarioResponder>(std::move(*scenario));
}

} // namespace

RehearsalServer::RehearsalServer(QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_room(std::make_shared<RequestRoom>(largestUnfinished))
{
}

RehearsalServer::RehearsalServer(QString path, const CassettePlay &play, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_play(std::make_unique<CassettePlay>(play))
    , m_room(std::make_shared<RequestRoom>(largestUnfinished))
{
}

RehearsalServer::RehearsalServer(const Cassette &cassette, const CassettePlay &play, QObject *parent)
    : RehearsalServer(QString(), play, parent)
{
    m_responder = std::make_unique<CassetteResponder>(cassette, play);
}

RehearsalServer::~RehearsalServer() = default;

model::Result<QUrl> RehearsalServer::start(quint16 port)
{
    if (!m_responder) {
        auto responder = responderFor(m_path, m_play.get());
        if (!responder)
            return tl::unexpected(responder.error());
        m_responder = std::move(*responder);
    }
    if (!m_server) {
        m_server = new QTcpServer(this);
        connect(m_server, &QTcpServer::newConnection, this, &RehearsalServer::acceptConnections);
    }
    if (!m_server->isListening() && !m_server->listen(QHostAddress::LocalHost, port)) {
        return model::failure(
            model::ErrorCategory::Usage, tr("The rehearsal cannot listen on port %1: %2.").arg(port).arg(m_server->errorString()));
    }
    return QUrl(u"http://127.0.0.1:%1"_s.arg(m_server->serverPort()));
}

void RehearsalServer::acceptConnections()
{
    while (QTcpSocket *socket = m_server->nextPendingConnection()) {
        if (findChildren<RehearsalConnection *>(Qt::FindDirectChildrenOnly).size() >= mostConnections)
            socket->deleteLater();
        else
            new RehearsalConnection(socket, *m_responder, m_room, this);
    }
}

} // namespace network

#include "rehearsalserver.moc"
