// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/exchangestore.h"
#include "model/store/searchindex.h"
#include "model/store/turnstore.h"
#include "storefixture.h"

#include <QRandomGenerator>

using namespace model;
using namespace Qt::StringLiterals;

class ErasureTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<StoreFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void nothingOfAnErasedConversationIsInAnyFile();
    void whatAForkShowsTooStays();
    void conversationsErasedOneByOneLeaveNothing();
    void erasesTheCopiesThatMigrationsMade();
    void whatIsNotThereCannotBeErased();

private:
    ConversationStore store() { return ConversationStore(m_fixture->database()); }

    std::unique_ptr<StoreFixture> m_fixture;
};

namespace {

//! A word that is nowhere else; short enough to be within one term of the index.
QString secret(int number)
{
    return u"zq%1xvjk"_s.arg(number, 5, 10, QLatin1Char('0'));
}

QString around(const QString &word, int size)
{
    QString text;
    while (text.size() < size)
        text += u"plain words about %1 and more; "_s.arg(text.size());
    return text.left(size / 2) + u' ' + word + u' ' + text.mid(size / 2);
}

} // namespace

void ErasureTest::nothingOfAnErasedConversationIsInAnyFile()
{
    const ConversationId kept = m_fixture->conversation();
    const ConversationId id = m_fixture->conversation();
    // Small and large canisters, a rolled-back turn, an open one with streamed text, an exchange.
    VERIFY_RESULT(store().append(id, 0, {text(around(secret(1), 300)), text(around(secret(2), 900)), text(secret(3))}));
    VERIFY_RESULT(store().append(kept, 0, {text(around(u"stays"_s, 500))}));
    TurnRecord turn;
    turn.conversation = id;
    TurnStore turns(m_fixture->database());
    VERIFY_RESULT(turns.begin(turn));
    VERIFY_RESULT(turns.rollBack(turn.id, {text(secret(4))}, {ErrorCategory::Fatal, secret(5)}, {{u"i"_s, secret(6), "{}"}}));
    turn.id = TurnId::create();
    VERIFY_RESULT(turns.begin(turn));
    VERIFY_RESULT(turns.appendDelta(turn.id, 0, {Delta::Kind::Text, secret(7)}));
    Exchange exchange;
    exchange.origin.conversation = id;
    exchange.request.url = QUrl(u"http://localhost/"_s + secret(8));
    exchange.responseBody = secret(9).toUtf8();
    VERIFY_RESULT(ExchangeStore(m_fixture->database()).end(exchange));
    VERIFY_RESULT(store().setLabels(id, {secret(10)}));
    VERIFY_RESULT(store().setTitle(id, secret(11)));
    QVERIFY(m_fixture->isAnywhere(secret(1).toUtf8()));
    QVERIFY(m_fixture->isAnywhere(secret(9).toUtf8()));

    VERIFY_RESULT(store().erase(id));
    for (int number = 1; number <= 11; ++number)
        QVERIFY2(!m_fixture->isAnywhere(secret(number).toUtf8()), qPrintable(secret(number)));
    // Terms stand in the index without the beginning that they share with the term before.
    QVERIFY(!m_fixture->isAnywhere("xvjk"));
    QVERIFY(!m_fixture->isAnywhere(id.toString().toUtf8()));
    QVERIFY(!store().find(id));
    QCOMPARE(m_fixture->count(u"exchange"_s), 0);
    QCOMPARE(m_fixture->count(u"turn"_s), 0);
    QCOMPARE(m_fixture->count(u"piece"_s), 0);
    QCOMPARE(m_fixture->count(u"canister"_s), 1);
    QCOMPARE(SearchIndex(m_fixture->database()).find(u"stays"_s, 5)->size(), 1);
    QCOMPARE(m_fixture->integrity(), u"ok"_s);
}

void ErasureTest::whatAForkShowsTooStays()
{
    const ConversationId id = m_fixture->conversation();
    const QString large = around(secret(1), 9000);
    const qint64 shared = *store().append(id, 0, {text(large)});
    VERIFY_RESULT(store().append(id, shared, {text(secret(2))}));
    ConversationInfo fork;
    VERIFY_RESULT(store().fork(id, shared, fork));
    VERIFY_RESULT(store().erase(id));
    const auto nodes = store().nodes(*store().path(fork.id), 0, 5);
    VERIFY_RESULT(nodes);
    QCOMPARE(nodes->size(), 1);
    QCOMPARE(nodes->first().canister->text(), large);
    QVERIFY(!m_fixture->isAnywhere(secret(2).toUtf8()));
    const auto hits = SearchIndex(m_fixture->database()).find(secret(1), 5);
    QCOMPARE(hits->size(), 1);
    QCOMPARE(hits->first().conversation, fork.id);
    VERIFY_RESULT(store().erase(fork.id));
    QVERIFY(!m_fixture->isAnywhere(secret(1).toUtf8()));
    QCOMPARE(m_fixture->count(u"piece_data"_s), 0);
    QVERIFY(SearchIndex(m_fixture->database()).find(u"plain"_s, 5)->isEmpty());
}

void ErasureTest::conversationsErasedOneByOneLeaveNothing()
{
    // Rows of several conversations stand side by side on the same pages, which SQLite rearranges as they go.
    constexpr int conversations = 5;
    QList<ConversationId> ids;
    QList<qint64> heads;
    for (int index = 0; index < conversations; ++index) {
        ids += m_fixture->conversation();
        heads += 0;
    }
    QRandomGenerator random(7);
    for (int number = 0; number < 400; ++number) {
        const int which = number % conversations;
        heads[which] = *store().append(ids.at(which), heads.at(which), {text(around(secret(number), 50 + int(random.bounded(1500))))});
    }
    for (int which : {2, 0, 4, 1, 3}) {
        VERIFY_RESULT(store().erase(ids.at(which)));
        for (int number = which; number < 400; number += conversations)
            QVERIFY2(!m_fixture->isAnywhere(secret(number).toUtf8()), qPrintable(secret(number)));
    }
    QCOMPARE(m_fixture->integrity(), u"ok"_s);
}

void ErasureTest::erasesTheCopiesThatMigrationsMade()
{
    const ConversationId id = m_fixture->conversation();
    VERIFY_RESULT(store().append(id, 0, {text(secret(1))}));
    QVERIFY(QFile::copy(m_fixture->path() + u"-wal"_s, Migrations::copyPath(m_fixture->path(), 1)));
    VERIFY_RESULT(store().erase(id));
    QVERIFY(!m_fixture->isAnywhere(secret(1).toUtf8()));
}

void ErasureTest::whatIsNotThereCannotBeErased()
{
    QVERIFY(!store().erase(ConversationId::create()));
}

QTEST_GUILESS_MAIN(ErasureTest)
#include "tst_erasure.moc"
