// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/exchangestore.h"

#include "model/store/contentstore.h"
#include "model/store/database.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr auto version = QDataStream::Qt_6_4;
//! Far more than the headers or the arrivals of one exchange ever take.
constexpr qsizetype largestColumn = 64 * 1024 * 1024;

template <typename Write>
QByteArray packedColumn(Write write)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(version);
    write(stream);
    return packed(bytes);
}

template <typename Read>
void unpack(const QByteArray &bytes, Read read)
{
    if (bytes.isEmpty())
        return;
    QDataStream stream(unpacked(bytes, largestColumn).value_or(QByteArray()));
    stream.setVersion(version);
    while (!stream.atEnd() && stream.status() == QDataStream::Ok)
        read(stream);
}
// How headers and arrivals stand in their columns: Qt's data stream of version 6.4, packed. What cannot be read is nothing.

QByteArray headersToColumn(const Headers &headers)
{
    return packedColumn([&headers](QDataStream &stream) {
        for (const auto &[name, value] : headers)
            stream << name << value;
    });
}

Headers headersFromColumn(const QByteArray &column)
{
    Headers headers;
    unpack(column, [&headers](QDataStream &stream) {
        QByteArray name;
        QByteArray value;
        stream >> name >> value;
        if (stream.status() == QDataStream::Ok)
            headers.append({name, value});
    });
    return headers;
}

QByteArray arrivalsToColumn(const QList<Arrival> &arrivals)
{
    return packedColumn([&arrivals](QDataStream &stream) {
        for (const Arrival &arrival : arrivals)
            stream << arrival.offset << arrival.milliseconds;
    });
}

QList<Arrival> arrivalsFromColumn(const QByteArray &column)
{
    QList<Arrival> arrivals;
    unpack(column, [&arrivals](QDataStream &stream) {
        Arrival arrival;
        stream >> arrival.offset >> arrival.milliseconds;
        if (stream.status() == QDataStream::Ok)
            arrivals += arrival;
    });
    return arrivals;
}

struct ExchangeStoreTexts {
    Q_DECLARE_TR_FUNCTIONS(ExchangeStore)
};

QString exchangeStatement(const QString &rest)
{
    return uR"(SELECT id, exchange.conversation, turn, round, invocation, purpose, attempt, started, method, url, request_headers,
        exchange.state, exchange.status, response_headers, head_milliseconds, total_milliseconds, error, request_body, response_body,
        arrivals, provider, model, tool, connecting, encrypted, exchange.sent
        FROM exchange LEFT JOIN exchange_fact ON exchange_fact.row=exchange.row )"_s
        + rest;
}

//! Without bodies and arrivals.
Exchange readExchange(const QSqlQuery &query)
{
    Exchange exchange;
    exchange.id = ExchangeId(query.value(0).toString());
    exchange.origin = {ConversationId(query.value(1).toString()), TurnId(query.value(2).toString()), query.value(3).toInt(),
        query.value(4).toString(), query.value(5).toString(), query.value(20).toString(), query.value(21).toString(),
        query.value(22).toString()};
    exchange.attempt = query.value(6).toInt();
    exchange.started = QDateTime::fromMSecsSinceEpoch(query.value(7).toLongLong(), Qt::UTC);
    exchange.request.method = query.value(8).toByteArray();
    exchange.request.url = QUrl(query.value(9).toString(), QUrl::StrictMode);
    exchange.request.headers = headersFromColumn(query.value(10).toByteArray());
    exchange.state = exchangeStateFromWire(query.value(11).toString());
    exchange.status = query.value(12).toInt();
    exchange.responseHeaders = headersFromColumn(query.value(13).toByteArray());
    exchange.headMilliseconds = query.value(14).toDouble();
    exchange.totalMilliseconds = query.value(15).toDouble();
    exchange.error = query.value(16).toString();
    exchange.milestones = {query.value(23).toDouble(), query.value(24).toDouble(), query.value(25).toDouble()};
    return exchange;
}

Result<QList<Exchange>> readExchanges(Database &database, const QString &rest, const QVariantList &values)
{
    QList<Exchange> exchanges;
    return database.each(exchangeStatement(rest), values, [&exchanges](const QSqlQuery &query) { exchanges += readExchange(query); })
        .map([&exchanges] { return exchanges; });
}

tl::unexpected<Error> noExchange(const QString &id)
{
    return failure(ErrorCategory::Usage, ExchangeStoreTexts::tr("There is no exchange %1.").arg(id));
}

} // namespace

Result<QVariant> ExchangeStore::addBody(const QByteArray &body)
{
    if (body.isEmpty())
        return QVariant();
    return ContentStore(m_database).add(body).map([](qint64 row) { return QVariant(row); });
}

