// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/transport/cassettetransport.h"

#include "model/exchange/exchangelog.h"
#include "network/rehearsal/rpcnumbers.h"

namespace network {

using namespace Qt::StringLiterals;

namespace {

Cassette ofServer(const StdioReplay &replay, const QString &server)
{
    QList<model::Exchange> exchanges;
    for (const model::Exchange &exchange : replay.cassette.exchanges()) {
        const QUrl &url = exchange.request.url;
        if (url.scheme() == "stdio"_L1 && url.host().compare(server, Qt::CaseInsensitive) == 0 && exchange.request.method == "SEND")
            exchanges.append(exchange);
    }
    return Cassette(exchanges);
}

} // namespace

CassetteTransport::CassetteTransport(const QString &server, const StdioReplay &replay, model::ExchangeLog &log, QObject *parent)
    : McpTransport(parent)
    , m_server(server)
    , m_log(log)
    , m_play(replay.play)
    , m_match(ofServer(replay, server), replay.play)
{
}

void CassetteTransport::open()
{
    QMetaObject::invokeMethod(this, &McpTransport::opened, Qt::QueuedConnection);
}

void CassetteTransport::send(const McpOutgoing &outgoing)
{
    if (m_isClosed)
        return;
    QUrl url;
    url.setScheme(u"stdio"_s);
    url.setHost(m_server);
    url.setPath(u'/' + outgoing.method);
    if (outgoing.id != 0) {
        answer(outgoing, url);
        return;
    }
    // Nothing comes of it.
    m_log.end(m_log.begin(outgoing.origin, {"SEND", url, {}, outgoing.message}), model::ExchangeState::Complete);
}

void CassetteTransport::answer(const McpOutgoing &outgoing, const QUrl &url)
{
    const model::ExchangeId exchange = m_log.begin(outgoing.origin, {"SEND", url, {}, outgoing.message});
    const auto recorded = m_match.take("SEND", CassetteMatch::targetOf(url), outgoing.message);
    const QByteArray body = recorded ? RpcNumbers::forRequest(**recorded, outgoing.message).responseBody : QByteArray();
    const auto message = recorded ? readRpcMessage(body) : tl::make_unexpected(recorded.error().error);
    if (!message) {
        const model::Wording lost = phrased("The recorded server gave no answer to this.");
        const model::Error error = recorded ? model::Error {model::ErrorCategory::Network, lost, (*recorded)->error} : message.error();
        m_log.end(exchange, model::ExchangeState::Failed, error.message);
        // Where it was known to need no such question, or was silent, it is one of the era that does not know it.
        const bool isDiscovery = outgoing.method == "server/discover"_L1;
        lose(outgoing.id, {isDiscovery ? McpDeliveryFailure::Kind::Refused : McpDeliveryFailure::Kind::Lost, error});
        return;
    }
    RpcMessage answer = *message;
    answer.id = model::JsonText::trusted(QByteArray::number(outgoing.id));
    m_open.append(exchange);
    giveLater((*recorded)->id, [this, exchange, answer, body] {
        if (!m_open.removeOne(exchange))
            return;
        m_log.received(exchange, body);
        m_log.end(exchange, model::ExchangeState::Complete);
        Q_EMIT received(answer, 0);
    });
}

void CassetteTransport::giveLater(const model::ExchangeId &recorded, std::function<void()> give)
{
    const auto later = [this, give = std::move(give)](bool) { QMetaObject::invokeMethod(this, give, Qt::QueuedConnection); };
    if (m_play.isStepwise())
        m_play.playback->wait(this, {recorded, 1, 1}, later);
    else
        later(true);
}

void CassetteTransport::close()
{
    m_isClosed = true;
    for (const model::ExchangeId &exchange : std::exchange(m_open, {}))
        m_log.end(exchange, model::ExchangeState::Cancelled);
}

void CassetteTransport::lose(qint64 id, const McpDeliveryFailure &failure)
{
    QMetaObject::invokeMethod(
        this,
        [this, id, failure] {
            if (!m_isClosed)
                Q_EMIT undelivered(id, failure);
        },
        Qt::QueuedConnection);
}

} // namespace network
