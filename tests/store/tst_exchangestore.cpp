// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/contentstore.h"
#include "model/store/exchangestore.h"
#include "storefixture.h"

#include <QFileInfo>
#include <QRandomGenerator>

using namespace model;
using namespace Qt::StringLiterals;

class ExchangeStoreTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<StoreFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void anExchangeComesBackByteForByte();
    void anEndWithoutABeginningIsKeptWhole();
    void listsAreOldestFirstAndWithoutBodies();
    void findsByTheBeginningOfAnIdentifier();
    void theAgeBudgetDropsTheOldOnes();
    void theSizeBudgetDropsTheOldestFirst();
    void growingRequestsShareNearlyAllTheirPieces();
    void piecesAreTheBytesAndStayWhereABeginningChanges();
    void contentsOfAllSizesComeBack();

private:
    ExchangeStore store() { return ExchangeStore(m_fixture->database()); }

    std::unique_ptr<StoreFixture> m_fixture;
};

namespace {

//! Text that does not compress better than prose does.
QByteArray randomProse(qsizetype size, quint32 seed)
{
    QRandomGenerator random(seed);
    QByteArray text;
    while (text.size() < size) {
        for (int length = 2 + int(random.bounded(8)); length > 0; --length)
            text += char('a' + random.bounded(26));
        text += ' ';
    }
    return text.left(size);
}

Exchange exchange(const QByteArray &body = "{\"a\":1}")
{
    Exchange exchange;
    exchange.origin = {ConversationId(u"c"_s), TurnId(u"t"_s), 2, u"toolu_1"_s, u"models"_s};
    exchange.attempt = 3;
    exchange.started = QDateTime::fromMSecsSinceEpoch(QDateTime::currentMSecsSinceEpoch(), Qt::UTC);
    exchange.request = {"POST", QUrl(u"https://example.org/v1/a%20b?x=%26"_s), {{"Authorization", "[redacted]"}, {"X", ""}}, body};
    return exchange;
}

Exchange ended(Exchange exchange)
{
    exchange.status = 200;
    exchange.responseHeaders = {{"Content-Type", "text/event-stream"}, {"A", "\xff\x00b"}};
    exchange.responseBody = QByteArray("data: \0\xff\n\n", 10).repeated(500);
    exchange.arrivals = {{10, 0.5}, {5000, 12.25}};
    exchange.headMilliseconds = 0.25;
    exchange.totalMilliseconds = 13;
    exchange.state = ExchangeState::Complete;
    exchange.error = u"none"_s;
    return exchange;
}

} // namespace

void ExchangeStoreTest::anExchangeComesBackByteForByte()
{
    const Exchange begun = exchange();
    VERIFY_RESULT(store().begin(begun));
    QVERIFY(*store().find(begun.id) == begun);
    const Exchange whole = ended(begun);
    VERIFY_RESULT(store().end(whole));
    const auto found = store().find(begun.id);
    VERIFY_RESULT(found);
    QVERIFY(*found == whole);
    QVERIFY(!store().find(ExchangeId::create()));
}

void ExchangeStoreTest::anEndWithoutABeginningIsKeptWhole()
{
    const Exchange whole = ended(exchange());
    VERIFY_RESULT(store().end(whole));
    QVERIFY(*store().find(whole.id) == whole);
    QCOMPARE(m_fixture->count(u"exchange"_s), 1);
}

void ExchangeStoreTest::listsAreOldestFirstAndWithoutBodies()
{
    QList<ExchangeId> ids;
    for (int index = 0; index < 5; ++index) {
        Exchange one = ended(exchange());
        one.origin.conversation = ConversationId(index % 2 ? u"odd"_s : u"even"_s);
        one.origin.turn = TurnId(u"turn%1"_s.arg(index / 2));
        ids += one.id;
        VERIFY_RESULT(store().end(one));
    }
    const auto even = store().list(ConversationId(u"even"_s), 2);
    VERIFY_RESULT(even);
    QCOMPARE(even->size(), 2);
    QCOMPARE(even->first().id, ids.at(2));
    QCOMPARE(even->last().id, ids.at(4));
    QVERIFY(even->first().responseBody.isEmpty() && even->first().arrivals.isEmpty());
    QCOMPARE(store().list({}, 3)->first().id, ids.at(2));
    QCOMPARE(store().ofTurn(TurnId(u"turn1"_s))->size(), 2);
}

