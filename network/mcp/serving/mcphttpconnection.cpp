// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/serving/mcphttpconnection.h"

#include "network/basics/logging.h"
#include "network/http/httprequest.h"
#include "network/http/statusline.h"
#include "network/mcp/http/mirroredarguments.h"
#include "network/mcp/serving/mcphttpservice.h"
#include "network/secrets/unguessable.h"

#include <QTcpSocket>
#include <QUrl>

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr int quietMilliseconds = 300'000;
// From a request's first byte to its last.
constexpr int longestRequestMilliseconds = 60'000;
constexpr qint64 waitingRequests = 1024 * 1024;
// After which a peer comes back for an answer.
constexpr int returnMilliseconds = 500;
constexpr qint64 fullResponse = 1024 * 1024;

//! Web pages of this machine are as foreign as any, but for those that the machine's own names serve, which browsers' tools use.
bool isForeign(const QByteArray &origin)
{
    const QUrl url = QUrl::fromEncoded(origin, QUrl::StrictMode);
    const bool isWeb = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    return !isWeb || !isForThisMachine(url.authority(QUrl::FullyEncoded).toLatin1());
}

//! What the headers of the modern era have to repeat; empty for a request that names nothing.
QString nameIn(const RpcMessage &message)
{
    if (message.method == "tools/call"_L1 || message.method == "prompts/get"_L1)
        return model::stringIn(message.params, u"name");
    if (ServedTasks::isMethod(ServedTasks::Era::Modern, message.method))
        return model::stringIn(message.params, u"taskId");
    return message.method == "resources/read"_L1 ? model::stringIn(message.params, u"uri") : QString();
}

RpcError mismatchOf(const IncomingRequest &request, const RpcMessage &message)
{
    const model::JsonText meta = message.params.member(u"_meta").value_or(model::JsonText());
    const QString version = model::stringIn(meta, u"io.modelcontextprotocol/protocolVersion");
    const auto differs = [](const QByteArray &header, const QString &value) {
        return header != value.toUtf8() && readHeaderText(header) != value;
    };
    if (!version.isEmpty() && differs(request.header("mcp-protocol-version"), version))
        return {rpccode::headerMismatch, u"MCP-Protocol-Version is not what “_meta” says."_s};
    if (message.kind != RpcMessage::Kind::Request || version.isEmpty())
        return {};
    if (differs(request.header("mcp-method"), message.method))
        return {rpccode::headerMismatch, u"Mcp-Method is not the request's method."_s};
    if (const QString name = nameIn(message); !name.isEmpty() && differs(request.header("mcp-name"), name))
        return {rpccode::headerMismatch, u"Mcp-Name is not what the request is about."_s};
    return {};
}

//! Arguments of a tool that headers have to repeat, each that is there and no other (transports/streamable-http, "Server Behavior for
//! Custom Headers").
RpcError argumentMismatchOf(const McpOffer &offer, const IncomingRequest &request, const RpcMessage &message)
{
    const model::JsonText schema = message.method == "tools/call"_L1 ? offer.inputSchema(model::stringIn(message.params, u"name"))
                                                                     : model::JsonText();
    if (!schema.bytes().contains("x-mcp-header"))
        return {};
    const auto mirrors = findMirrors(schema);
    const auto mirrored = MirroredArguments::parse(schema);
    if (!mirrors || !mirrored)
        return {};
    const auto wanted = mirrored->headers(message.params.member(u"arguments").value_or(model::JsonText::trusted("{}")));
    if (!wanted)
        return {rpccode::headerMismatch, wanted.error().message};
    for (const SchemaMirror &mirror : *mirrors) {
        const QByteArray given = request.header(mirror.header.toLower());
        const QByteArray expected = headerValue(*wanted, mirror.header);
        if (given.isEmpty() != expected.isEmpty() || readHeaderText(given) != readHeaderText(expected))
            return {rpccode::headerMismatch, u"%1 is not what the arguments say."_s.arg(QString::fromLatin1(mirror.header))};
    }
    return {};
}

} // namespace

//! Writes to the connection as long as that is there.
class McpHttpConnection::Reply final : public ServedReply
{
public:
    explicit Reply(McpHttpConnection &connection)
        : m_connection(&connection)
    {
        connection.m_reply = this;
    }
    ~Reply() override
    {
        if (!isOpen())
            return;
        // Nobody will answer this any more.
        m_connection->m_reply = nullptr;
        if (m_connection->m_isStream)
            m_connection->endResponse();
        else
            m_connection->respond(500, {});
    }
    Q_DISABLE_COPY_MOVE(Reply)

