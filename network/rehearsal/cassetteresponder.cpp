// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/cassetteresponder.h"

#include "network/rehearsal/wirelanguage.h"

#include <QCryptographicHash>

#include <algorithm>

namespace network {

namespace {

QByteArray keyOf(const QByteArray &method, const QByteArray &target, const QByteArray &body)
{
    return method + ' ' + target + ' ' + QCryptographicHash::hash(body, QCryptographicHash::Sha256);
}

QByteArray targetOf(const QUrl &url)
{
    QByteArray target = url.path(QUrl::FullyEncoded).toLatin1();
    if (url.hasQuery())
        target += '?' + url.query(QUrl::FullyEncoded).toLatin1();
    return target;
}

//! Headers of the connection, not of the content (RFC 9110, 7.6.1), are written anew.
bool belongsToConnection(const QByteArray &name)
{
    static const QList<QByteArray> names = {"connection", "keep-alive", "transfer-encoding", "content-length", "trailer", "upgrade"};
    return names.contains(name.toLower());
}

PlannedResponse replay(const model::Exchange &exchange)
{
    PlannedResponse response;
    response.status = exchange.status;
    std::copy_if(exchange.responseHeaders.begin(), exchange.responseHeaders.end(), std::back_inserter(response.headers),
        [](const model::Header &header) { return !belongsToConnection(header.first); });
    response.isChunked = exchange.status > 0;
    qint64 begin = 0;
    for (const model::Arrival &arrival : exchange.arrivals) {
        response.pieces += exchange.responseBody.mid(begin, arrival.offset - begin);
        begin = arrival.offset;
    }
    response.pieces += exchange.responseBody.mid(begin);
    // What was broken off then is broken off again.
    if (exchange.state != model::ExchangeState::Complete)
        response.ending = PlannedResponse::Ending::Disconnect;
    return response;
}

} // namespace

CassetteResponder::CassetteResponder(Cassette cassette)
    : m_cassette(std::move(cassette))
{
    for (qsizetype index = 0; index < m_cassette.exchanges().size(); ++index) {
        const model::ExchangeRequest &request = m_cassette.exchanges()[index].request;
        m_recorded[keyOf(request.method, targetOf(request.url), request.body)].exchanges += index;
    }
}

PlannedResponse CassetteResponder::respond(const IncomingRequest &request)
{
    const auto found = m_recorded.find(keyOf(request.method, request.target, request.body));
    if (found == m_recorded.end())
        return errorResponse(request, 404, QStringLiteral("This request is not on the cassette."));
    const qsizetype index = found->exchanges[std::min(found->next, found->exchanges.size() - 1)];
    ++found->next;
    return replay(m_cassette.exchanges()[index]);
}

} // namespace network
