// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/exchangelisting.h"

#include "model/conversation/canister.h"
#include "model/store/canisterstore.h"
#include "model/store/exchangestore.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <optional>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct ExchangeListingTexts {
    Q_DECLARE_TR_FUNCTIONS(ExchangeStore)
};

//! Looking into bodies is done in pieces of so long.
constexpr int searchMilliseconds = 30;
constexpr qsizetype longestWords = 80;

QString escapedForLike(QString text)
{
    for (const QChar character : {u'\\', u'%', u'_'})
        text.replace(character, QString(u'\\') + character);
    return text;
}

//! A part of a statement, with its values.
struct Part {
    QString text;
    QVariantList values;
};

//! What a filter says, as a condition of a statement with its values. Texts are not in it.
class FilterCondition final
{
public:
    explicit FilterCondition(const ExchangeFilter &filter)
    {
        for (const ExchangeFilter::Term &term : filter.terms) {
            if (term.field == ExchangeFilter::Field::Text)
                continue;
            const qsizetype first = m_values.size();
            const QString one = conditionOf(term);
            m_parts += term.isNot ? u"NOT (%1)"_s.arg(one) : one;
            if (!term.isNot && isIndexed(term.field))
                m_indexed.append({one, m_values.mid(first)});
        }
    }

    //! Those that an index answers.
    const QList<Part> &indexed() const { return m_indexed; }
    QString text() const { return m_parts.isEmpty() ? u"1"_s : m_parts.join(u" AND "_s); }
    const QVariantList &values() const { return m_values; }
    bool isEmpty() const { return m_parts.isEmpty(); }

private:
    using Field = ExchangeFilter::Field;

    //! As the indexes of the table are (version 11 of the schema).
    static bool isIndexed(Field field)
    {
        return field == Field::Status || field == Field::Longer || field == Field::Larger || field == Field::Costlier
            || field == Field::Pinned;
    }

    QString with(const QString &condition, const QVariant &value)
    {
        m_values += value;
        return condition;
    }

    QString has(const QString &column, const QString &value)
    {
        return with(column + uR"( LIKE ? ESCAPE '\')"_s, u'%' + escapedForLike(value) + u'%');
    }

    QString conditionOf(const ExchangeFilter::Term &term)
    {
        switch (term.field) {
        case Field::Kind: return with(u"kind=?"_s, term.value);
        case Field::Provider: return has(u"provider"_s, term.value);
        case Field::Model: return has(u"model"_s, term.value);
        case Field::Tool: return has(u"tool"_s, term.value);
        case Field::Host: return has(u"place"_s, term.value);
        case Field::Status: return statusCondition(term.value);
        case Field::Longer: return with(u"milliseconds>?"_s, term.number);
        case Field::Larger: return with(u"sent+received>?"_s, term.number);
        case Field::Costlier: return with(u"coalesce(cost, 0)>?"_s, term.number);
        case Field::Pinned: return u"pinned=1"_s;
        case Field::Conversation:
            m_values += u'%' + escapedForLike(term.value) + u'%';
            m_values += escapedForLike(term.value) + u'%';
            return uR"(conversation IN (SELECT id FROM conversation WHERE title LIKE ? ESCAPE '\' OR id LIKE ? ESCAPE '\'))"_s;
        case Field::Text: break;
        }
        return u"1"_s;
    }

    QString statusCondition(const QString &value)
    {
        if (value == u"failed")
            return with(u"(state=? OR status>=400)"_s, toWire(ExchangeState::Failed));
        if (value == u"stopped")
            return with(u"state=?"_s, toWire(ExchangeState::Cancelled));
        if (value == u"open")
            return with(u"state=?"_s, toWire(ExchangeState::Open));
        if (value == u"done")
            return with(u"(state=? AND status<400)"_s, toWire(ExchangeState::Complete));
        if (value.endsWith(u"xx"))
            return u"(status BETWEEN %1 AND %1+99)"_s.arg(value.left(1).toInt() * 100);
        return with(u"status=?"_s, value.toInt());
    }

    QStringList m_parts;
    QVariantList m_values;
    QList<Part> m_indexed;
};