    void tell(const QByteArray &message) override
    {
        if (!isOpen())
            return;
        m_connection->beginStream();
        m_connection->writeEvent(message);
    }
    void answer(const QByteArray &message, int status) override
    {
        if (!isOpen())
            return;
        McpHttpConnection *connection = std::exchange(m_connection, nullptr);
        connection->m_reply = nullptr;
        if (connection->m_isStream) {
            connection->writeEvent(message);
            connection->endResponse();
            return;
        }
        model::Headers headers {{"Content-Type", "application/json"}};
        if (!connection->m_session.isEmpty())
            headers.emplaceBack("Mcp-Session-Id", connection->m_session);
        connection->respond(status, message, headers);
    }
    // The stream of a call; the one for all else has no end that could be lost.
    bool canBeResumed() const override { return isOpen() && !m_connection->m_session.isEmpty(); }
    void prime(const QByteArray &name) override
    {
        if (!isOpen())
            return;
        m_connection->beginStream();
        m_connection->writeBlock("id: " + name + "\nretry: " + QByteArray::number(returnMilliseconds) + "\ndata: \n\n");
    }
    bool isFull() const override { return isOpen() && m_connection->m_socket->bytesToWrite() > fullResponse; }

private:
    bool isOpen() const { return m_connection && m_connection->m_reply == this; }

    QPointer<McpHttpConnection> m_connection;
};

McpHttpConnection::McpHttpConnection(QTcpSocket *socket, McpHttpService &service)
    : QObject(&service)
    , m_service(service)
    , m_socket(socket)
    , m_reader({64 * 1024, McpTransport::largestMessage})
    , m_share(service.room())
{
    m_socket->setParent(this);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_socket->setReadBufferSize(waitingRequests);
    connect(&m_patience, &QTimer::timeout, m_socket, [this] { m_socket->abort(); });
    connect(m_socket, &QTcpSocket::readyRead, this, &McpHttpConnection::read);
    connect(m_socket, &QTcpSocket::disconnected, this, &QObject::deleteLater);
    m_patience.start(quietMilliseconds);
    QMetaObject::invokeMethod(this, &McpHttpConnection::read, Qt::QueuedConnection);
}

McpHttpConnection::~McpHttpConnection()
{
    m_socket->disconnect(this);
    const Reply *lost = std::exchange(m_reply, nullptr);
    if (!lost)
        return;
    if (LegacySession *session = m_service.session(m_session.isEmpty() ? m_streamOf : m_session)) {
        session->removeStream(lost);
        session->lose(lost);
    }
    m_service.modern().lose(lost);
}

void McpHttpConnection::read()
{
    if (m_isBusy || m_closes)
        return;
    const QByteArray bytes = m_socket->readAll();
    if (m_share.isEmpty())
        m_patience.start(bytes.isEmpty() ? quietMilliseconds : longestRequestMilliseconds);
    if (!m_share.hold(bytes.size())) {
        m_closes = true;
        refuse({503, u"Too much is being sent."_s});
        return;
    }
    const HttpRequestReader::State state = m_reader.append(bytes);
    if (m_reader.takeExpectation())
        m_socket->write("HTTP/1.1 100 Continue\r\n\r\n");
    if (state == HttpRequestReader::State::Complete) {
        answerNext();
    } else if (state != HttpRequestReader::State::Incomplete) {
        m_closes = true;
        refuse({state == HttpRequestReader::State::TooLarge ? 413 : 400, u"This is not a request that can be read."_s});
    }
}

void McpHttpConnection::answerNext()
{
    const IncomingRequest request = m_reader.take();
    m_share.letGo();
    m_isBusy = true;
    m_isStream = false;
    m_session.clear();
    m_streamOf.clear();
    m_patience.stop();
    m_closes = request.header("connection").toLower() == "close";
    if (const Refusal no = refusal(request); no.status != 0) {
        qCInfo(lcHttp) << "serving refused" << no.why;
        Q_EMIT m_service.refused(no.why);
        refuse(no);
    } else if (request.method == "POST") {
        post(request);
    } else if (request.method == "GET") {
        openStream(request);
    } else if (request.method == "DELETE") {
        endSession(request);
    } else {
        respond(405, {}, {{"Allow", "GET, POST, DELETE"}});
    }
}

McpHttpConnection::Refusal McpHttpConnection::refusal(const IncomingRequest &request) const
{
    if (!isForThisMachine(request.host()))
        return {403,
            tr("A request for “%1” was refused: this is for programs of this machine, under its own names.")
                .arg(QString::fromLatin1(request.host()))};
    const QByteArray origin = request.header("origin");
    if (!origin.isEmpty() && isForeign(origin))
        return {403, tr("A request of a web page was refused (%1).").arg(QString::fromLatin1(origin))};
    if (request.path() != "/mcp")
        return {404, tr("A request for another path than /mcp was refused.")};
    if (!m_service.key().isEmpty() && !areSameSecrets(request.header("authorization"), "Bearer " + m_service.key()))
        return {401, tr("A request without the key was refused.")};
    return {};
}

void McpHttpConnection::post(const IncomingRequest &request)
{
    const auto message = readRpcMessage(request.body);
    if (!message) {
        const QByteArray refusal = rpcRefusal(request.body);
        respond(400, refusal, refusal.isEmpty() ? model::Headers {} : model::Headers {{"Content-Type", "application/json"}});
        return;
    }
    const QByteArray session = request.header("mcp-session-id");
    const bool isModern = request.header("mcp-protocol-version") >= McpProtocol::modern || ModernService::speaks(*message);
    if (session.isEmpty() && isModern)
        postModern(request, *message);
    else
        postLegacy(request, *message);
}

