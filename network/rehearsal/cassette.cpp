// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/cassette.h"

#include "model/basics/outputfile.h"
#include "model/exchange/harreader.h"
#include "model/schema/jsonwriter.h"
#include "network/rehearsal/cassettematch.h"
#include "network/rehearsal/rpcnumbers.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonWriter;

namespace {

constexpr qint64 longestCassette = 256 * 1024 * 1024;
constexpr qsizetype mostArrivals = 20'000;

struct CassetteTexts {
    Q_DECLARE_TR_FUNCTIONS(Cassette)
};

// Headers are bytes; Latin-1 keeps each of them.
void writeHeaders(JsonWriter &writer, const model::Headers &headers)
{
    writer.key(u"headers").beginArray();
    for (const auto &[name, value] : headers) {
        writer.beginArray().string(QString::fromLatin1(name)).string(QString::fromLatin1(value)).endArray();
    }
    writer.endArray();
}

model::Headers readHeaders(const QJsonValue &value)
{
    model::Headers headers;
    for (const QJsonValue &header : value.toArray())
        headers.append({header[0].toString().toLatin1(), header[1].toString().toLatin1()});
    return headers;
}

void writeBody(JsonWriter &writer, const QByteArray &body)
{
    writer.member(u"body", QString::fromLatin1(body.toBase64()));
}

QByteArray readBody(const QJsonValue &value)
{
    return QByteArray::fromBase64(value.toString().toLatin1());
}

QByteArray lineOf(const model::Exchange &exchange)
{
    JsonWriter writer;
    writer.beginObject().member(u"id", exchange.id.toString()).member(u"attempt", qint64(exchange.attempt));
    writer.member(u"started", exchange.started.toUTC().toString(Qt::ISODateWithMs));
    writer.key(u"request").beginObject().member(u"method", QString::fromLatin1(exchange.request.method));
    writer.member(u"url", exchange.request.url.toString(QUrl::FullyEncoded));
    writeHeaders(writer, exchange.request.headers);
    writeBody(writer, exchange.request.body);
    writer.endObject().key(u"response").beginObject().member(u"status", qint64(exchange.status));
    writeHeaders(writer, exchange.responseHeaders);
    writeBody(writer, exchange.responseBody);
    writer.key(u"arrivals").beginArray();
    for (const model::Arrival &arrival : exchange.arrivals)
        writer.beginArray().number(arrival.offset).number(arrival.milliseconds).endArray();
    writer.endArray().key(u"head-milliseconds").number(exchange.headMilliseconds);
    writer.key(u"total-milliseconds").number(exchange.totalMilliseconds).endObject();
    writer.member(u"state", model::toWire(exchange.state)).member(u"error", exchange.error).endObject();
    return writer.bytes();
}

QList<model::Arrival> readArrivals(const QJsonValue &value, qint64 size)
{
    QList<model::Arrival> arrivals;
    for (const QJsonValue &arrival : value.toArray()) {
        const qint64 offset = arrival[0].toInteger();
        const qint64 before = arrivals.isEmpty() ? 0 : arrivals.last().offset;
        if (offset >= before && offset <= size && arrivals.size() < mostArrivals)
            arrivals.append({offset, arrival[1].toDouble()});
    }
    return arrivals;
}

model::Exchange exchangeOf(const QJsonValue &line)
{
    const QJsonValue request = line["request"_L1];
    const QJsonValue response = line["response"_L1];
    model::Exchange exchange;
    exchange.id = model::ExchangeId(line["id"_L1].toString());
    if (exchange.id.isEmpty())
        exchange.id = model::ExchangeId::create();
    exchange.attempt = line["attempt"_L1].toInt(1);
    exchange.started = QDateTime::fromString(line["started"_L1].toString(), Qt::ISODateWithMs);
    exchange.request = {request["method"_L1].toString().toLatin1(), QUrl(request["url"_L1].toString()), readHeaders(request["headers"_L1]),
        readBody(request["body"_L1])};
    exchange.status = response["status"_L1].toInt();
    exchange.responseHeaders = readHeaders(response["headers"_L1]);
    exchange.responseBody = readBody(response["body"_L1]);
    exchange.arrivals = readArrivals(response["arrivals"_L1], exchange.responseBody.size());
    exchange.headMilliseconds = response["head-milliseconds"_L1].toDouble();
    exchange.totalMilliseconds = response["total-milliseconds"_L1].toDouble();
    exchange.state = model::exchangeStateFromWire(line["state"_L1].toString());
    exchange.error = line["error"_L1].toString();
    return exchange;
}

} // namespace

model::Result<Cassette> Cassette::read(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return model::failure(model::ErrorCategory::Usage, CassetteTexts::tr("%1 cannot be read.").arg(path), file.errorString());
    if (file.size() > longestCassette)
        return model::failure(model::ErrorCategory::Usage, CassetteTexts::tr("%1 is larger than 256 MiB.").arg(path));
    const QByteArray text = file.readAll();
    if (model::looksLikeHar(text)) {
        auto archive = model::fromHar(text);
        if (!archive)
            return model::failure(archive.error().category, path + u": "_s + archive.error().message);
        for (model::Exchange &exchange : *archive)
            exchange.id = model::ExchangeId::create();
        return Cassette(*archive);
    }
    auto cassette = parse(text);
    if (!cassette)
        return model::failure(cassette.error().category, path + u':' + cassette.error().message);
    return cassette;
}

