// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/httpjob.h"

#include "model/basics/result.h"
#include "model/exchange/exchangelog.h"
#include "model/text/amounts.h"
#include "network/basics/logging.h"
#include "network/http/httpclient.h"

#include <QCoreApplication>
#include <QIODevice>
#include <QSslError>

#include <algorithm>
#include <cstring>
#include <limits>
#include <optional>
#include <utility>

namespace network {

using model::Error, model::Wording;

using namespace Qt::StringLiterals;
using model::ErrorCategory, model::ExchangeState;

namespace {

struct TransportErrorTexts {
    Q_DECLARE_TR_FUNCTIONS(network::TransportError)
    PARLANCE_PHRASED
};

Wording sentence(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::ConnectionRefusedError:
        return TransportErrorTexts::phrased("Nothing answers at %1: the connection was refused. Is the server running?");
    case QNetworkReply::HostNotFoundError:
        return TransportErrorTexts::phrased("The name %1 could not be found. Is the address right, and is this machine online?");
    case QNetworkReply::TimeoutError: return TransportErrorTexts::phrased("%1 could not be reached in time.");
    case QNetworkReply::SslHandshakeFailedError:
        return TransportErrorTexts::phrased(
            "No secure connection to %1 could be made: its certificate or its encryption was not accepted.");
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::ProxyAuthenticationRequiredError:
        return TransportErrorTexts::phrased("The proxy on the way to %1 does not let the connection through.");
    case QNetworkReply::ProtocolFailure: return TransportErrorTexts::phrased("%1 answered with something that is not HTTP.");
    default: return {};
    }
}

//! Whether the end of the connection is that of the answer as well: its head says no other (RFC 9112, 6.3).
bool endsWithConnection(const model::Headers &head)
{
    return headerValue(head, "Content-Length").isEmpty() && headerValue(head, "Transfer-Encoding").isEmpty();
}

//! \return whether the error is of the connection, not one that stands for an HTTP status (which is an answer).
bool isTransportError(QNetworkReply::NetworkError error, int status, const model::Headers &head)
{
    // Qt would have sent the request again: where it was redirected, or else where the connection ended in the midst of the answer. It
    // takes some ends for that which are all that was to come (measured with 6.4, beside load: the end is met with what came before it).
    if (error == QNetworkReply::ContentReSendError)
        return (status < 300 || status >= 400) && (status == 0 || !endsWithConnection(head));
    // 1 to 199 are the network's and the proxy's; nearly all others stand for an HTTP status (302 for 400, for example).
    return (error > QNetworkReply::NoError && error < 200) || error == QNetworkReply::ProtocolUnknownError
        || error == QNetworkReply::ProtocolFailure;
}

//! What failed, in a sentence for the person. `words` are Qt's own, which are all that is known of some failures and else the detail.
//! `arrived`: how many bytes of an answer's body had come; nothing where not even its head had.
Error transportError(QNetworkReply::NetworkError error, const QUrl &url, const QString &words, std::optional<qint64> arrived)
{
    const QString place = url.port() < 0 ? url.host() : url.host() + QLatin1Char(':') + QString::number(url.port());
    const auto category = error == QNetworkReply::TimeoutError ? model::ErrorCategory::Timeout : model::ErrorCategory::Network;
    // Qt names no error where a connection ended before the head of an answer did, or one about the body that it does not send again.
    const bool hasEnded = error == QNetworkReply::RemoteHostClosedError || error == QNetworkReply::NoError
        || error == QNetworkReply::ContentReSendError;
    if (hasEnded) {
        const Wording message = arrived
            ? TransportErrorTexts::phrased("%1 closed the connection before its answer was complete, after %2 bytes of it.")
                  .arg(place, *arrived)
            : TransportErrorTexts::phrased("%1 closed the connection without an answer.").arg(place);
        return {category, message, words};
    }
    const Wording known = sentence(error);
    if (!known.isEmpty())
        return {category, known.arg(place), words};
    return {category,
        words.isEmpty() ? TransportErrorTexts::phrased("The connection to %1 failed.").arg(place)
                        : TransportErrorTexts::phrased("The connection to %1 failed: %2").arg(place, words),
        words};
}

} // namespace

