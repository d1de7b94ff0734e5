// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/searchindex.h"
#include "model/store/turnstore.h"
#include "storefixture.h"

using namespace model;
using namespace Qt::StringLiterals;

//! What a search finds by the titles of conversations.
class SearchTitlesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void findsTitlesBeforeMessages();
    void findsATitleOnlyWhereAFilterAcceptsIt_data();
    void findsATitleOnlyWhereAFilterAcceptsIt();
    void findsTheTitleThatAConversationHasNow();
    void findsTheTitleOfWhatHasNoMessage();
    void showsNoDeletedMessageBesideATitle();
    void comesWithTheNextVersionOfAStore();

private:
    QStringList find(const QString &words, int limit = 10);
    void checkIndex();

    std::unique_ptr<StoreFixture> m_fixture;
    ConversationId m_conversation;
};

void SearchTitlesTest::init()
{
    m_fixture = std::make_unique<StoreFixture>();
    m_conversation = m_fixture->conversation();
    VERIFY_RESULT(ConversationStore(m_fixture->database())
                      .append(m_conversation, 0, {text(u"The quick brown fox"_s), text(u"A lazy dog"_s), text(u"Hay"_s)}));
}

QStringList SearchTitlesTest::find(const QString &words, int limit)
{
    const auto hits = SearchIndex(m_fixture->database()).find(words, limit);
    if (!hits)
        return {u"error: "_s + hits.error().detail};
    QStringList snippets;
    for (const SearchHit &hit : *hits)
        snippets += hit.snippet;
    return snippets;
}

//! That it has the titles that there are, and no other.
void SearchTitlesTest::checkIndex()
{
    VERIFY_RESULT(m_fixture->database().execute(u"INSERT INTO search_title (search_title, rank) VALUES ('integrity-check', 1)"_s));
}

void SearchTitlesTest::findsTitlesBeforeMessages()
{
    ConversationStore store(m_fixture->database());
    VERIFY_RESULT(store.setTitle(m_conversation, u"Of **Kittens** and foxes"_s));
    const ConversationId newer = m_fixture->conversation();
    VERIFY_RESULT(store.append(newer, 0, {text(u"A kitten"_s), text(u"The end"_s)}));
    auto hits = SearchIndex(m_fixture->database()).find(u"kitten"_s, 5);
    VERIFY_RESULT(hits);
    QCOMPARE(hits->size(), 2);
    QVERIFY(hits->first().isTitle && !hits->last().isTitle);
    QCOMPARE(hits->first().conversation, m_conversation);
    QCOMPARE(hits->first().title, u"Of **Kittens** and foxes"_s);
    QCOMPARE(hits->first().position, 2);
    QCOMPARE(hits->first().row, store.nodes(*store.path(m_conversation), 2, 1)->first().row);
    VERIFY_RESULT(store.setTitle(newer, u"Kittens, again"_s));
    hits = SearchIndex(m_fixture->database()).find(u"kitten"_s, 5);
    QCOMPARE(hits->size(), 3);
    QCOMPARE(hits->at(0).conversation, newer);
    QCOMPARE(hits->at(1).conversation, m_conversation);
    QCOMPARE(find(u"kitten"_s, 1), QStringList {u"The end"_s});
    // All words are to be in the title, or all in the message.
    QCOMPARE(find(u"kittens foxes"_s).size(), 1);
    QCOMPARE(find(u"kittens brown"_s).size(), 0);
    QCOMPARE(find(u"kitten -again"_s).size(), 2);
    QCOMPARE(find(u"\"kittens again\""_s).size(), 1);
}

void SearchTitlesTest::findsATitleOnlyWhereAFilterAcceptsIt_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("none") << u""_s << true;
    QTest::newRow("a role") << u"role:user"_s << false;
    QTest::newRow("a model") << u"model:claude"_s << false;
    QTest::newRow("a tool") << u"tool:read"_s << false;
    QTest::newRow("its label") << u"label:work"_s << true;
    QTest::newRow("another label") << u"label:home"_s << false;
    QTest::newRow("its group") << u"group:lamp"_s << true;
    QTest::newRow("another group") << u"group:ropes"_s << false;
    QTest::newRow("the archive") << u"archived:yes"_s << true;
    QTest::newRow("not the archive") << u"archived:no"_s << false;
    QTest::newRow("the days it went on") << u"after:2024-05-02 before:2024-05-03"_s << true;
    QTest::newRow("since it ended") << u"after:2024-05-06"_s << false;
    QTest::newRow("before it began") << u"before:2024-05-01"_s << false;
}