void McpHttpConnection::postModern(const IncomingRequest &request, const RpcMessage &message)
{
    RpcError mismatch = mismatchOf(request, message);
    if (mismatch.code == 0 && message.kind == RpcMessage::Kind::Request)
        mismatch = argumentMismatchOf(m_service.offer(), request, message);
    if (mismatch.code != 0) {
        respond(400, rpcFailure(message.id, mismatch), {{"Content-Type", "application/json"}});
        return;
    }
    if (message.kind == RpcMessage::Kind::Request)
        m_service.modern().receive(message, reply());
    else
        respond(202, {});
}

void McpHttpConnection::postLegacy(const IncomingRequest &request, const RpcMessage &message)
{
    m_session = request.header("mcp-session-id");
    const auto refuseAs = [this, &message](int status, const QString &why) {
        respond(status, rpcFailure(message.id.isEmpty() ? model::JsonText::trusted("null") : message.id, {rpccode::invalidRequest, why}),
            {{"Content-Type", "application/json"}});
    };
    const QByteArray version = request.header("mcp-protocol-version");
    if (!version.isEmpty() && !LegacyEra::versions().contains(version)) {
        refuseAs(400, u"The protocol version “%1” is not spoken here."_s.arg(QString::fromLatin1(version)));
        return;
    }
    if (m_session.isEmpty() && message.kind == RpcMessage::Kind::Request && message.method == "initialize"_L1) {
        m_session = m_service.beginSession();
        if (m_session.isEmpty()) {
            refuseAs(503, u"Too many clients are served."_s);
            return;
        }
    } else if (m_session.isEmpty()) {
        refuseAs(400, u"Mcp-Session-Id is missing; the first request is “initialize”."_s);
        return;
    }
    LegacySession *session = m_service.session(m_session);
    if (!session) {
        m_session.clear();
        refuseAs(404, u"There is no such session."_s);
        return;
    }
    if (message.kind == RpcMessage::Kind::Request) {
        session->receive(message, reply());
        return;
    }
    session->receive(message, nullptr);
    respond(202, {});
}

void McpHttpConnection::openStream(const IncomingRequest &request)
{
    m_streamOf = request.header("mcp-session-id");
    LegacySession *session = m_service.session(m_streamOf);
    if (!session) {
        refuse({m_streamOf.isEmpty() ? 405 : 404, u"A stream belongs to a session."_s});
        return;
    }
    beginStream();
    std::unique_ptr<ServedReply> stream = reply();
    if (!session->resume(request.header("last-event-id"), stream))
        session->addStream(std::move(stream));
}

void McpHttpConnection::endSession(const IncomingRequest &request)
{
    const QByteArray session = request.header("mcp-session-id");
    const bool isKnown = m_service.session(session);
    if (isKnown)
        m_service.endSession(session);
    respond(isKnown ? 200 : 404, {});
}

std::unique_ptr<McpHttpConnection::Reply> McpHttpConnection::reply()
{
    return std::make_unique<Reply>(*this);
}

void McpHttpConnection::refuse(const Refusal &refusal)
{
    model::Headers headers {{"Content-Type", "application/json"}};
    if (refusal.status == 401)
        headers.emplaceBack("WWW-Authenticate", "Bearer");
    respond(refusal.status, rpcFailure(model::JsonText::trusted("null"), {rpccode::invalidRequest, refusal.why}), headers);
}

void McpHttpConnection::respond(int status, const QByteArray &body, const model::Headers &headers)
{
    QByteArray head = statusLine(status);
    for (const auto &[name, value] : headers)
        head += name + ": " + value + "\r\n";
    write(head + "Cache-Control: no-store\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    endResponse();
}

void McpHttpConnection::beginStream()
{
    if (std::exchange(m_isStream, true))
        return;
    QByteArray head = statusLine(200) + "Content-Type: text/event-stream\r\nCache-Control: no-store\r\nTransfer-Encoding: chunked\r\n";
    if (!m_session.isEmpty())
        head += "Mcp-Session-Id: " + m_session + "\r\n";
    write(head + "\r\n");
}

void McpHttpConnection::writeEvent(const QByteArray &message)
{
    writeBlock("event: message\ndata: " + onOneLine(message) + "\n\n");
}

void McpHttpConnection::writeBlock(const QByteArray &event)
{
    write(QByteArray::number(event.size(), 16) + "\r\n" + event + "\r\n");
    if (m_socket->bytesToWrite() > largestBacklog)
        m_socket->abort();
}

void McpHttpConnection::endResponse()
{
    if (std::exchange(m_isStream, false))
        write("0\r\n\r\n");
    m_isBusy = false;
    if (m_closes)
        m_socket->disconnectFromHost();
    else
        QMetaObject::invokeMethod(this, &McpHttpConnection::read, Qt::QueuedConnection);
}

void McpHttpConnection::write(const QByteArray &bytes)
{
    m_socket->write(bytes);
    m_socket->flush();
}

} // namespace network