//! A request's body as a device that can be read only once. Qt sends a request again by itself when the peer closes a connection
//! before answering, unless its body cannot be rewound (measured with Qt 6.4): that is what this is for, also where the body is empty.
class UploadBody final : public QIODevice
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UploadBody)

public:
    explicit UploadBody(QByteArray bytes, QObject *parent);

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override { return m_bytes.size() - m_position + QIODevice::bytesAvailable(); }
    bool atEnd() const override { return m_position >= m_bytes.size(); }
    //! Refused without a word: Qt tries it before it would send again.
    bool seek(qint64) override { return false; }

protected:
    qint64 readData(char *data, qint64 maximum) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_bytes;
    qint64 m_position = 0;
};

UploadBody::UploadBody(QByteArray bytes, QObject *parent)
    : QIODevice(parent)
    , m_bytes(std::move(bytes))
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 UploadBody::readData(char *data, qint64 maximum)
{
    const qint64 count = std::min(maximum, m_bytes.size() - m_position);
    if (count <= 0)
        return -1;
    std::memcpy(data, m_bytes.constData() + m_position, size_t(count));
    m_position += count;
    return count;
}

namespace {

// More of an answer than this is left with the server until it has been used.
constexpr qint64 readAhead = 64 * 1024;
// What is compressed may become a thousand times as much.
constexpr qint64 compressedPiece = 4 * 1024;
// What is compressed is no longer than what it becomes, but for its head and the like.
constexpr qint64 packingRoom = 64 * 1024;

model::ExchangeRequest recorded(const HttpRequest &request, const Redaction &redaction)
{
    return {request.method, redaction.url(request.url), redaction.headers(sentHeaders(request)), redaction.bytes(request.body)};
}

} // namespace

model::ExchangeRequest recordOf(const HttpRequest &request)
{
    return recorded(request, Redaction(request.secrets, request.secretNames, request.secretMembers));
}

HttpJob::HttpJob(HttpClient &client, model::ExchangeLog &log, HttpRequest request, QObject *parent)
    : Job(parent)
    , m_client(&client)
    , m_log(log)
    , m_request(std::move(request))
    , m_redaction(m_request.secrets, m_request.secretNames, m_request.secretMembers)
    , m_bodyRedaction(m_redaction)
{
    connect(&m_idle, &QTimer::timeout, this, &HttpJob::idle);
    connect(&m_whole, &QTimer::timeout, this, &HttpJob::beTooLong);
    connect(&m_log, &model::ExchangeLog::heldChanged, this, &HttpJob::hold);
    QMetaObject::invokeMethod(this, &HttpJob::start, Qt::QueuedConnection);
}

HttpJob::~HttpJob()
{
    endExchange(ExchangeState::Cancelled, {});
    release();
}

void HttpJob::start()
{
    if (isFinished() || !m_client)
        return;
    if (const auto refusal = refusalOf(m_request)) {
        fail(*refusal);
        return;
    }
    const model::ExchangeRequest record = recorded(m_request, m_redaction);
    const int attempt = m_request.attempt + (m_isAfresh ? 1 : 0);
    m_exchange = m_log.begin(m_request.origin, record, attempt);
    qCInfo(lcHttp) << m_request.method << record.url << "attempt" << attempt;

    m_client->heads().begin(*this, wireUrl());
    m_reply = sendOn(m_client->managerFor(wireUrl(), *this, m_isAfresh));
    observe();
    m_idle.start(m_client->isUnhurried() ? std::numeric_limits<int>::max() : m_request.idleTimeoutMilliseconds);
    if (m_request.wholeTimeoutMilliseconds > 0 && !m_whole.isActive() && !m_client->isUnhurried())
        m_whole.start(m_request.wholeTimeoutMilliseconds);
}

