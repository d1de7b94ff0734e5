// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/librarylinesreader.h"

#include "model/archives/librarylineswriter.h"
#include "model/conversation/canisterjson.h"
#include "model/schema/jsonview.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct LibraryLinesReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(LibraryLines)
};

constexpr qsizetype mostArchivedArrivals = 20'000;
constexpr qsizetype mostLabels = 1000;
constexpr qsizetype longestGroup = 200;

auto wrongRecord(const QString &message)
{
    return failure(ErrorCategory::Validation, message);
}

auto wrongMember(const QString &name)
{
    return wrongRecord(LibraryLinesReaderTexts::tr("“%1” is not what it should be.").arg(name));
}

//! Of a node; -1, which is none, where it is no number: read as 0 it would lead elsewhere, and the conversation would be another one.
qint64 readNumber(const JsonView &value)
{
    return value.isNumber() ? value.integer() : -1;
}

Result<QString> readId(const JsonView &value)
{
    const QString id = value.string();
    return value.isString() && isIdentifier(id) ? Result<QString>(id) : wrongMember(u"id"_s);
}

Result<QDateTime> readTime(const JsonView &value, const QString &name)
{
    const QDateTime time = QDateTime::fromString(value.string(), Qt::ISODateWithMs);
    return time.isValid() ? Result<QDateTime>(time.toUTC()) : wrongMember(name);
}

Result<CanisterPointer> readCanister(const JsonView &value)
{
    if (!value.isObject())
        return wrongMember(u"canister"_s);
    auto canister = canisterFromJson(JsonText::trusted(value.text().toByteArray()));
    if (!canister)
        return tl::unexpected(canister.error());
    if (!isIdentifier(canister->id.toString()))
        return wrongMember(u"id"_s);
    return share(std::move(*canister));
}

Headers readArchivedHeaders(const JsonView &value)
{
    Headers headers;
    for (const QJsonValue &header : value.read().toArray())
        headers.append({header[0].toString().toLatin1(), header[1].toString().toLatin1()});
    return headers;
}

QByteArray readArchivedBody(const JsonView &value)
{
    return QByteArray::fromBase64(value.string().toLatin1());
}

QList<Arrival> readArchivedArrivals(const JsonView &value, qint64 size)
{
    QList<Arrival> arrivals;
    for (const QJsonValue &arrival : value.read().toArray()) {
        const qint64 offset = arrival[0].toInteger();
        const qint64 before = arrivals.isEmpty() ? 0 : arrivals.last().offset;
        if (offset >= before && offset <= size && arrivals.size() < mostArchivedArrivals)
            arrivals.append({offset, arrival[1].toDouble()});
    }
    return arrivals;
}

} // namespace

bool LibraryLinesReader::recognises(const JsonText &first)
{
    return stringIn(first, u"format") == u"parlance-library";
}

QString LibraryLinesReader::format() const
{
    return LibraryLinesReaderTexts::tr("Parlance's JSON Lines");
}

Result<std::optional<ArchiveRecord>> LibraryLinesReader::next()
{
    for (;;) {
        const auto piece = m_pieces.next();
        if (!piece)
            return tl::unexpected(piece.error());
        if (!*piece && m_isInConversation)
            return wrongRecord(LibraryLinesReaderTexts::tr("The file ends in the middle of a conversation."));
        if (!*piece && !m_hasHeader)
            return wrongRecord(LibraryLinesReaderTexts::tr("This is not the beginning of a Parlance library."));
        if (!*piece)
            return std::optional<ArchiveRecord>();
        if (m_hasHeader)
            return read(**piece).map([](ArchiveRecord &&record) { return std::optional(std::move(record)); });
        if (const auto header = readHeader(**piece); !header)
            return tl::unexpected(header.error());
    }
}

Result<void> LibraryLinesReader::readHeader(const JsonText &text)
{
    m_hasHeader = true;
    const JsonView::Members members = JsonView::of(text).members();
    if (!recognises(text))
        return wrongRecord(LibraryLinesReaderTexts::tr("This is not the beginning of a Parlance library."));
    if (members["version"].integer() != LibraryLinesWriter::version)
        return wrongRecord(LibraryLinesReaderTexts::tr("The file was written by a newer Parlance."));
    return {};
}

Result<ArchiveRecord> LibraryLinesReader::read(const JsonText &text)
{
    const QString record = JsonView::of(text).members()["record"].string();
    const bool wasAfterTurn = std::exchange(m_isAfterTurn, false);
    if (m_isInConversation == (record == u"conversation"))
        return wrongRecord(LibraryLinesReaderTexts::tr("A record “%1” is not expected here.").arg(record.left(40)));
    if (record == u"conversation")
        return readConversation(text);
    if (record == u"turn" && m_nodes == 0)
        return readTurn(text);
    if (record == u"staged" && wasAfterTurn)
        return readStaged(text);
    if (record == u"node")
        return readNode(text);
    if (record == u"exchange")
        return readExchange(text);
    if (record == u"end")
        return readEnd(text);
    return wrongRecord(LibraryLinesReaderTexts::tr("A record “%1” is not expected here.").arg(record.left(40)));
}