Result<void> ExchangeStore::begin(const Exchange &exchange, const ExchangeFacts &facts)
{
    Database::Transaction transaction(m_database);
    const auto body = addBody(exchange.request.body);
    if (!body)
        return tl::unexpected(body.error());
    const ExchangeOrigin &origin = exchange.origin;
    const auto added = m_database.run(uR"(INSERT OR IGNORE INTO exchange (id, conversation, turn, round, invocation, purpose, attempt,
        started, method, url, request_headers, request_body, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?))"_s,
        {exchange.id.toString(), origin.conversation.toString(), origin.turn.toString(), origin.round, origin.invocation, origin.purpose,
            exchange.attempt, exchange.started.toMSecsSinceEpoch(), exchange.request.method,
            exchange.request.url.toString(QUrl::FullyEncoded), headersToColumn(exchange.request.headers), *body,
            toWire(ExchangeState::Open)});
    if (!added)
        return tl::unexpected(added.error());
    const auto isNew = m_database.changes();
    if (!isNew)
        return tl::unexpected(isNew.error());
    if (const auto told = *isNew > 0 ? addFacts(exchange, facts, *body) : Result<void>(); !told)
        return told;
    return transaction.commit();
}

Result<void> ExchangeStore::addFacts(const Exchange &exchange, const ExchangeFacts &facts, const QVariant &body)
{
    const auto row = m_database.value(u"SELECT row FROM exchange WHERE id=?"_s, {exchange.id.toString()});
    if (!row)
        return tl::unexpected(row.error());
    const ExchangeOrigin &origin = exchange.origin;
    const auto either = [](const QString &known, const QString &told) { return known.isEmpty() ? told : known; };
    const QString kind = kindOf(exchange);
    const auto added = m_database.run(uR"(INSERT INTO exchange_fact (row, conversation, kind, place, provider, model, tool, state, sent)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?))"_s,
        {*row, origin.conversation.toString(), kind, placeOf(exchange.request.url), either(facts.provider, origin.provider),
            either(facts.model, origin.model), either(facts.tool, origin.tool), toWire(ExchangeState::Open), exchange.request.body.size()});
    if (!added)
        return tl::unexpected(added.error());
    const bool isOfModel = kind == u"provider" || kind == u"resent" || kind == capturedPurpose;
    return isOfModel && !body.isNull() ? findAlike(row->toLongLong(), exchange, body.toLongLong()) : Result<void>();
}

//! Requests of one conversation begin alike as far as a provider's prompt cache can hold.
Result<void> ExchangeStore::findAlike(qint64 row, const Exchange &exchange, qint64 body)
{
    constexpr int farthest = 200;
    qint64 like = 0;
    qint64 other = 0;
    const auto found = m_database.each(uR"(SELECT row, request_body FROM (SELECT exchange.row, url, request_body, kind FROM exchange
        JOIN exchange_fact ON exchange_fact.row=exchange.row WHERE exchange.conversation=? AND exchange.row<?
        ORDER BY exchange.row DESC LIMIT ?) WHERE url=? AND kind IN ('provider', 'resent', 'captured') AND request_body IS NOT NULL
        LIMIT 1)"_s,
        {exchange.origin.conversation.toString(), row, farthest, exchange.request.url.toString(QUrl::FullyEncoded)},
        [&](const QSqlQuery &query) {
            like = query.value(0).toLongLong();
            other = query.value(1).toLongLong();
        });
    if (!found || like == 0)
        return found;
    const auto departs = ContentStore(m_database).departureOf(other, body);
    if (!departs)
        return tl::unexpected(departs.error());
    const auto noted = m_database.run(
        u"UPDATE exchange_fact SET alike=?, departs=? WHERE row=?"_s, {like, *departs ? QVariant(**departs) : QVariant(), row});
    return noted.map([](QSqlQuery *) {});
}