void SearchTitlesTest::findsATitleOnlyWhereAFilterAcceptsIt()
{
    QFETCH(QString, filter);
    QFETCH(bool, isFound);
    ConversationStore store(m_fixture->database());
    ConversationInfo info;
    info.title = u"A lantern"_s;
    info.labels = {u"work"_s};
    info.group = u"Lamps"_s;
    info.archived = true;
    info.created = QDateTime({2024, 5, 1}, {12, 0});
    info.changed = QDateTime({2024, 5, 5}, {12, 0});
    VERIFY_RESULT(store.create(info));
    VERIFY_RESULT(store.append(info.id, 0, {text(u"Hello"_s)}));
    VERIFY_RESULT(m_fixture->database().run(
        u"UPDATE conversation SET changed=? WHERE id=?"_s, {info.changed.toMSecsSinceEpoch(), info.id.toString()}));
    QCOMPARE(find(u"lantern "_s + filter), isFound ? QStringList {u"Hello"_s} : QStringList());
}

void SearchTitlesTest::findsTheTitleThatAConversationHasNow()
{
    ConversationStore store(m_fixture->database());
    VERIFY_RESULT(store.setTitle(m_conversation, u"Lanterns"_s));
    QCOMPARE(find(u"lantern"_s).size(), 1);
    VERIFY_RESULT(store.setTitle(m_conversation, u"Ropes"_s));
    QCOMPARE(find(u"lantern"_s).size(), 0);
    QCOMPARE(find(u"rope"_s).size(), 1);
    VERIFY_RESULT(store.remove(m_conversation));
    QCOMPARE(find(u"rope"_s).size(), 0);
    VERIFY_RESULT(store.restore(m_conversation));
    VERIFY_RESULT(store.setArchived(m_conversation, true));
    QCOMPARE(find(u"rope"_s).size(), 1);
    VERIFY_RESULT(store.erase(m_conversation));
    QCOMPARE(find(u"rope"_s).size(), 0);
    checkIndex();
    QVERIFY(!m_fixture->isAnywhere("anterns") && !m_fixture->isAnywhere("opes"));
}

void SearchTitlesTest::findsTheTitleOfWhatHasNoMessage()
{
    ConversationStore store(m_fixture->database());
    // Begun and no more: it is in no list either.
    const ConversationId id = m_fixture->conversation();
    VERIFY_RESULT(store.setTitle(id, u"Lanterns"_s));
    QCOMPARE(find(u"lantern"_s).size(), 0);
    TurnRecord turn;
    turn.conversation = id;
    VERIFY_RESULT(TurnStore(m_fixture->database()).begin(turn));
    const auto hits = SearchIndex(m_fixture->database()).find(u"lantern"_s, 5);
    VERIFY_RESULT(hits);
    QCOMPARE(hits->size(), 1);
    QCOMPARE(hits->first().row, 0);
    QVERIFY(hits->first().created.isValid() && hits->first().snippet.isEmpty());
}

void SearchTitlesTest::showsNoDeletedMessageBesideATitle()
{
    ConversationStore store(m_fixture->database());
    VERIFY_RESULT(store.setTitle(m_conversation, u"Lanterns"_s));
    VERIFY_RESULT(store.setLabels(m_conversation, {u"work"_s}));
    VERIFY_RESULT(m_fixture->database().run(u"UPDATE node SET deleted=1 WHERE row=(SELECT head FROM conversation)"_s));
    QCOMPARE(find(u"lantern"_s), QStringList {QString()});
    QCOMPARE(find(u"label:work"_s), QStringList {QString()});
}

void SearchTitlesTest::comesWithTheNextVersionOfAStore()
{
    Database &database = m_fixture->database();
    VERIFY_RESULT(ConversationStore(database).setTitle(m_conversation, u"Old lanterns"_s));
    for (const QString &trigger : {u"conversation_titled"_s, u"conversation_retitled"_s, u"conversation_untitled"_s})
        VERIFY_RESULT(database.execute(u"DROP TRIGGER "_s + trigger));
    VERIFY_RESULT(database.execute(u"DROP TABLE search_title"_s));
    VERIFY_RESULT(database.execute(u"PRAGMA user_version=12"_s));
    VERIFY_RESULT(Migrations(database).run());
    QVERIFY(QFile::exists(Migrations::copyPath(m_fixture->path(), 12)));
    QCOMPARE(find(u"lantern"_s).size(), 1);
    // And is kept in step from there on.
    VERIFY_RESULT(ConversationStore(database).setTitle(m_conversation, u"New ropes"_s));
    QCOMPARE(find(u"lantern"_s).size(), 0);
    QCOMPARE(find(u"rope"_s).size(), 1);
    checkIndex();
}

QTEST_GUILESS_MAIN(SearchTitlesTest)
#include "tst_searchtitles.moc"
