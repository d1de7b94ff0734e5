// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/difference/departure.h"
#include "model/store/contentstore.h"
#include "model/store/exchangelisting.h"
#include "model/store/exchangestore.h"
#include "model/store/turnstore.h"
#include "storefixture.h"

#include <QRandomGenerator>

using namespace model;
using namespace Qt::StringLiterals;

class ExchangeListingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<StoreFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void pagesGoBackToTheFirst();
    void filtersByWhatIsKnown_data();
    void filtersByWhatIsKnown();
    void findsTextsInBodies();
    void findsATextThatLiesInTwoPieces();
    void whatIsRareIsFoundInSeveralPages();
    void whatAnIndexKnowsToBeRareIsFoundAtOnce();
    void saysUpToWhereRequestsAreTheSame();
    void pinnedOnesOutliveTheBudget();
    void turnsAreNamedByWhatWasAsked();
    void olderFilesGetTheirFacts();

private:
    void fillWithOthers(int count);
    ExchangeStore store() { return ExchangeStore(m_fixture->database()); }
    ExchangeListing listing() { return ExchangeListing(m_fixture->database()); }
    //! \return its number.
    qint64 add(Exchange exchange, const ExchangeFacts &facts = {})
    {
        exchange.state = exchange.state == ExchangeState::Open ? ExchangeState::Complete : exchange.state;
        if (!store().end(exchange, facts))
            return 0;
        return listing().entry(exchange.id).value_or(ExchangeEntry()).number;
    }
    //! Oldest first, page after page.
    QList<qint64> numbers(const QString &filter, const ConversationId &conversation = {}, int limit = 100)
    {
        ExchangeQuery query {conversation, {}, ExchangeFilter::parse(filter).value_or(ExchangeFilter())};
        query.limit = limit;
        query.search = std::make_shared<BodySearch>(query.filter);
        QList<qint64> found;
        do {
            const auto page = listing().page(query);
            if (!page)
                return {-1};
            for (const ExchangeEntry &entry : page->entries)
                found.prepend(entry.number);
            query.before = page->before;
        } while (query.before > 0);
        return found;
    }

    std::unique_ptr<StoreFixture> m_fixture;
};

namespace {

Exchange provided(const QByteArray &body = "{}", const QString &conversation = u"c"_s)
{
    Exchange exchange;
    exchange.origin = {ConversationId(conversation), TurnId(u"t"_s), 1};
    exchange.started = QDateTime::fromMSecsSinceEpoch(QDateTime::currentMSecsSinceEpoch(), Qt::UTC);
    exchange.request = {"POST", QUrl(u"https://example.org/v1/messages"_s), {{"X", "y"}}, body};
    exchange.status = 200;
    return exchange;
}

} // namespace

void ExchangeListingTest::pagesGoBackToTheFirst()
{
    QList<qint64> all;
    QList<qint64> odd;
    for (int index = 0; index < 25; ++index) {
        const qint64 number = add(provided("{}", index % 2 ? u"odd"_s : u"even"_s));
        QVERIFY(number > 0);
        all += number;
        if (index % 2)
            odd += number;
    }
    QCOMPARE(numbers({}, {}, 10), all);
    QCOMPARE(numbers({}, {}, 25), all);
    QCOMPARE(numbers({}, ConversationId(u"odd"_s), 5), odd);
    const auto page = listing().page({});
    VERIFY_RESULT(page);
    const ExchangeEntry &newest = page->entries.first();
    QCOMPARE(newest.kind, u"provider"_s);
    QCOMPARE(newest.sent, 2);
    QVERIFY(newest.exchange.request.headers.isEmpty() && newest.exchange.request.body.isEmpty());
    QCOMPARE(newest.exchange.request.url, QUrl(u"https://example.org/v1/messages"_s));
}

