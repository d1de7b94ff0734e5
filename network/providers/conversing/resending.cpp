// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/conversing/resending.h"

#include "network/http/httpclient.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/conversing/preparedrequest.h"
#include "network/providers/wire/providererror.h"
#include "network/secrets/keychain.h"

namespace network {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory;

namespace {

constexpr qsizetype largestRefusalOfAnswer = 1024 * 1024;
// What stands in the place of a key in a record.
constexpr QByteArrayView redactedMark = "[redacted";

struct ResendingTexts {
    Q_DECLARE_TR_FUNCTIONS(Resending)
};

} // namespace

model::Result<ResentRequest> ResentRequest::of(const model::Exchange &exchange)
{
    ResentRequest request;
    request.dialect = Dialects::findByAddress(exchange.request.url);
    if (!request.dialect || exchange.request.method != "POST")
        return model::failure(ErrorCategory::Usage,
            ResendingTexts::tr("%1 is not a call of a model that can be sent again: %2")
                .arg(exchange.id.toString(), exchange.request.url.path()));
    if (exchange.request.body.isEmpty())
        return model::failure(ErrorCategory::Usage, ResendingTexts::tr("No request is kept for %1.").arg(exchange.id.toString()));
    request.path = request.dialect->pathIn(exchange.request.url);
    if (exchange.request.url.hasQuery())
        request.path += u'?' + exchange.request.url.query(QUrl::FullyEncoded);
    for (const model::Header &header : exchange.request.headers) {
        if (mayBeSet(header) && !header.second.contains(redactedMark))
            request.headers.append(header);
    }
    request.body = exchange.request.body;
    request.origin.conversation = exchange.origin.conversation;
    request.origin.purpose = purpose.toString() + exchange.id.toString();
    return request;
}

std::optional<model::ExchangeId> ResentRequest::originalOf(const model::Exchange &exchange)
{
    if (!exchange.origin.purpose.startsWith(purpose))
        return std::nullopt;
    return model::ExchangeId(exchange.origin.purpose.mid(purpose.size()));
}

const Provider *ResentRequest::receiver(const model::Exchange &exchange, const QList<Provider> &providers)
{
    const QUrl &url = exchange.request.url;
    const Dialect *dialect = Dialects::findByAddress(url);
    const Provider *best = nullptr;
    qsizetype longest = -1;
    for (const Provider &provider : providers) {
        if (!exchange.origin.provider.isEmpty()) {
            if (provider.name == exchange.origin.provider)
                return &provider;
            continue;
        }
        if (!provider.enabled || (dialect && provider.dialect.section(u'+', -1) != dialect->name()))
            continue;
        for (const QUrl &address : provider.addresses()) {
            const bool isIt = isSameOrigin(address, url) && url.path().startsWith(address.path());
            if (isIt && address.path().size() > longest) {
                longest = address.path().size();
                best = &provider;
            }
        }
    }
    return best;
}

namespace {

class SilentListener final : public StreamListener
{
public:
    void deltaArrived(const model::Delta &) override { }
    void invocationForming(int, const QString &, qint64) override { }
};

} // namespace

model::ConverseReply readReply(const Dialect &dialect, const model::Headers &headers, const QByteArray &body)
{
    SilentListener listener;
    ReplyReader reader(dialect.makeDecoder({}, listener), headers, dialect.framing());
    reader.feed(body);
    reader.close();
    return reader.error() ? reader.partial() : reader.reply();
}

class Resending::Teller final : public StreamListener
{
public:
    explicit Teller(Resending &job)
        : m_job(job)
    {
    }
    void deltaArrived(const model::Delta &delta) override { Q_EMIT m_job.deltaArrived(delta); }
    void invocationForming(int, const QString &, qint64) override { }

private:
    Resending &m_job;
};

Resending::Resending(const ResentRequest &request, const Provider &provider, HttpClient &client, Keychain &keychain, QObject *parent)
    : Job(parent)
    , m_request(request)
    , m_provider(provider)
    , m_client(client)
    , m_keychain(keychain)
    , m_teller(std::make_unique<Teller>(*this))
{
    const auto begin = [this] {
        if (isFinished())
            return;
        if (m_provider.keyName.isEmpty() || !m_provider.ownKey.isEmpty())
            send(m_provider.ownKey);
        else
            m_keychain.find(m_provider.keyName, this, [this](const model::Result<QByteArray> &key) { send(key); });
    };
    QMetaObject::invokeMethod(this, begin, Qt::QueuedConnection);
}

Resending::~Resending() = default;

void Resending::abandon()
{
    if (m_http)
        m_http->cancel();
}

void Resending::send(const model::Result<QByteArray> &key)
{
    if (isFinished())
        return;
    const QByteArray known = key.value_or(QByteArray());
    if (known.isEmpty() && !m_provider.keyName.isEmpty()) {
        fail({ErrorCategory::Usage, tr("%1 needs the key %2.").arg(m_provider.name, m_provider.keyName)});
        return;
    }
    const PreparedRequest prepared {{m_request.path, m_request.headers, m_request.body}};
    HttpRequest request = prepared.to(m_provider, *m_request.dialect, known, 0);
    request.origin = m_request.origin;
    request.origin.provider = m_provider.name;
    m_clock.start();
    m_http = m_client.send(request, this);
    connect(m_http, &HttpJob::headArrived, this, [this](int status, const model::Headers &headers) {
        if (status < 300)
            m_reader = std::make_unique<ReplyReader>(m_request.dialect->makeDecoder({}, *m_teller), headers, m_request.dialect->framing());
    });
    connect(m_http, &HttpJob::bytesArrived, this, &Resending::readBytes);
    connect(m_http, &HttpJob::succeeded, this, [this] { end({}); });
    connect(m_http, &HttpJob::failed, this, [this](const Error &error) { end(error); });
}

void Resending::readBytes(const QByteArray &bytes)
{
    if (m_reader)
        m_reader->feed(bytes);
    else
        m_errorBody += bytes.left(largestRefusalOfAnswer - m_errorBody.size());
}

void Resending::end(const std::optional<Error> &error)
{
    ResentAnswer answer {m_http->exchange(), m_http->status(), double(m_clock.nsecsElapsed()) / 1e6, {}, error};
    std::optional<ProviderError> refusal;
    if (m_reader) {
        if (!error)
            m_reader->close();
        refusal = m_reader->error();
        answer.reply = refusal || error ? m_reader->partial() : m_reader->reply();
    } else if (!error) {
        refusal = readErrorBody(m_errorBody);
    }
    if (refusal && !answer.error)
        answer.error = Error {ErrorCategory::Provider,
            refusal->message.isEmpty() ? tr("%1 answered with status %2.").arg(m_provider.name, QString::number(answer.status))
                                       : tr("%1 answered with an error: %2").arg(m_provider.name, refusal->message)};
    if (beginSuccess()) {
        Q_EMIT succeeded(answer);
        endSuccess();
    }
}

} // namespace network