Result<void> ExchangeStore::end(const Exchange &exchange, const ExchangeFacts &facts)
{
    Database::Transaction transaction(m_database);
    // Where it is not there (the disk was full then, or it was pruned) it comes to be now.
    const auto known = m_database.value(u"SELECT 1 FROM exchange WHERE id=?"_s, {exchange.id.toString()});
    if (const auto begun = known && !known->isValid() ? begin(exchange, facts) : known.map([](const QVariant &) {}); !begun)
        return begun;
    const auto body = addBody(exchange.responseBody);
    if (!body)
        return tl::unexpected(body.error());
    const auto ended = m_database.run(uR"(UPDATE exchange SET state=?, status=?, response_headers=?, response_body=?, arrivals=?,
        head_milliseconds=?, total_milliseconds=?, error=?, connecting=?, encrypted=?, sent=? WHERE id=?)"_s,
        {toWire(exchange.state), exchange.status, headersToColumn(exchange.responseHeaders), *body, arrivalsToColumn(exchange.arrivals),
            exchange.headMilliseconds, exchange.totalMilliseconds, exchange.error, exchange.milestones.connecting,
            exchange.milestones.encrypted, exchange.milestones.sent, exchange.id.toString()});
    if (!ended)
        return tl::unexpected(ended.error());
    const auto told = m_database.run(
        uR"(UPDATE exchange_fact SET state=?, status=?, milliseconds=?, received=?, provider=iif(?='', provider, ?),
        model=iif(?='', model, ?), tool=iif(?='', tool, ?), input=?, output=?, cache_read=?, cache_write=?, cost=?, currency=?
        WHERE row=(SELECT row FROM exchange WHERE id=?))"_s,
        {toWire(exchange.state), exchange.status, exchange.totalMilliseconds, exchange.responseBody.size(), facts.provider, facts.provider,
            facts.model, facts.model, facts.tool, facts.tool, facts.usage.input, facts.usage.output, facts.usage.cacheRead,
            facts.usage.cacheWrite, facts.cost ? QVariant(*facts.cost) : QVariant(), facts.currency, exchange.id.toString()});
    if (!told)
        return tl::unexpected(told.error());
    return transaction.commit();
}

Result<void> ExchangeStore::setPinned(const QList<ExchangeId> &ids, bool isPinned)
{
    Database::Transaction transaction(m_database);
    for (const ExchangeId &id : ids) {
        const auto set = m_database.run(
            u"UPDATE exchange_fact SET pinned=? WHERE row=(SELECT row FROM exchange WHERE id=?)"_s, {int(isPinned), id.toString()});
        if (!set)
            return tl::unexpected(set.error());
    }
    return transaction.commit();
}

Result<void> ExchangeStore::addMissingFacts()
{
    Database::Transaction transaction(m_database);
    const auto added = m_database.run(uR"(INSERT INTO exchange_fact (row, conversation, kind, place, state, status, milliseconds, sent,
        received) SELECT row, conversation, CASE WHEN purpose='captured' THEN 'captured' WHEN purpose LIKE 'resent of %' THEN 'resent'
        WHEN url LIKE 'stdio:%' OR purpose='mcp' THEN 'mcp' WHEN invocation<>'' THEN 'tool' WHEN turn='' THEN 'other'
        ELSE 'provider' END, '', state, status, total_milliseconds,
        coalesce((SELECT size FROM content WHERE content.row=request_body), 0),
        coalesce((SELECT size FROM content WHERE content.row=response_body), 0) FROM exchange
        WHERE row NOT IN (SELECT row FROM exchange_fact))"_s);
    if (!added)
        return tl::unexpected(added.error());
    QList<std::pair<qint64, QString>> places;
    const auto read = m_database.each(uR"(SELECT exchange.row, url FROM exchange JOIN exchange_fact ON exchange_fact.row=exchange.row
        WHERE place='')"_s,
        {}, [&places](const QSqlQuery &query) {
            places.append({query.value(0).toLongLong(), placeOf(QUrl(query.value(1).toString(), QUrl::StrictMode))});
        });
    if (!read)
        return read;
    for (const auto &[row, place] : places) {
        if (const auto set = m_database.run(u"UPDATE exchange_fact SET place=? WHERE row=?"_s, {place, row}); !set)
            return tl::unexpected(set.error());
    }
    return transaction.commit();
}

Result<Exchange> ExchangeStore::only(const Result<QSqlQuery *> &query, const QString &id) const
{
    if (!query)
        return tl::unexpected(query.error());
    if (!(*query)->next()) {
        const auto ended = m_database.ended(**query);
        return ended ? noExchange(id) : tl::make_unexpected(ended.error());
    }
    Exchange exchange = readExchange(**query);
    const qint64 request = (*query)->value(17).toLongLong();
    const qint64 response = (*query)->value(18).toLongLong();
    exchange.arrivals = arrivalsFromColumn((*query)->value(19).toByteArray());
    const bool isMeant = !(*query)->next() || exchange.id.toString() == id;
    (*query)->finish();
    if (!isMeant) {
        return failure(
            ErrorCategory::Usage, ExchangeStoreTexts::tr("Several exchanges begin with %1; give more of the identifier.").arg(id));
    }
    for (const auto &[row, body] : {std::pair(request, &exchange.request.body), std::pair(response, &exchange.responseBody)}) {
        const auto bytes = row == 0 ? Result<QByteArray>(QByteArray()) : ContentStore(m_database).bytes(row);
        if (!bytes)
            return tl::unexpected(bytes.error());
        *body = *bytes;
    }
    return exchange;
}

