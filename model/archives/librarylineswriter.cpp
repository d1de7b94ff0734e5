// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/librarylineswriter.h"

#include "model/archives/jsonpieces.h"
#include "model/conversation/canisterjson.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QIODevice>
#include <QTimeZone>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct LibraryLinesTexts {
    Q_DECLARE_TR_FUNCTIONS(LibraryLines)
};

QString timeText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

void writeRecord(JsonWriter &writer, const ArchivedConversation &conversation)
{
    writer.member(u"record", u"conversation").member(u"id", conversation.id.toString()).member(u"title", conversation.title);
    writer.member(u"created", timeText(conversation.created)).member(u"changed", timeText(conversation.changed));
    if (conversation.deleted)
        writer.member(u"deleted", timeText(*conversation.deleted));
    writer.key(u"labels").beginArray();
    for (const QString &label : conversation.labels)
        writer.string(label);
    writer.endArray();
    if (!conversation.group.isEmpty())
        writer.member(u"group", conversation.group);
    if (conversation.archived)
        writer.flag(u"archived", true);
    if (!conversation.settings.isEmpty())
        writer.member(u"settings", conversation.settings);
}

void writeRecord(JsonWriter &writer, const ArchivedTurn &turn)
{
    const TurnRecord &record = turn.record;
    writer.member(u"record", u"turn").member(u"id", record.id.toString()).member(u"state", toWire(record.state));
    writer.member(u"started", timeText(record.started)).member(u"base", record.base);
    if (record.error)
        writer.member(u"error", JsonText::trusted(errorToJson(record.error)));
    if (!record.ran.isEmpty())
        writer.member(u"ran", JsonText::trusted(ranToJson(record.ran)));
    if (record.dismissed)
        writer.flag(u"dismissed", true);
}

void writeRecord(JsonWriter &writer, const ArchivedStaged &staged)
{
    writer.member(u"record", u"staged").member(u"canister", toJson(*staged.canister));
}

void writeRecord(JsonWriter &writer, const ArchivedNode &node)
{
    writer.member(u"record", u"node").member(u"number", node.number).member(u"parent", node.parent);
    if (!node.turn.isEmpty())
        writer.member(u"turn", node.turn.toString());
    if (!node.active)
        writer.flag(u"active", false);
    if (node.pinned)
        writer.flag(u"pinned", true);
    if (node.superseded != 0)
        writer.member(u"superseded", node.superseded);
    if (node.deleted)
        writer.flag(u"deleted", true);
    writer.member(u"canister", toJson(*node.canister));
}

// Headers are bytes; Latin-1 keeps each of them.
void writeArchivedHeaders(JsonWriter &writer, QStringView name, const Headers &headers)
{
    writer.key(name).beginArray();
    for (const auto &[key, value] : headers)
        writer.beginArray().string(QString::fromLatin1(key)).string(QString::fromLatin1(value)).endArray();
    writer.endArray();
}

void writeRecord(JsonWriter &writer, const Exchange &exchange)
{
    const ExchangeOrigin &origin = exchange.origin;
    writer.member(u"record", u"exchange").member(u"id", exchange.id.toString()).member(u"turn", origin.turn.toString());
    writer.member(u"round", qint64(origin.round)).member(u"invocation", origin.invocation).member(u"purpose", origin.purpose);
    writer.member(u"attempt", qint64(exchange.attempt)).member(u"started", timeText(exchange.started));
    writer.member(u"method", QString::fromLatin1(exchange.request.method));
    writer.member(u"url", exchange.request.url.toString(QUrl::FullyEncoded));
    writeArchivedHeaders(writer, u"request-headers", exchange.request.headers);
    writer.member(u"request-body", QString::fromLatin1(exchange.request.body.toBase64()));
    writer.member(u"state", toWire(exchange.state)).member(u"status", qint64(exchange.status));
    writeArchivedHeaders(writer, u"response-headers", exchange.responseHeaders);
    writer.member(u"response-body", QString::fromLatin1(exchange.responseBody.toBase64()));
    writer.key(u"arrivals").beginArray();
    for (const Arrival &arrival : exchange.arrivals)
        writer.beginArray().number(arrival.offset).number(arrival.milliseconds).endArray();
    writer.endArray().key(u"head-milliseconds").number(exchange.headMilliseconds);
    writer.key(u"total-milliseconds").number(exchange.totalMilliseconds).member(u"error", exchange.error);
}

void writeRecord(JsonWriter &writer, const ArchivedEnd &end)
{
    writer.member(u"record", u"end").member(u"head", end.head);
}

} // namespace

QByteArray LibraryLinesWriter::lineOf(const ArchiveRecord &record)
{
    JsonWriter writer;
    writer.beginObject();
    std::visit([&writer](const auto &each) { writeRecord(writer, each); }, record);
    writer.endObject();
    return writer.bytes();
}

QByteArray LibraryLinesWriter::header()
{
    JsonWriter writer;
    writer.beginObject().member(u"format", u"parlance-library").member(u"version", qint64(version)).endObject();
    return writer.bytes();
}

Result<void> LibraryLinesWriter::begin()
{
    return std::exchange(m_hasBegun, true) ? Result<void>() : put(m_device, header() + '\n');
}

Result<void> LibraryLinesWriter::write(const ArchiveRecord &record)
{
    const QByteArray line = lineOf(record);
    if (line.size() > JsonPieces::largestPiece) {
        return failure(ErrorCategory::Validation,
            LibraryLinesTexts::tr("A message takes more than %1 MB and fits in no line.").arg(JsonPieces::largestPiece / (1024 * 1024)));
    }
    return begin().and_then([&] { return put(m_device, line + '\n'); });
}

Result<void> LibraryLinesWriter::finish()
{
    return begin();
}

} // namespace model