void ExchangeListingTest::filtersByWhatIsKnown_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QList<int>>("expected");
    QTest::newRow("kind") << u"kind:mcp"_s << QList<int> {1};
    QTest::newRow("not a kind") << u"-kind:mcp"_s << QList<int> {0, 2, 3};
    QTest::newRow("provider") << u"provider:anth"_s << QList<int> {0};
    QTest::newRow("model") << u"model:OPUS"_s << QList<int> {0};
    QTest::newRow("a percent sign is one") << u"model:%"_s << QList<int> {};
    QTest::newRow("status") << u"status:429"_s << QList<int> {2};
    QTest::newRow("statuses") << u"status:4xx"_s << QList<int> {2};
    QTest::newRow("failed") << u"status:failed"_s << QList<int> {2};
    QTest::newRow("stopped") << u"status:stopped"_s << QList<int> {3};
    QTest::newRow("done") << u"status:done"_s << QList<int> {0, 1};
    QTest::newRow("tool") << u"tool:read_file"_s << QList<int> {1};
    QTest::newRow("longer") << u"longer:1s"_s << QList<int> {0};
    QTest::newRow("larger") << u"larger:1KB"_s << QList<int> {3};
    QTest::newRow("costlier") << u"costlier:0.005"_s << QList<int> {0};
    QTest::newRow("host") << u"host:example"_s << QList<int> {0, 2, 3};
    QTest::newRow("conversation by its title") << u"conversation:headings"_s << QList<int> {0};
    QTest::newRow("two") << u"kind:provider -status:4xx"_s << QList<int> {0};
}

void ExchangeListingTest::filtersByWhatIsKnown()
{
    QFETCH(QString, filter);
    QFETCH(QList<int>, expected);
    const ConversationId titled = m_fixture->conversation();
    VERIFY_RESULT(ConversationStore(m_fixture->database()).setTitle(titled, u"Count the headings"_s));
    Exchange dear = provided("{}", titled.toString());
    dear.totalMilliseconds = 1910;
    Exchange call = provided(R"({"jsonrpc":"2.0","method":"tools/call"})");
    call.origin.invocation = u"toolu_1"_s;
    call.origin.tool = u"io:read_file"_s;
    call.request.url = QUrl(u"stdio://io/tools/call"_s);
    call.status = 0;
    Exchange refused = provided();
    refused.status = 429;
    Exchange stopped = provided(QByteArray(2000, ' '));
    stopped.origin.purpose = capturedPurpose.toString();
    stopped.state = ExchangeState::Cancelled;
    QList<qint64> all;
    all += add(dear, {u"anthropic"_s, u"claude-opus"_s, {}, {1000, 20, 400, 0}, 0.011, u"EUR"_s});
    for (const Exchange &exchange : {call, refused, stopped})
        all += add(exchange);
    QList<qint64> wanted;
    for (const int index : expected)
        wanted += all.at(index);
    QCOMPARE(numbers(filter), wanted);
}

void ExchangeListingTest::findsTextsInBodies()
{
    const qint64 plain = add(provided(R"({"text":"the Settings of it"})"));
    const qint64 escaped = add(provided(R"({"text":"gr\u00fc\u00dfe \"you\""})"));
    Exchange answered = provided("{}");
    answered.responseBody = "data: gr\xC3\xBC\xC3\x9F"
                            "e\n\n";
    const qint64 answer = add(answered);
    QCOMPARE(numbers(u"settings"_s), QList<qint64> {plain});
    QCOMPARE(numbers(u"grüße"_s), (QList<qint64> {escaped, answer}));
    QCOMPARE(numbers(uR"("\"you\"")"_s), QList<qint64> {escaped});
    QCOMPARE(numbers(u"-settings"_s), (QList<qint64> {escaped, answer}));
    QCOMPARE(numbers(u"settings grüße"_s), QList<qint64>());
}

void ExchangeListingTest::findsATextThatLiesInTwoPieces()
{
    QRandomGenerator random(7);
    QByteArray body;
    for (int index = 0; index < 40'000; ++index)
        body += char('a' + random.bounded(26));
    const auto pieces = cutIntoPieces(body);
    QVERIFY(pieces.size() > 4);
    const qint64 number = add(provided(body));
    qsizetype border = 0;
    for (const QByteArrayView piece : pieces.first(pieces.size() - 1)) {
        border += piece.size();
        QCOMPARE(numbers(QString::fromLatin1(body.mid(border - 9, 20))), QList<qint64> {number});
    }
    QCOMPARE(numbers(QString::fromLatin1(body.mid(border - 9, 20) + 'x')), QList<qint64>());
}

//! Rows of facts alone are enough: nothing else is looked at.
void ExchangeListingTest::fillWithOthers(int count)
{
    const auto filled = m_fixture->database().execute(uR"(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<?1)
        INSERT INTO exchange (id, conversation, turn, round, invocation, purpose, attempt, started, method, url, request_headers, state)
        SELECT 'e' || i, 'c', '', 0, '', '', 1, 0, x'', 'https://example.org', x'', 'complete' FROM n)"_s.replace(
        u"?1"_s, QString::number(count)));
    VERIFY_RESULT(filled);
    VERIFY_RESULT(store().addMissingFacts());
}