Result<Exchange> ExchangeStore::find(const ExchangeId &id) const
{
    return only(m_database.run(exchangeStatement(u"WHERE id=?"_s), {id.toString()}), id.toString());
}

Result<Exchange> ExchangeStore::findByPrefix(const QString &prefix) const
{
    return only(m_database.run(exchangeStatement(u"WHERE id>=? AND id<? ORDER BY id LIMIT 2"_s), {prefix, QString(prefix + QChar(0xffff))}),
        prefix);
}

Result<QList<Exchange>> ExchangeStore::list(const ConversationId &conversation, int limit) const
{
    auto newest = conversation.isEmpty() ? readExchanges(m_database, u"ORDER BY exchange.row DESC LIMIT ?"_s, {limit})
                                         : readExchanges(m_database, u"WHERE exchange.conversation=? ORDER BY exchange.row DESC LIMIT ?"_s,
                                             {conversation.toString(), limit});
    if (newest)
        std::reverse(newest->begin(), newest->end());
    return newest;
}

Result<QList<Exchange>> ExchangeStore::ofTurn(const TurnId &turn) const
{
    return readExchanges(m_database, u"WHERE turn=? ORDER BY exchange.row"_s, {turn.toString()});
}

Result<int> ExchangeStore::prune(const ExchangeBudget &budget)
{
    Database::Transaction transaction(m_database);
    const auto old = pruneByAge(budget.days);
    if (!old)
        return old;
    const auto large = pruneBySize(budget.bytes);
    if (!large)
        return large;
    return transaction.commit().map([&] { return *old + *large; });
}

Result<int> ExchangeStore::pruneByAge(int days)
{
    const qint64 oldest = QDateTime::currentDateTimeUtc().addDays(-days).toMSecsSinceEpoch();
    int dropped = 0;
    for (;;) {
        const auto row = m_database.value(uR"(SELECT row FROM exchange WHERE started<?
            AND row NOT IN (SELECT row FROM exchange_fact WHERE pinned=1) LIMIT 1)"_s,
            {oldest});
        if (!row)
            return tl::unexpected(row.error());
        if (!row->isValid())
            return dropped;
        if (const auto gone = drop(row->toLongLong()); !gone)
            return tl::unexpected(gone.error());
        ++dropped;
    }
}

Result<qint64> ExchangeStore::storedSize() const
{
    const auto bodies = m_database.numbers(uR"(SELECT request_body FROM exchange WHERE request_body IS NOT NULL
        UNION SELECT response_body FROM exchange WHERE response_body IS NOT NULL)"_s);
    if (!bodies)
        return tl::unexpected(bodies.error());
    return ContentStore(m_database).storedSize(*bodies);
}

Result<int> ExchangeStore::pruneBySize(qint64 bytes)
{
    const auto used = storedSize();
    if (!used)
        return tl::unexpected(used.error());
    qint64 left = *used;
    int dropped = 0;
    while (left > bytes) {
        const auto row = m_database.value(uR"(SELECT row FROM exchange
            WHERE row NOT IN (SELECT row FROM exchange_fact WHERE pinned=1) ORDER BY row LIMIT 1)"_s);
        if (!row)
            return tl::unexpected(row.error());
        if (!row->isValid())
            break;
        const auto freed = drop(row->toLongLong());
        if (!freed)
            return tl::unexpected(freed.error());
        left -= *freed;
        ++dropped;
    }
    return dropped;
}

Result<qint64> ExchangeStore::drop(qint64 row)
{
    QList<qint64> bodies;
    const auto read = m_database.each(
        u"SELECT request_body, response_body FROM exchange WHERE row=?"_s, {row}, [&bodies](const QSqlQuery &query) {
            bodies += {query.value(0).toLongLong(), query.value(1).toLongLong()};
        });
    if (!read)
        return tl::unexpected(read.error());
    if (const auto deleted = m_database.run(u"DELETE FROM exchange WHERE row=?"_s, {row}); !deleted)
        return tl::unexpected(deleted.error());
    // An index may name a row that the table has not; whoever goes on until there is none would never end.
    const auto gone = m_database.changes();
    if (!gone || *gone == 0) {
        m_database.noteDamage();
        return failure(ErrorCategory::Storage, ExchangeStoreTexts::tr("The exchanges are damaged in the store.") + u' ' + repairHint());
    }
    return ContentStore(m_database).sweep(bodies);
}

} // namespace model