QNetworkReply *HttpJob::sendOn(QNetworkAccessManager &manager)
{
    const QNetworkRequest request = networkRequest();
    // As a request of a method that it does not know, Qt would wait for a body that HEAD never has.
    if (m_request.method == "HEAD")
        return manager.head(request);
    m_upload = new UploadBody(wireBody(), this);
    // To a POST without a body Qt adds a type of its own.
    return m_request.method == "POST" && !m_request.body.isEmpty() ? manager.post(request, m_upload)
                                                                   : manager.sendCustomRequest(request, m_request.method, m_upload);
}

QUrl HttpJob::wireUrl() const
{
    QUrl url = m_request.url;
    if (isReplayed()) {
        url = m_redaction.url(url);
        url.setScheme(m_client->replay().scheme());
        url.setAuthority(m_client->replay().authority());
        return url;
    }
    if (!m_request.connectTo.isNull())
        url.setHost(m_request.connectTo.toString());
    return url;
}

bool HttpJob::isReplayed() const
{
    return m_client && !m_client->replay().isEmpty();
}

QByteArray HttpJob::wireBody() const
{
    return isReplayed() ? m_redaction.bytes(m_request.body) : m_request.body;
}

QNetworkRequest HttpJob::networkRequest() const
{
    QNetworkRequest request(wireUrl());
    if (!m_request.connectTo.isNull() && !isReplayed())
        request.setPeerVerifyName(m_request.url.host(QUrl::FullyEncoded));
    for (const auto &[name, value] : sentHeaders(m_request))
        request.setRawHeader(name, value);
    if (isReplayed())
        request.setRawHeader("Host", m_client->replay().authority().toLatin1());
    if (hasLength(m_request))
        request.setHeader(QNetworkRequest::ContentLengthHeader, wireBody().size());
    request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    for (const auto attribute : {QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::CookieSaveControlAttribute,
             QNetworkRequest::AuthenticationReuseAttribute})
        request.setAttribute(attribute, QNetworkRequest::Manual);
    return request;
}

void HttpJob::observe()
{
    QNetworkReply *reply = m_reply;
    // Qt begins a request with a body in an event of its own, and forgets a size that was set before that (measured with 6.4).
    QMetaObject::invokeMethod(
        reply, [reply] { reply->setReadBufferSize(readAhead); }, Qt::QueuedConnection);
    connect(reply, &QNetworkReply::metaDataChanged, this, &HttpJob::readHead);
    connect(reply, &QNetworkReply::readyRead, this, &HttpJob::readBytes);
    connect(reply, &QNetworkReply::finished, this, &HttpJob::finish);
    connect(reply, &QNetworkReply::socketStartedConnecting, this, [this] {
        m_hasConnected = true;
        m_log.reached(m_exchange, model::Milestone::Connecting);
    });
    connect(reply, &QNetworkReply::encrypted, this, [this] { m_log.reached(m_exchange, model::Milestone::Encrypted); });
    connect(reply, &QNetworkReply::requestSent, this, [this] { m_log.reached(m_exchange, model::Milestone::Sent); });
    connect(reply, &QNetworkReply::uploadProgress, this, [this] { m_idle.start(); });
    connect(reply, &QNetworkReply::sslErrors, this, [this](const QList<QSslError> &errors) {
        for (const QSslError &error : errors)
            m_tlsErrors.append(error.errorString());
    });
}