//! Of which exchanges a list is made, before its filter.
Part scopeOf(const ExchangeQuery &query)
{
    Part scope {u"row<?"_s, {query.before}};
    const auto add = [&scope](const QString &condition, const QVariant &value) {
        scope.text += u" AND "_s + condition;
        scope.values += value;
    };
    if (!query.conversation.isEmpty())
        add(u"conversation=?"_s, query.conversation.toString());
    if (!query.only.isEmpty())
        add(u"row=(SELECT row FROM exchange WHERE id=?)"_s, query.only.toString());
    if (!query.place.isEmpty())
        add(u"place=?"_s, query.place);
    return scope;
}

//! Where an index knows that few fit, a source of these: nothing else needs to be looked at then.
Result<std::optional<Part>> rareOnes(Database &database, const QList<Part> &conditions)
{
    for (const Part &condition : conditions) {
        const auto fitting = database.value(u"SELECT count(*) FROM (SELECT 1 FROM exchange_fact WHERE %1 LIMIT %2)"_s.arg(condition.text)
                                                .arg(ExchangeListing::mostRare + 1),
            condition.values);
        if (!fitting)
            return tl::unexpected(fitting.error());
        if (fitting->toInt() > ExchangeListing::mostRare)
            continue;
        // With a limit, these are read first: no other condition is drawn in.
        return Part {u"(SELECT row AS rare FROM exchange_fact WHERE %1 LIMIT %2) CROSS JOIN exchange_fact ON row=rare"_s.arg(condition.text)
                         .arg(ExchangeListing::mostRare),
            condition.values};
    }
    return std::nullopt;
}

//! The columns of an entry, without those that are large or stand behind such.
const QString entryStatement =
    uR"(SELECT exchange.row, id, exchange.conversation, turn, round, invocation, purpose, attempt, started, method,
    url, exchange_fact.state, exchange_fact.status, milliseconds, kind, provider, model, tool, input, output, cache_read, cache_write, cost,
    currency, exchange_fact.sent, received, alike, departs, pinned, error
    FROM exchange JOIN exchange_fact ON exchange_fact.row=exchange.row )"_s;

ExchangeEntry readEntry(const QSqlQuery &query)
{
    ExchangeEntry entry;
    entry.number = query.value(0).toLongLong();
    Exchange &exchange = entry.exchange;
    exchange.id = ExchangeId(query.value(1).toString());
    exchange.origin = {ConversationId(query.value(2).toString()), TurnId(query.value(3).toString()), query.value(4).toInt(),
        query.value(5).toString(), query.value(6).toString(), query.value(15).toString(), query.value(16).toString(),
        query.value(17).toString()};
    exchange.attempt = query.value(7).toInt();
    exchange.started = QDateTime::fromMSecsSinceEpoch(query.value(8).toLongLong(), Qt::UTC);
    exchange.request.method = query.value(9).toByteArray();
    exchange.request.url = QUrl(query.value(10).toString(), QUrl::StrictMode);
    exchange.state = exchangeStateFromWire(query.value(11).toString());
    exchange.status = query.value(12).toInt();
    exchange.totalMilliseconds = query.value(13).toDouble();
    exchange.error = query.value(29).toString();
    entry.kind = query.value(14).toString();
    ExchangeFacts &facts = entry.facts;
    facts.provider = exchange.origin.provider;
    facts.model = exchange.origin.model;
    facts.tool = exchange.origin.tool;
    facts.usage.input = query.value(18).toLongLong();
    facts.usage.output = query.value(19).toLongLong();
    facts.usage.cacheRead = query.value(20).toLongLong();
    facts.usage.cacheWrite = query.value(21).toLongLong();
    if (!query.value(22).isNull())
        facts.cost = query.value(22).toDouble();
    facts.currency = query.value(23).toString();
    entry.sent = query.value(24).toLongLong();
    entry.received = query.value(25).toLongLong();
    entry.like = query.value(26).toLongLong();
    if (!query.value(27).isNull())
        entry.departs = query.value(27).toLongLong();
    entry.isPinned = query.value(28).toBool();
    return entry;
}

} // namespace