void ExchangeStoreTest::findsByTheBeginningOfAnIdentifier()
{
    Exchange one = exchange();
    one.id = ExchangeId(u"aa1"_s);
    Exchange other = exchange();
    other.id = ExchangeId(u"aa2"_s);
    VERIFY_RESULT(store().begin(one));
    VERIFY_RESULT(store().begin(other));
    QCOMPARE(store().findByPrefix(u"aa1"_s)->id, one.id);
    QCOMPARE(store().findByPrefix(u"aa"_s).error().category, ErrorCategory::Usage);
    QCOMPARE(store().findByPrefix(u"b"_s).error().category, ErrorCategory::Usage);
    Exchange whole = exchange();
    whole.id = ExchangeId(u"aa"_s);
    VERIFY_RESULT(store().begin(whole));
    QCOMPARE(store().findByPrefix(u"aa"_s)->id, whole.id);
    QCOMPARE(store().findByPrefix(u"a"_s).error().category, ErrorCategory::Usage);
}

void ExchangeStoreTest::theAgeBudgetDropsTheOldOnes()
{
    Exchange old = ended(exchange());
    old.started = old.started.addDays(-31);
    VERIFY_RESULT(store().end(old));
    const Exchange young = ended(exchange());
    VERIFY_RESULT(store().end(young));
    QCOMPARE(*store().prune({}), 1);
    QVERIFY(!store().find(old.id));
    QVERIFY(*store().find(young.id) == young);
}

void ExchangeStoreTest::theSizeBudgetDropsTheOldestFirst()
{
    QList<ExchangeId> ids;
    for (quint32 index = 0; index < 10; ++index) {
        const Exchange one = exchange(randomProse(100'000, index));
        ids += one.id;
        VERIFY_RESULT(store().begin(one));
    }
    QCOMPARE(*store().prune({}), 0);
    const int dropped = *store().prune({300'000, 30});
    QVERIFY2(dropped >= 5 && dropped <= 7, qPrintable(QString::number(dropped)));
    QVERIFY(!store().find(ids.first()));
    QCOMPARE(store().find(ids.last())->request.body, randomProse(100'000, 9));
    QCOMPARE(*store().prune({0, 30}), 10 - dropped);
    QCOMPARE(m_fixture->count(u"piece"_s), 0);
    QCOMPARE(m_fixture->count(u"content"_s), 0);
}

void ExchangeStoreTest::growingRequestsShareNearlyAllTheirPieces()
{
    const QByteArray begin = R"({"model":"m","max_tokens":4096,"messages":[)";
    const QByteArray end = R"(],"tools":[)" + randomProse(4'000, 1) + "]}";
    QByteArray messages;
    qint64 last = 0;
    for (quint32 round = 0; round < 200; ++round) {
        messages += R"({"role":"user","content":")" + randomProse(1'950, 100 + round) + R"("},)";
        const Exchange one = exchange(begin + messages + end);
        last = one.request.body.size();
        VERIFY_RESULT(store().begin(one));
    }
    VERIFY_RESULT(m_fixture->database().value(u"PRAGMA wal_checkpoint(TRUNCATE)"_s));
    const qint64 size = QFileInfo(m_fixture->path()).size();
    qInfo("200 requests growing to %lld bytes take %lld (%.2f times the last)", last, size, double(size) / double(last));
    QVERIFY(last > 390'000);
    QVERIFY2(size < 3 * last, qPrintable(QString::number(size)));
}

void ExchangeStoreTest::piecesAreTheBytesAndStayWhereABeginningChanges()
{
    const QByteArray bytes = randomProse(200'000, 3);
    QByteArray joined;
    QSet<QByteArray> known;
    for (const QByteArrayView piece : cutIntoPieces(bytes)) {
        QVERIFY(piece.size() <= 8 * 1024);
        joined += piece;
        known.insert(piece.toByteArray());
    }
    QCOMPARE(joined, bytes);
    int fresh = 0;
    // The pieces are views of it.
    const QByteArray moved = "put before" + bytes;
    for (const QByteArrayView piece : cutIntoPieces(moved))
        fresh += known.contains(piece.toByteArray()) ? 0 : 1;
    QVERIFY2(fresh <= 3, qPrintable(QString::number(fresh)));
    QVERIFY(known.size() > 40 && known.size() < 160);
    QVERIFY(cutIntoPieces({}).isEmpty());
}

void ExchangeStoreTest::contentsOfAllSizesComeBack()
{
    ContentStore contents(m_fixture->database());
    QByteArray image(70'000, 'x');
    QRandomGenerator random(5);
    for (char &byte : image)
        byte = char(random.bounded(256));
    for (const QByteArray &bytes :
        {QByteArray(), QByteArray("a"), QByteArray(1024, 'a'), QByteArray(16384, 'b'), QByteArray(500'000, '\0'), image}) {
        const auto row = contents.add(bytes);
        VERIFY_RESULT(row);
        QCOMPARE(*contents.bytes(*row), bytes);
        QCOMPARE(*contents.bytesOf(ContentStore::hash(bytes)), bytes);
        QCOMPARE(*contents.add(bytes), *row);
    }
    QVERIFY(!contents.bytes(99));
    QVERIFY(!contents.bytesOf("x"));
}

QTEST_GUILESS_MAIN(ExchangeStoreTest)
#include "tst_exchangestore.moc"