void ExchangeListingTest::whatIsRareIsFoundInSeveralPages()
{
    Exchange rare = provided();
    rare.status = 418;
    rare.origin.tool = u"teapot"_s;
    const qint64 number = add(rare);
    fillWithOthers(3 * ExchangeListing::mostLooked);
    ExchangeQuery query {{}, {}, *ExchangeFilter::parse(u"tool:teapot"_s)};
    const auto page = listing().page(query);
    VERIFY_RESULT(page);
    QVERIFY(page->entries.isEmpty());
    QVERIFY(page->before > 0);
    QCOMPARE(numbers(u"tool:teapot"_s), QList<qint64> {number});
    QCOMPARE(numbers(u"tool:teapot"_s, ConversationId(u"c"_s)), QList<qint64> {number});
}

void ExchangeListingTest::whatAnIndexKnowsToBeRareIsFoundAtOnce()
{
    QList<qint64> rare;
    for (int index = 0; index < 7; ++index) {
        Exchange exchange = provided("{}", index % 2 ? u"odd"_s : u"even"_s);
        exchange.status = index < 5 ? 418 : 500;
        rare += add(exchange);
    }
    fillWithOthers(2 * ExchangeListing::mostLooked);
    for (const auto &[filter, expected] : {std::pair(u"status:418"_s, 5), std::pair(u"status:5xx"_s, 2), std::pair(u"status:failed"_s, 7),
             std::pair(u"-kind:mcp status:418"_s, 5), std::pair(u"kind:mcp status:418"_s, 0), std::pair(u"longer:1000s"_s, 0)}) {
        const auto page = listing().page({{}, {}, *ExchangeFilter::parse(filter)});
        VERIFY_RESULT(page);
        QCOMPARE(page->entries.size(), expected);
        QCOMPARE(page->before, 0);
    }
    QCOMPARE(numbers(u"status:418"_s, {}, 2), rare.mid(0, 5));
    QCOMPARE(numbers(u"status:418"_s, ConversationId(u"odd"_s), 1), QList<qint64>({rare.at(1), rare.at(3)}));
}