void HttpJob::readHead()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (m_status != 0 || status == 0 || isFinished())
        return;
    m_idle.start();
    if (m_client)
        m_client->heads().headCame(*this);
    m_status = status;
    m_responseHeaders = m_reply->rawHeaderPairs();
    m_log.head(m_exchange, m_status, m_redaction.headers(m_responseHeaders));

    const QByteArray encoding = headerValue(m_responseHeaders, "Content-Encoding");
    if (m_status >= 300 && m_status < 400 && !m_request.handsOverRedirects) {
        const QUrl target = m_request.url.resolved(QUrl::fromEncoded(headerValue(m_responseHeaders, "Location")));
        giveUp({ErrorCategory::Permission,
            phrased("The server wants the request sent to another address, %1. Requests are not sent on; if the address is right, put it "
                    "in the "
                    "descriptor.")
                .arg(m_redaction.url(target).toDisplayString()),
            u"HTTP %1"_s.arg(m_status)});
    } else if (m_request.largestUnpacked > 0 && ContentDecoder::knows(encoding)) {
        m_decoder = std::make_unique<ContentDecoder>(m_request.largestUnpacked);
        Q_EMIT headArrived(m_status, m_responseHeaders);
    } else if (!encoding.isEmpty() && encoding.compare("identity", Qt::CaseInsensitive) != 0) {
        giveUp({ErrorCategory::Network, phrased("The server compressed its answer although it was asked not to."),
            QString::fromLatin1(encoding)});
    } else {
        Q_EMIT headArrived(m_status, m_responseHeaders);
    }
}

void HttpJob::readBytes()
{
    readHead();
    while (!isFinished() && m_reply && m_reply->bytesAvailable() > 0 && !m_log.isHeld())
        readPiece(m_reply->read(m_decoder ? compressedPiece : readAhead));
}

void HttpJob::hold(bool held)
{
    if (held || isFinished() || !m_reply)
        return;
    m_idle.start();
    if (m_hasEnded)
        finish();
    else
        readBytes();
}

void HttpJob::readPiece(const QByteArray &bytes)
{
    m_idle.start();
    if (m_client)
        m_client->heads().bodyCame(*this, bytes.size());
    m_arrived += bytes.size();
    record(bytes);
    if (m_arrived > m_request.largestResponse) {
        giveUp({ErrorCategory::Network,
            phrased("The server's answer is too long: it was cut off after %1.").arg(model::sizeWording(m_arrived))});
        return;
    }
    if (m_decoder)
        unpack(bytes);
    else
        Q_EMIT bytesArrived(bytes);
}

void HttpJob::unpack(const QByteArray &bytes)
{
    const QByteArray unpacked = m_decoder->feed(bytes);
    if (!m_withheld.isEmpty())
        m_unpacked += unpacked;
    if (m_decoder->state() == ContentDecoder::State::Broken)
        giveUp(
            {ErrorCategory::Execution, phrased("The answer of %1 is not compressed in the way that it says.").arg(m_request.url.host())});
    else if (m_decoder->state() == ContentDecoder::State::TooLong || m_arrived > m_request.largestUnpacked + packingRoom)
        giveUp({ErrorCategory::Execution,
            phrased("The answer of %1 is compressed, and longer than %2 bytes, the most that is accepted.")
                .arg(m_request.url.host(), m_request.largestUnpacked)});
    else if (!unpacked.isEmpty())
        Q_EMIT bytesArrived(unpacked);
}

void HttpJob::record(const QByteArray &bytes)
{
    // What is compressed shows its secrets only once it is unpacked.
    if (m_decoder && !m_redaction.forms().isEmpty())
        m_withheld += bytes;
    else
        m_log.received(m_exchange, m_bodyRedaction.feed(bytes));
}

QByteArray HttpJob::withheldBody()
{
    const QByteArray clean = m_redaction.bytes(m_unpacked);
    // Of what could not be unpacked nobody knows what it is.
    const bool isKnown = m_decoder->state() == ContentDecoder::State::Going || m_decoder->state() == ContentDecoder::State::Complete;
    return isKnown && clean == m_unpacked ? m_bodyRedaction.feed(m_withheld) : clean;
}

void HttpJob::finish()
{
    readBytes();
    if (isFinished())
        return;
    m_hasEnded = true;
    m_idle.stop();
    if (m_reply->bytesAvailable() > 0)
        return;
    const QNetworkReply::NetworkError code = m_reply->error();
    if (isTransportError(code, m_status, m_responseHeaders) || m_status == 0) {
        failToArrive(code);
        return;
    }
    if (m_decoder && m_arrived > 0 && m_decoder->state() != ContentDecoder::State::Complete) {
        giveUp({ErrorCategory::Execution, phrased("The compressed answer of %1 breaks off.").arg(m_request.url.host())});
        return;
    }
    endExchange(ExchangeState::Complete, {});
    release();
    if (beginSuccess()) {
        Q_EMIT succeeded(m_status);
        endSuccess();
    }
}