//! \param rows  newest first, as the entries are.
Result<QList<ExchangeEntry>> ExchangeListing::entriesAt(const QList<qint64> &rows) const
{
    QStringList numbers;
    for (const qint64 row : rows)
        numbers += QString::number(row);
    QList<ExchangeEntry> entries;
    entries.reserve(rows.size());
    // The numbers come as one value, so that the statement is always the same.
    const auto read = m_database.each(
        entryStatement + u"WHERE exchange_fact.row IN (SELECT value FROM json_each(?)) ORDER BY exchange_fact.row DESC"_s,
        {u'[' + numbers.join(u',') + u']'}, [&entries](const QSqlQuery &query) { entries += readEntry(query); });
    return read.map([&entries] { return entries; });
}

Result<ExchangeEntry> ExchangeListing::entry(const ExchangeId &id) const
{
    ExchangeEntry entry;
    const auto read = m_database.each(
        entryStatement + u"WHERE id=?"_s, {id.toString()}, [&entry](const QSqlQuery &query) { entry = readEntry(query); });
    if (!read)
        return tl::unexpected(read.error());
    if (entry.number == 0)
        return failure(ErrorCategory::Usage, ExchangeListingTexts::tr("There is no exchange %1.").arg(id.toString()));
    return entry;
}

ExchangeEntry entryUnderWay(const Exchange &exchange)
{
    ExchangeEntry entry;
    entry.exchange = exchange;
    entry.kind = kindOf(exchange);
    entry.facts.provider = exchange.origin.provider;
    entry.facts.model = exchange.origin.model;
    entry.facts.tool = exchange.origin.tool;
    entry.sent = exchange.request.body.size();
    entry.received = exchange.responseBody.size();
    Exchange &kept = entry.exchange;
    kept.request.headers.clear();
    kept.request.body.clear();
    kept.responseHeaders.clear();
    kept.responseBody.clear();
    kept.arrivals.clear();
    return entry;
}

Result<ExchangePage> ExchangeListing::page(const ExchangeQuery &query) const
{
    const FilterCondition condition(query.filter);
    const bool isSearching = query.search && !query.search->isEmpty();
    const int looked = condition.isEmpty() && !isSearching ? query.limit : mostLooked;
    const Part scope = scopeOf(query);
    const auto rare = rareOnes(m_database, condition.indexed());
    if (!rare)
        return tl::unexpected(rare.error());
    // No further than so many where none is known to be rare: it is found in several pieces, each of which is short.
    const auto last = *rare
        ? Result<QVariant>(0)
        : m_database.value(
            u"SELECT row FROM exchange_fact WHERE %1 ORDER BY row DESC LIMIT 1 OFFSET %2"_s.arg(scope.text).arg(looked - 1), scope.values);
    if (!last)
        return tl::unexpected(last.error());
    const auto rows = m_database.numbers(u"SELECT row FROM %1 WHERE %2 AND row>=? AND %3 ORDER BY row DESC LIMIT %4"_s
                                             .arg(*rare ? (*rare)->text : u"exchange_fact"_s, scope.text, condition.text())
                                             .arg(isSearching ? looked : query.limit),
        (*rare ? (*rare)->values : QVariantList()) + scope.values + QVariantList {last->toLongLong()} + condition.values());
    if (!rows)
        return tl::unexpected(rows.error());
    auto page = isSearching ? fitting(*rows, query) : entriesAt(*rows).map([&](const QList<ExchangeEntry> &entries) {
        return ExchangePage {entries, rows->size() >= query.limit ? rows->last() : 0};
    });
    if (page && page->before == 0)
        page->before = last->toLongLong();
    return page;
}

//! Those in which what is searched for stands; `before` is 0 where all were looked into.
Result<ExchangePage> ExchangeListing::fitting(const QList<qint64> &rows, const ExchangeQuery &query) const
{
    ExchangePage page;
    QList<qint64> found;
    QElapsedTimer clock;
    clock.start();
    for (const qint64 row : rows) {
        // What is damaged has nothing that could be found.
        if (query.search->fits(m_database, row).value_or(false))
            found += row;
        if (found.size() >= query.limit || clock.elapsed() > searchMilliseconds) {
            page.before = row;
            break;
        }
    }
    return entriesAt(found).map([&page](const QList<ExchangeEntry> &entries) { return ExchangePage {entries, page.before}; });
}