model::Result<Cassette> Cassette::parse(const QByteArray &text)
{
    QList<model::Exchange> exchanges;
    const QList<QByteArray> lines = text.split('\n');
    for (qsizetype number = 0; number < lines.size(); ++number) {
        if (lines[number].trimmed().isEmpty())
            continue;
        const auto json = model::JsonText::parse(lines[number]);
        if (!json || !json->isObject() || !json->read()["request"_L1].isObject())
            return model::failure(
                model::ErrorCategory::Usage, CassetteTexts::tr("%1: this line is not a recorded exchange").arg(number + 1));
        exchanges += exchangeOf(json->read());
    }
    return Cassette(exchanges);
}

QByteArray Cassette::toJsonLines() const
{
    QByteArray text;
    for (const model::Exchange &exchange : m_exchanges)
        text += lineOf(exchange) + '\n';
    return text;
}

model::Result<void> Cassette::write(const QString &path) const
{
    model::OutputFile file(path, model::OutputFile::Readers::OwnerOnly);
    if (!file.write(toJsonLines()))
        return model::failure(model::ErrorCategory::Storage, CassetteTexts::tr("%1 could not be saved.").arg(path), file.errorString());
    return {};
}

namespace {

//! Headers of the connection, not of the content (RFC 9110, 7.6.1), are written anew.
bool belongsToConnection(const QByteArray &name)
{
    static const QList<QByteArray> names = {"connection", "keep-alive", "transfer-encoding", "content-length", "trailer", "upgrade"};
    return names.contains(name.toLower());
}

bool hasType(const model::Exchange &exchange, const QByteArray &type)
{
    return std::any_of(exchange.responseHeaders.begin(), exchange.responseHeaders.end(), [&type](const model::Header &header) {
        return header.first.compare("content-type", Qt::CaseInsensitive) == 0 && header.second.trimmed().toLower().startsWith(type);
    });
}

//! Where an event of a stream ends that begins at `begin`: behind its blank line, or behind its line end; the body's end for the last.
qsizetype eventEnd(const QByteArray &body, qsizetype begin, bool isLines)
{
    for (qsizetype at = body.indexOf('\n', begin); at >= 0; at = body.indexOf('\n', at + 1)) {
        const QByteArrayView rest = QByteArrayView(body).sliced(at + 1);
        if (isLines)
            return at + 1;
        if (rest.startsWith('\n') || rest.startsWith("\r\n"))
            return at + (rest.startsWith('\n') ? 2 : 3);
    }
    return body.size();
}

//! As a person follows them: the events of a stream, else what arrived together.
QList<QByteArray> eventsOf(const model::Exchange &exchange)
{
    const bool isLines = hasType(exchange, "application/x-ndjson");
    const bool isStream = isLines || hasType(exchange, "text/event-stream");
    const QByteArray &body = exchange.responseBody;
    QList<QByteArray> events;
    qsizetype begin = 0;
    const auto endAt = [&](qsizetype end) {
        if (end > begin)
            events += body.sliced(begin, end - begin);
        begin = std::max(begin, end);
    };
    while (isStream && begin < body.size())
        endAt(events.size() < mostArrivals ? eventEnd(body, begin, isLines) : body.size());
    for (const model::Arrival &arrival : exchange.arrivals)
        endAt(std::min(qsizetype(arrival.offset), body.size()));
    endAt(body.size());
    return events.isEmpty() ? QList<QByteArray> {{}} : events;
}

PlannedResponse playedBack(const model::Exchange &exchange, const CassettePlay &play)
{
    const bool hasItsPace = play.pace == CassettePace::Recorded;
    PlannedResponse response;
    response.status = exchange.status;
    std::copy_if(exchange.responseHeaders.begin(), exchange.responseHeaders.end(), std::back_inserter(response.headers),
        [](const model::Header &header) { return !belongsToConnection(header.first); });
    // Where no body may be there are no chunks either.
    response.isChunked = exchange.status > 0 && exchange.status != 204 && exchange.status != 304;
    // What was broken off then is broken off again.
    if (exchange.state != model::ExchangeState::Complete)
        response.ending = PlannedResponse::Ending::Disconnect;
    if (play.isStepwise()) {
        response.pieces = eventsOf(exchange);
        response.gate = [playback = play.playback, id = exchange.id, events = response.pieces.size()](
                            QObject *context, qsizetype event, const CassettePlayback::Go &go) {
            if (playback)
                playback->wait(context, {id, event, events}, go);
            else
                go(true);
        };
        return response;
    }
    qint64 begin = 0;
    for (const model::Arrival &arrival : exchange.arrivals) {
        response.pieces += exchange.responseBody.mid(begin, arrival.offset - begin);
        begin = arrival.offset;
        if (hasItsPace)
            response.dueMilliseconds += arrival.milliseconds;
    }
    response.pieces += exchange.responseBody.mid(begin);
    if (hasItsPace)
        response.dueMilliseconds += exchange.totalMilliseconds;
    return response;
}

//! An error in the language of whoever asks, marked as one that no server has sent.
PlannedResponse unrecordedResponse(const IncomingRequest &request, const QString &message)
{
    PlannedResponse response = errorResponse(request, 400, message);
    response.pieces.first().insert(1, '"' + QByteArray(offCassette.data(), offCassette.size()) + "\":true,");
    return response;
}

} // namespace

CassetteResponder::CassetteResponder(Cassette cassette, const CassettePlay &play)
    : m_match(std::make_unique<CassetteMatch>(std::move(cassette), play))
    , m_play(play)
{
}

CassetteResponder::~CassetteResponder() = default;

PlannedResponse CassetteResponder::respond(const IncomingRequest &request)
{
    const auto recorded = m_match->take(request.method, request.target, request.body);
    if (!recorded)
        return unrecordedResponse(request, recorded.error().error.message);
    return playedBack(RpcNumbers::forRequest(**recorded, request.body), m_play);
}

} // namespace network