void HttpJob::failToArrive(QNetworkReply::NetworkError code)
{
    if (m_client && m_client->heads().hasBrokenOff(*this)) {
        giveUpWithoutEnd();
        return;
    }
    m_nothingWasSent = code == QNetworkReply::ConnectionRefusedError || code == QNetworkReply::HostNotFoundError;
    m_tlsFailed = code == QNetworkReply::SslHandshakeFailedError;
    const QString detail = m_tlsErrors.isEmpty() ? m_reply->errorString() : m_tlsErrors.join(u"; "_s);
    const model::Error error = transportError(
        code, m_request.url, m_redaction.text(detail), m_status > 0 ? std::optional(m_arrived) : std::nullopt);
    if ((m_request.method == "GET" || m_request.mayLeaveTwice) && !m_isAfresh && hasKeptConnectionEnded(code))
        sendAfresh(error);
    else
        giveUp(error);
}

bool HttpJob::hasKeptConnectionEnded(QNetworkReply::NetworkError code)
{
    // Where no head has come whole Qt would send again, which the body does not let it do.
    const bool wasKept = code == QNetworkReply::ContentReSendError && m_status == 0 && !m_hasConnected;
    return wasKept && m_client && !m_client->heads().hasAnswerBegun(*this);
}

void HttpJob::sendAfresh(const model::Error &error)
{
    endExchange(ExchangeState::Failed, error.message);
    release();
    m_isAfresh = true;
    Q_EMIT sentAfresh(error.message);
    start();
}

void HttpJob::idle()
{
    // The server waits while what has come is stored: that is no silence of its own.
    if (m_log.isHeld()) {
        m_idle.start();
        return;
    }
    const double seconds = m_request.idleTimeoutMilliseconds / 1000.0;
    giveUp({ErrorCategory::Timeout, phrased("Nothing came from %1 for %2 seconds.").arg(m_request.url.host(), seconds)});
}

void HttpJob::beTooLong()
{
    const double seconds = m_request.wholeTimeoutMilliseconds / 1000.0;
    giveUp({ErrorCategory::Timeout, phrased("The answer of %1 had not ended after %2 seconds.").arg(m_request.url.host(), seconds)});
}

void HttpJob::giveUp(const model::Error &error)
{
    if (isFinished())
        return;
    endExchange(ExchangeState::Failed, error.message);
    release();
    fail(error);
}

void HttpJob::giveUpWithoutEnd()
{
    if (m_status == 0)
        giveUp({ErrorCategory::Network,
            phrased("The head of the server's answer is too long: it was cut off after %1.")
                .arg(model::sizeWording(HeadWatch::largestHead))});
    else
        giveUp({ErrorCategory::Network, phrased("The server's answer is framed by lines that are too long: it was cut off.")});
}

void HttpJob::abandon()
{
    endExchange(ExchangeState::Cancelled, {});
    release();
}

void HttpJob::endExchange(ExchangeState state, const QString &error)
{
    if (m_exchange.isEmpty() || !m_log.open(m_exchange))
        return;
    if (!m_withheld.isEmpty())
        m_log.received(m_exchange, withheldBody());
    m_log.received(m_exchange, m_bodyRedaction.finish());
    m_log.end(m_exchange, state, error);
}

void HttpJob::release()
{
    m_idle.stop();
    if (!m_reply)
        return;
    if (m_client)
        m_client->released(*this, m_reply->isFinished());
    m_reply->disconnect(this);
    // Qt's own thread may ask for the body until the reply is gone.
    if (m_upload)
        std::exchange(m_upload, nullptr)->setParent(m_reply);
    m_reply->abort();
    m_reply->deleteLater();
    m_reply.clear();
}

} // namespace network

#include "httpjob.moc"