Result<ArchiveRecord> LibraryLinesReader::readConversation(const JsonText &text)
{
    const JsonView::Members members = JsonView::of(text).members();
    const auto id = readId(members["id"]);
    const auto created = readTime(members["created"], u"created"_s);
    const auto changed = readTime(members["changed"], u"changed"_s);
    if (!id || !created || !changed)
        return tl::unexpected(!id ? id.error() : !created ? created.error() : changed.error());
    ArchivedConversation conversation;
    conversation.id = ConversationId(*id);
    conversation.title = members["title"].string();
    conversation.created = *created;
    conversation.changed = *changed;
    if (!members["deleted"].isNone()) {
        const auto deleted = readTime(members["deleted"], u"deleted"_s);
        if (!deleted)
            return tl::unexpected(deleted.error());
        conversation.deleted = *deleted;
    }
    for (const JsonView &label : members["labels"].elements()) {
        if (conversation.labels.size() < mostLabels)
            conversation.labels.append(label.string());
    }
    conversation.group = members["group"].string().left(longestGroup);
    conversation.archived = members["archived"].text() == "true";
    if (members["settings"].isObject())
        conversation.settings = JsonText::trusted(members["settings"].text().toByteArray());
    m_isInConversation = true;
    m_conversation = conversation.id;
    m_nodes = 0;
    m_highest = 0;
    return conversation;
}

Result<ArchiveRecord> LibraryLinesReader::readTurn(const JsonText &text)
{
    const JsonView::Members members = JsonView::of(text).members();
    const auto id = readId(members["id"]);
    const auto started = readTime(members["started"], u"started"_s);
    if (!id || !started)
        return tl::unexpected(!id ? id.error() : started.error());
    TurnRecord record;
    record.id = TurnId(*id);
    record.conversation = m_conversation;
    record.state = turnStateFromWire(members["state"].string());
    if (!isEnd(record.state))
        return wrongMember(u"state"_s);
    record.base = members["base"].integer();
    if (record.base < 0)
        return wrongMember(u"base"_s);
    m_highest = std::max(m_highest, record.base);
    record.started = *started;
    record.error = errorFromJson(members["error"].text().toByteArray());
    record.ran = ranFromJson(members["ran"].text().toByteArray());
    record.dismissed = members["dismissed"].text() == "true";
    m_isAfterTurn = record.state == TurnState::RolledBack;
    return ArchivedTurn {record};
}

Result<ArchiveRecord> LibraryLinesReader::readStaged(const JsonText &text)
{
    m_isAfterTurn = true;
    return readCanister(JsonView::of(text).members()["canister"]).map([](const CanisterPointer &canister) {
        return ArchiveRecord(ArchivedStaged {canister});
    });
}

Result<ArchiveRecord> LibraryLinesReader::readNode(const JsonText &text)
{
    const JsonView::Members members = JsonView::of(text).members();
    ArchivedNode node;
    node.number = members["number"].integer();
    if (node.number != m_nodes + 1)
        return wrongMember(u"number"_s);
    node.parent = readNumber(members["parent"]);
    if (node.parent < 0 || node.parent > m_nodes)
        return wrongRecord(LibraryLinesReaderTexts::tr("“parent” is not one of the nodes before it."));
    node.superseded = members["superseded"].isNone() ? 0 : readNumber(members["superseded"]);
    if (node.superseded < 0)
        return wrongMember(u"superseded"_s);
    m_highest = std::max(m_highest, node.superseded);
    if (!members["turn"].isNone()) {
        const auto turn = readId(members["turn"]);
        if (!turn)
            return tl::unexpected(turn.error());
        node.turn = TurnId(*turn);
    }
    node.active = members["active"].text() != "false";
    node.pinned = members["pinned"].text() == "true";
    node.deleted = members["deleted"].text() == "true";
    const auto canister = readCanister(members["canister"]);
    if (!canister)
        return tl::unexpected(canister.error());
    node.canister = *canister;
    ++m_nodes;
    return node;
}

Result<ArchiveRecord> LibraryLinesReader::readExchange(const JsonText &text) const
{
    const JsonView::Members members = JsonView::of(text).members();
    const auto id = readId(members["id"]);
    const auto started = readTime(members["started"], u"started"_s);
    if (!id || !started)
        return tl::unexpected(!id ? id.error() : started.error());
    Exchange exchange;
    exchange.id = ExchangeId(*id);
    exchange.origin = {m_conversation, TurnId(members["turn"].string()), int(members["round"].integer()), members["invocation"].string(),
        members["purpose"].string()};
    exchange.attempt = int(members["attempt"].integer());
    exchange.started = *started;
    exchange.request = {members["method"].string().toLatin1(), QUrl(members["url"].string(), QUrl::StrictMode),
        readArchivedHeaders(members["request-headers"]), readArchivedBody(members["request-body"])};
    exchange.state = exchangeStateFromWire(members["state"].string());
    exchange.status = int(members["status"].integer());
    exchange.responseHeaders = readArchivedHeaders(members["response-headers"]);
    exchange.responseBody = readArchivedBody(members["response-body"]);
    exchange.arrivals = readArchivedArrivals(members["arrivals"], exchange.responseBody.size());
    exchange.headMilliseconds = members["head-milliseconds"].read().toDouble();
    exchange.totalMilliseconds = members["total-milliseconds"].read().toDouble();
    exchange.error = members["error"].string();
    return exchange;
}

Result<ArchiveRecord> LibraryLinesReader::readEnd(const JsonText &text)
{
    const qint64 head = readNumber(JsonView::of(text).members()["head"]);
    if (head < 0 || std::max(head, m_highest) > m_nodes)
        return wrongRecord(LibraryLinesReaderTexts::tr("The conversation names a node that it does not have."));
    m_isInConversation = false;
    return ArchivedEnd {head};
}

} // namespace model