void ExchangeListingTest::saysUpToWhereRequestsAreTheSame()
{
    QRandomGenerator random(3);
    QByteArray body = "{\"messages\":[";
    for (int index = 0; index < 300'000; ++index)
        body += char('a' + random.bounded(26));
    const qint64 first = add(provided(body));
    Exchange ofATool = provided("other");
    ofATool.origin.invocation = u"i"_s;
    add(ofATool);
    qint64 before = first;
    for (const qsizetype at : {body.size() - 1, qsizetype(77'777), qsizetype(5)}) {
        QByteArray other = body;
        other[at] = '#';
        Exchange exchange = provided(other + "more");
        const qint64 number = add(exchange);
        const ExchangeEntry entry = *listing().entry(exchange.id);
        QCOMPARE(entry.like, before);
        QVERIFY(entry.departs);
        QCOMPARE(*entry.departs, departureOf(body, exchange.request.body)->byte);
        before = number;
        body = exchange.request.body;
    }
    Exchange again = provided(body);
    add(again);
    QVERIFY(!listing().entry(again.id)->departs);
    Exchange longer = provided(body + "x");
    add(longer);
    QCOMPARE(*listing().entry(longer.id)->departs, body.size());
    Exchange shorter = provided(body.first(200'000));
    add(shorter);
    QCOMPARE(*listing().entry(shorter.id)->departs, 200'000);
    QCOMPARE(listing().entry(again.id)->like, before);
    // Of another conversation, or to another address, there is none before.
    Exchange alone = provided(body, u"d"_s);
    add(alone);
    QCOMPARE(listing().entry(alone.id)->like, 0);
    Exchange elsewhere = provided(body);
    elsewhere.request.url = QUrl(u"https://example.org/v1/other"_s);
    add(elsewhere);
    QCOMPARE(listing().entry(elsewhere.id)->like, 0);
}

void ExchangeListingTest::pinnedOnesOutliveTheBudget()
{
    Exchange old = provided(QByteArray(10'000, 'a'));
    old.started = old.started.addDays(-40);
    Exchange other = provided(QByteArray(10'000, 'b'));
    other.started = old.started;
    add(old);
    add(other);
    VERIFY_RESULT(store().setPinned({old.id}, true));
    QCOMPARE(*store().prune({}), 1);
    QCOMPARE(*store().prune({0, 1}), 0);
    VERIFY_RESULT(store().find(old.id));
    QVERIFY(listing().entry(old.id)->isPinned);
    QCOMPARE(listing().sum()->pinned, 1);
    QVERIFY(listing().sum()->bytes > 0);
    QCOMPARE(numbers(u"pinned:yes"_s).size(), 1);
    VERIFY_RESULT(store().setPinned({old.id}, false));
    QCOMPARE(*store().prune({}), 1);
    QCOMPARE(listing().sum()->exchanges, 0);
    QCOMPARE(m_fixture->count(u"exchange_fact"_s), 0);
}

void ExchangeListingTest::turnsAreNamedByWhatWasAsked()
{
    const ConversationId conversation = m_fixture->conversation();
    VERIFY_RESULT(ConversationStore(m_fixture->database()).setTitle(conversation, u"Title"_s));
    TurnStore turns(m_fixture->database());
    TurnRecord first;
    first.conversation = conversation;
    TurnRecord second;
    second.conversation = conversation;
    VERIFY_RESULT(turns.begin(first));
    VERIFY_RESULT(turns.commit(first.id, {text(u"Count\nthe headings"_s), text(u"Three."_s, Role::Assistant)}, TurnState::Committed));
    VERIFY_RESULT(turns.begin(second));
    // What was attached stands before what was said of it.
    VERIFY_RESULT(turns.rollBack(second.id, {text(u"A long file"_s, Role::Document), text(u"Publish"_s)}, {}, {}));
    const auto headings = listing().headings({first.id, second.id, TurnId(u"unknown"_s)});
    VERIFY_RESULT(headings);
    QCOMPARE(headings->size(), 2);
    QCOMPARE(headings->value(first.id).number, 1);
    QCOMPARE(headings->value(first.id).words, u"Count the headings"_s);
    QCOMPARE(headings->value(first.id).conversationTitle, u"Title"_s);
    QCOMPARE(headings->value(second.id).number, 2);
    QCOMPARE(headings->value(second.id).words, u"Publish"_s);
    QCOMPARE(headings->value(second.id).state, TurnState::RolledBack);
}

//! As a file of the version before has them: exchanges alone.
void ExchangeListingTest::olderFilesGetTheirFacts()
{
    Exchange exchange = provided("{\"a\":1}");
    exchange.responseBody = "answer";
    exchange.totalMilliseconds = 12;
    add(exchange);
    VERIFY_RESULT(m_fixture->database().execute(u"DROP TABLE exchange_fact"_s));
    for (const QString &column : {u"connecting"_s, u"encrypted"_s, u"sent"_s})
        VERIFY_RESULT(m_fixture->database().execute(u"ALTER TABLE exchange DROP COLUMN "_s + column));
    VERIFY_RESULT(m_fixture->database().execute(u"PRAGMA user_version=9"_s));
    VERIFY_RESULT(Migrations(m_fixture->database()).run());
    const auto entry = listing().entry(exchange.id);
    VERIFY_RESULT(entry);
    QCOMPARE(entry->kind, u"provider"_s);
    QCOMPARE(entry->sent, 7);
    QCOMPARE(entry->received, 6);
    QCOMPARE(entry->exchange.totalMilliseconds, 12.0);
    QCOMPARE(numbers(u"host:example.org:443"_s).size(), 1);
    const auto found = store().find(exchange.id);
    VERIFY_RESULT(found);
    QCOMPARE(found->responseBody, exchange.responseBody);
    QCOMPARE(found->milestones, Milestones());
}

QTEST_GUILESS_MAIN(ExchangeListingTest)
#include "tst_exchangelisting.moc"