Result<QHash<TurnId, TurnHeading>> ExchangeListing::headings(const QList<TurnId> &turns) const
{
    QHash<TurnId, TurnHeading> headings;
    for (const TurnId &turn : turns) {
        const auto found = heading(turn);
        if (!found)
            return tl::unexpected(found.error());
        if (found->number > 0)
            headings.insert(turn, *found);
    }
    return headings;
}

Result<TurnHeading> ExchangeListing::heading(const TurnId &turn) const
{
    TurnHeading heading;
    qint64 row = 0;
    qint64 conversation = 0;
    qint64 base = 0;
    const auto read = m_database.each(uR"(SELECT turn.row, turn.conversation, base, state, title,
        (SELECT count(*) FROM turn AS earlier WHERE earlier.conversation=turn.conversation AND earlier.row<=turn.row)
        FROM turn JOIN conversation ON conversation.row=turn.conversation WHERE turn.id=?)"_s,
        {turn.toString()}, [&](const QSqlQuery &query) {
            row = query.value(0).toLongLong();
            conversation = query.value(1).toLongLong();
            base = query.value(2).toLongLong();
            const QString state = query.value(3).toString();
            heading.state = state == u"open" ? TurnState::Conversing : turnStateFromWire(state);
            heading.conversationTitle = query.value(4).toString();
            heading.number = query.value(5).toInt();
        });
    if (!read || heading.number == 0)
        return read.map([&heading] { return heading; });
    return wordsOf(row, conversation, base).map([&heading](const QString &words) {
        heading.words = words;
        return heading;
    });
}

//! A turn stands after what it answers, or begins with it and with what was attached to it.
Result<QString> ExchangeListing::wordsOf(qint64 turn, qint64 conversation, qint64 base) const
{
    const QList<std::pair<QString, QVariantList>> places {{uR"(SELECT json, parts, sum FROM node JOIN canister ON canister.row=node.canister
            WHERE node.conversation=? AND node.turn=? ORDER BY node.row LIMIT 20)"_s,
                                                              {conversation, turn}},
        {uR"(SELECT json, parts, sum FROM staged JOIN canister ON canister.row=staged.canister
            WHERE turn=? ORDER BY ordinal LIMIT 20)"_s,
            {turn}},
        {u"SELECT json, parts, sum FROM node JOIN canister ON canister.row=node.canister WHERE node.row=?"_s, {base}}};
    for (const auto &[statement, values] : places) {
        CanisterPointer canister;
        const auto read = m_database.each(statement, values, [&](const QSqlQuery &query) {
            if (canister && canister->role == Role::User)
                return;
            canister =
                CanisterStore(m_database).readable({query.value(0).toByteArray(), query.value(1).toInt(), query.value(2).toByteArray()});
        });
        if (!read)
            return tl::unexpected(read.error());
        if (canister && canister->role == Role::User)
            return shortened(visibleLine(canister->text().left(4 * longestWords).simplified()), longestWords);
    }
    return QString();
}

Result<ExchangeSum> ExchangeListing::sum() const
{
    ExchangeSum sum;
    const auto read = m_database.each(u"SELECT count(*), sum(pinned) FROM exchange_fact"_s, {}, [&sum](const QSqlQuery &query) {
        sum.exchanges = query.value(0).toLongLong();
        sum.pinned = query.value(1).toLongLong();
    });
    if (!read)
        return tl::unexpected(read.error());
    return ExchangeStore(m_database).storedSize().map([&sum](qint64 bytes) {
        sum.bytes = bytes;
        return sum;
    });
}

Result<ExchangeNames> ExchangeListing::names() const
{
    ExchangeNames names;
    const std::initializer_list<std::pair<QString, QStringList *>> columns {
        {u"provider"_s, &names.providers}, {u"model"_s, &names.models}, {u"tool"_s, &names.tools}, {u"place"_s, &names.hosts}};
    for (const auto &[column, list] : columns) {
        const auto read = m_database.each(u"SELECT DISTINCT %1 FROM exchange_fact WHERE %1<>'' ORDER BY %1 LIMIT 500"_s.arg(column), {},
            [list = list](const QSqlQuery &query) { *list += query.value(0).toString(); });
        if (!read)
            return tl::unexpected(read.error());
    }
    return names;
}

} // namespace model
