// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/conversation/sessionsettings.h"
#include "model/store/conversationstore.h"
#include "model/store/turnstore.h"
#include "storefixture.h"
#include "tests/support/patience.h"

using namespace model;
using namespace Qt::StringLiterals;

class ConversationStoreTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<StoreFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void keepsWhatAListShows();
    void listsTheLastChangedFirst();
    void listsGroupsAndTheArchiveApart();
    void listsNoConversationThatNothingHasComeOf();
    void listsWhatIsOnlyWrittenWhereAPersonLooks();
    void findsAConversationByTheBeginningOfItsIdentifier();
    void appendsToOneSegmentAsLongAsNothingBranches();
    void aSiblingStartsASegmentAndMovesTheHead();
    void thePathGoesThroughAllBranches();
    void theNewestLeafIsReachedThroughTheNewestChildren();
    void siblingsOfTheFirstCanisterAreThoseOfTheSameConversation();
    void readsNodesAcrossSegments();
    void bringsBackLargeCanistersUnchanged();
    void pinningActivatesAndDeactivatingUnpins();
    void aForkSharesCanistersAndGoesItsOwnWay();
    void aForkOfAForkFromTheMiddleOfASegment();
    void deletingIsUndoable();
    void refusesNodesOfAnotherConversation();
    void theHeadMovesAndTheTreeStays();

private:
    ConversationStore store() { return ConversationStore(m_fixture->database()); }
    QStringList texts(const Path &path);

    std::unique_ptr<StoreFixture> m_fixture;
};

QStringList ConversationStoreTest::texts(const Path &path)
{
    QStringList texts;
    const auto nodes = store().nodes(path, 0, lengthOf(path));
    for (const Node &node : nodes.value_or(QList<Node>()))
        texts += node.canister->text();
    return texts;
}

void ConversationStoreTest::keepsWhatAListShows()
{
    ConversationInfo info;
    info.title = u"Größe"_s;
    info.labels = {u"work"_s, u"a b"_s};
    info.settings = JsonText::trusted(R"({"x":1.0})");
    VERIFY_RESULT(store().create(info));
    const auto found = store().find(info.id);
    VERIFY_RESULT(found);
    QCOMPARE(found->title, info.title);
    QCOMPARE(found->labels, info.labels);
    QCOMPARE(found->settings.bytes(), QByteArray(R"({"x":1.0})"));
    QCOMPARE(found->created.toMSecsSinceEpoch(), info.created.toMSecsSinceEpoch());
    QCOMPARE(found->length, 0);
    QCOMPARE(found->branches, 0);
    VERIFY_RESULT(store().setTitle(info.id, u"new"_s));
    VERIFY_RESULT(store().setLabels(info.id, {u"b"_s}));
    VERIFY_RESULT(store().setSettings(info.id, {}));
    const auto changed = store().find(info.id);
    VERIFY_RESULT(changed);
    QCOMPARE(changed->title, u"new"_s);
    QCOMPARE(changed->labels, QStringList {u"b"_s});
    QVERIFY(changed->settings.isEmpty());
    QVERIFY(!store().find(ConversationId::create()));
    QVERIFY(!store().setLabels(ConversationId::create(), {}));
}

void ConversationStoreTest::listsTheLastChangedFirst()
{
    const ConversationId first = m_fixture->conversation(QDateTime::currentDateTimeUtc().addDays(-2));
    const ConversationId second = m_fixture->conversation(QDateTime::currentDateTimeUtc().addDays(-1));
    VERIFY_RESULT(store().append(second, 0, {text(u"c"_s)}));
    QCOMPARE(store().list(10)->first().id, second);
    // What has changed within one millisecond is in no order.
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    QTRY_VERIFY(QDateTime::currentMSecsSinceEpoch() > now);
    VERIFY_RESULT(store().append(first, 0, {text(u"a"_s), text(u"b"_s)}));
    const auto list = store().list(10);
    QCOMPARE(list->size(), 2);
    QCOMPARE(list->first().id, first);
    QCOMPARE(list->first().length, 2);
    QCOMPARE(list->first().branches, 1);
    QCOMPARE(store().list(1, 1)->first().id, second);
    QVERIFY(store().list(10, 2)->isEmpty());
}

void ConversationStoreTest::listsGroupsAndTheArchiveApart()
{
    using Which = ConversationStore::Which;
    QList<ConversationId> ids;
    for (int i = 0; i < 5; ++i) {
        ids.append(m_fixture->conversation(QDateTime::currentDateTimeUtc().addDays(i - 9)));
        VERIFY_RESULT(store().append(ids.last(), 0, {text(u"c"_s)}));
        VERIFY_RESULT(m_fixture->database().run(u"UPDATE conversation SET changed=? WHERE id=?"_s, {i, ids.last().toString()}));
    }
    VERIFY_RESULT(store().setGroup(ids.at(0), u"oil"_s));
    VERIFY_RESULT(store().setGroup(ids.at(1), u"Lamps"_s));
    VERIFY_RESULT(store().setGroup(ids.at(2), u"oil"_s));
    VERIFY_RESULT(store().setArchived(ids.at(3), true));
    QCOMPARE(store().list(10)->size(), 4);
    QCOMPARE(store().list(10, 0, Which::Ungrouped)->size(), 1);
    QCOMPARE(store().list(10, 0, Which::Ungrouped)->first().id, ids.at(4));
    QCOMPARE(store().list(10, 0, Which::Archived)->first().id, ids.at(3));
    QVERIFY(store().find(ids.at(3))->archived);
    const auto groups = store().groups({u"oil"_s}, 1);
    VERIFY_RESULT(groups);
    QCOMPARE(groups->size(), 2);
    QCOMPARE(groups->first().name, u"Lamps"_s);
    QVERIFY(groups->first().conversations.isEmpty());
    QCOMPARE(groups->last().count, 2);
    QCOMPARE(groups->last().conversations.size(), 1);
    QCOMPARE(groups->last().conversations.first().id, ids.at(2));
    // Who goes with a renamed group: also what is put away.
    VERIFY_RESULT(store().setArchived(ids.at(0), true));
    QCOMPARE(store().idsIn(u"oil"_s)->size(), 2);
    QCOMPARE(store().groups({}, 10)->last().count, 1);
    // A fork stays where it came from; a long name is cut.
    const ConversationInfo fork;
    VERIFY_RESULT(store().fork(ids.at(2), 0, fork));
    QCOMPARE(store().find(fork.id)->group, u"oil"_s);
    VERIFY_RESULT(store().setGroup(ids.at(2), QString(1000, u'x')));
    QCOMPARE(store().find(ids.at(2))->group.size(), ConversationStore::longestGroup);
}

void ConversationStoreTest::listsNoConversationThatNothingHasComeOf()
{
    TurnStore turns(m_fixture->database());
    TurnRecord turn;
    turn.conversation = m_fixture->conversation();
    QVERIFY(store().list(10)->isEmpty());
    VERIFY_RESULT(turns.begin(turn));
    QCOMPARE(store().list(10)->size(), 1);
    VERIFY_RESULT(turns.cancel(turn.id));
    QVERIFY(store().list(10)->isEmpty());
    // It is there all the same, for the next message and for its exchanges.
    VERIFY_RESULT(store().find(turn.conversation));
    turn.id = TurnId::create();
    VERIFY_RESULT(turns.begin(turn));
    VERIFY_RESULT(turns.rollBack(turn.id, {text(u"break it"_s)}, {ErrorCategory::Fatal, u"broke"_s}, {}));
    QCOMPARE(store().list(10)->size(), 1);
}

void ConversationStoreTest::listsWhatIsOnlyWrittenWhereAPersonLooks()
{
    using Which = ConversationStore::Which;
    const ConversationId id = m_fixture->conversation();
    SessionSettings settings;
    settings.supervisor = uR"(Say "draft":"this")"_s;
    VERIFY_RESULT(store().setSettings(id, settings.toJson()));
    QVERIFY(store().list(10, 0, Which::Ungrouped)->isEmpty());
    settings.draft = uR"("draft":"" is what I mean)"_s;
    VERIFY_RESULT(store().setSettings(id, settings.toJson()));
    QCOMPARE(store().list(10, 0, Which::Ungrouped)->size(), 1);
    // Nothing has been said yet that a script, or another program, is to be told of.
    QVERIFY(store().list(10)->isEmpty());
    VERIFY_RESULT(store().setGroup(id, u"oil"_s));
    QCOMPARE(store().groups({u"oil"_s}, 10)->first().conversations.size(), 1);
    VERIFY_RESULT(store().setArchived(id, true));
    QCOMPARE(store().list(10, 0, Which::Archived)->size(), 1);
    VERIFY_RESULT(store().remove(id));
    QCOMPARE(store().list(10, 0, Which::Deleted)->size(), 1);
}

void ConversationStoreTest::findsAConversationByTheBeginningOfItsIdentifier()
{
    ConversationInfo one;
    one.id = ConversationId(u"abc1"_s);
    ConversationInfo other;
    other.id = ConversationId(u"abc2"_s);
    VERIFY_RESULT(store().create(one));
    VERIFY_RESULT(store().create(other));
    QCOMPARE(store().findByPrefix(u"abc2"_s)->id, other.id);
    QCOMPARE(store().findByPrefix(u"abc"_s).error().category, ErrorCategory::Usage);
    QCOMPARE(store().findByPrefix(u"b"_s).error().category, ErrorCategory::Usage);
    QVERIFY(!store().create(one));
    ConversationInfo whole;
    whole.id = ConversationId(u"abc"_s);
    VERIFY_RESULT(store().create(whole));
    QCOMPARE(store().findByPrefix(u"abc"_s)->id, whole.id);
    QCOMPARE(store().findByPrefix(u"ab"_s).error().category, ErrorCategory::Usage);
}

void ConversationStoreTest::appendsToOneSegmentAsLongAsNothingBranches()
{
    const ConversationId id = m_fixture->conversation();
    qint64 last = 0;
    for (int index = 0; index < 5; ++index)
        last = store().append(id, last, {text(QString::number(index))}).value_or(-1);
    const auto path = store().path(id);
    VERIFY_RESULT(path);
    QCOMPARE(path->size(), 1);
    QCOMPARE(lengthOf(*path), 5);
    QCOMPARE(texts(*path).join(u' '), u"0 1 2 3 4"_s);
    const auto node = store().node(last);
    VERIFY_RESULT(node);
    QCOMPARE(node->position, 4);
    QCOMPARE(node->siblings, 1);
    QVERIFY(node->active);
    QCOMPARE(*store().append(id, last, {}), last);
}

void ConversationStoreTest::aSiblingStartsASegmentAndMovesTheHead()
{
    const ConversationId id = m_fixture->conversation();
    const qint64 a = *store().append(id, 0, {text(u"a"_s)});
    const qint64 b = *store().append(id, a, {text(u"b"_s)});
    const qint64 c = *store().append(id, a, {text(u"c"_s), text(u"d"_s)});
    QCOMPARE(texts(*store().path(id)).join(u' '), u"a c d"_s);
    QCOMPARE(texts(*store().pathTo(id, b)).join(u' '), u"a b"_s);
    QCOMPARE(store().find(id)->branches, 2);
    const auto siblings = store().siblings(b);
    VERIFY_RESULT(siblings);
    QCOMPARE(siblings->size(), 2);
    QCOMPARE(siblings->first(), b);
    const auto sibling = store().node(siblings->last());
    QCOMPARE(sibling->sibling, 1);
    QCOMPARE(sibling->siblings, 2);
    QCOMPARE(store().node(c)->siblings, 1);
}

void ConversationStoreTest::thePathGoesThroughAllBranches()
{
    const ConversationId id = m_fixture->conversation();
    qint64 parent = 0;
    for (int turn = 0; turn < 20; ++turn) {
        VERIFY_RESULT(store().append(id, parent, {text(u"old"_s), text(u"old answer"_s)}));
        parent = *store().append(id, parent, {text(u"q%1"_s.arg(turn)), text(u"a%1"_s.arg(turn))});
    }
    const auto path = store().path(id);
    VERIFY_RESULT(path);
    QCOMPARE(lengthOf(*path), 40);
    QCOMPARE(path->size(), 20);
    const QStringList all = texts(*path);
    for (int turn = 0; turn < 20; ++turn)
        QCOMPARE(all.at(2 * turn + 1), u"a%1"_s.arg(turn));
}

void ConversationStoreTest::theNewestLeafIsReachedThroughTheNewestChildren()
{
    const ConversationId id = m_fixture->conversation();
    const qint64 a = *store().append(id, 0, {text(u"a"_s)});
    const qint64 b = *store().append(id, a, {text(u"b"_s)});
    const qint64 c = *store().append(id, b, {text(u"c"_s)});
    QCOMPARE(*store().newestLeaf(a), c);
    const qint64 d = *store().append(id, b, {text(u"d"_s)});
    QCOMPARE(*store().newestLeaf(a), d);
    const qint64 e = *store().append(id, a, {text(u"e"_s), text(u"f"_s)});
    QCOMPARE(*store().newestLeaf(a), e);
    QCOMPARE(*store().newestLeaf(b), d);
    QCOMPARE(*store().newestLeaf(c), c);
    QVERIFY(!store().newestLeaf(99));
}

void ConversationStoreTest::siblingsOfTheFirstCanisterAreThoseOfTheSameConversation()
{
    const ConversationId one = m_fixture->conversation();
    const ConversationId other = m_fixture->conversation();
    const qint64 a = *store().append(one, 0, {text(u"a"_s)});
    VERIFY_RESULT(store().append(other, 0, {text(u"x"_s)}));
    const qint64 b = *store().append(one, 0, {text(u"b"_s)});
    QCOMPARE(*store().siblings(a), (QList<qint64> {a, b}));
    QCOMPARE(texts(*store().path(one)).join(u' '), u"b"_s);
}

void ConversationStoreTest::readsNodesAcrossSegments()
{
    const ConversationId id = m_fixture->conversation();
    const qint64 a = *store().append(id, 0, {text(u"0"_s), text(u"1"_s)});
    VERIFY_RESULT(store().append(id, a, {text(u"x"_s)}));
    VERIFY_RESULT(store().append(id, a, {text(u"2"_s), text(u"3"_s)}));
    const auto path = store().path(id);
    const auto nodes = store().nodes(*path, 1, 2);
    VERIFY_RESULT(nodes);
    QCOMPARE(nodes->size(), 2);
    QCOMPARE(nodes->first().canister->text(), u"1"_s);
    QCOMPARE(nodes->last().canister->text(), u"2"_s);
    QCOMPARE(nodes->last().parent, nodes->first().row);
    QCOMPARE(store().nodes(*path, 3, 100)->size(), 1);
    QVERIFY(store().nodes(*path, 4, 1)->isEmpty());
    QVERIFY(store().nodes(*path, 0, 0)->isEmpty());
}

void ConversationStoreTest::bringsBackLargeCanistersUnchanged()
{
    const ConversationId id = m_fixture->conversation();
    QByteArray image(200'000, 'x');
    for (qsizetype index = 0; index < image.size(); ++index)
        image[index] = char(index * 7919 >> 3);
    Canister user;
    user.contents = {TextContent {QString(5000, u'ä') + u"\n"_s}, TextContent {u"short"_s}, ImageContent {image, u"image/png"_s, u"i"_s}};
    Canister call;
    call.role = Role::Invocation;
    call.invocation = Invocation {u"t1"_s, u"io:write_file"_s, "{\"text\": \"" + QByteArray(3000, 'y') + "\",  \"n\":1.0}"};
    Canister result;
    result.role = Role::Result;
    result.result = ResultState {u"t1"_s, {}, 1.5, QString(2000, u'z')};
    VERIFY_RESULT(store().append(id, 0, {share(user), share(call), share(result)}));
    const auto nodes = store().nodes(*store().path(id), 0, 3);
    VERIFY_RESULT(nodes);
    QVERIFY(*nodes->at(0).canister == user);
    QVERIFY(*nodes->at(1).canister == call);
    QVERIFY(*nodes->at(2).canister == result);
}

void ConversationStoreTest::pinningActivatesAndDeactivatingUnpins()
{
    const ConversationId id = m_fixture->conversation();
    const qint64 row = *store().append(id, 0, {text(u"a"_s)});
    VERIFY_RESULT(store().setSwitches(row, false, false));
    QVERIFY(!store().node(row)->active);
    VERIFY_RESULT(store().setSwitches(row, false, true));
    QVERIFY(store().node(row)->active && store().node(row)->pinned);
    VERIFY_RESULT(store().setSwitches(row, false, true));
    QVERIFY(!store().node(row)->active && !store().node(row)->pinned);
}

void ConversationStoreTest::aForkSharesCanistersAndGoesItsOwnWay()
{
    const ConversationId id = m_fixture->conversation();
    const qint64 b = *store().append(id, 0, {text(u"a"_s), text(QString(9000, u'b'))});
    VERIFY_RESULT(store().append(id, b, {text(u"c"_s)}));
    VERIFY_RESULT(store().setSettings(id, JsonText::trusted("{\"m\":1}")));
    const int before = m_fixture->count(u"canister"_s);
    ConversationInfo info;
    info.title = u"fork"_s;
    VERIFY_RESULT(store().fork(id, b, info));
    QCOMPARE(m_fixture->count(u"canister"_s), before);
    QCOMPARE(store().find(info.id)->settings.bytes(), QByteArray("{\"m\":1}"));
    const auto path = store().path(info.id);
    QCOMPARE(lengthOf(*path), 2);
    const qint64 head = store().nodes(*path, 1, 1)->first().row;
    QCOMPARE(store().node(head)->parent, store().nodes(*path, 0, 1)->first().row);
    VERIFY_RESULT(store().append(info.id, head, {text(u"d"_s)}));
    QCOMPARE(texts(*store().path(info.id)).last(), u"d"_s);
    QCOMPARE(texts(*store().path(id)).last(), u"c"_s);
    ConversationInfo empty;
    VERIFY_RESULT(store().fork(id, 0, empty));
    QVERIFY(store().path(empty.id)->isEmpty());
}

void ConversationStoreTest::aForkOfAForkFromTheMiddleOfASegment()
{
    const ConversationId id = m_fixture->conversation();
    const qint64 a = *store().append(id, 0, {text(u"a"_s)});
    VERIFY_RESULT(store().append(id, a, {text(u"x"_s)}));
    VERIFY_RESULT(store().append(id, a, {text(u"b"_s), text(u"c"_s), text(u"d"_s)}));
    ConversationInfo first;
    VERIFY_RESULT(store().fork(id, store().nodes(*store().path(id), 2, 1)->first().row, first));
    QCOMPARE(texts(*store().path(first.id)).join(u' '), u"a b c"_s);
    QCOMPARE(store().find(first.id)->branches, 1);
    ConversationInfo second;
    VERIFY_RESULT(store().fork(first.id, store().nodes(*store().path(first.id), 1, 1)->first().row, second));
    QCOMPARE(texts(*store().path(second.id)).join(u' '), u"a b"_s);
}

void ConversationStoreTest::deletingIsUndoable()
{
    const ConversationId id = m_fixture->conversation();
    VERIFY_RESULT(store().append(id, 0, {text(u"a"_s)}));
    VERIFY_RESULT(store().remove(id));
    QVERIFY(store().list(10)->isEmpty());
    QCOMPARE(store().list(10, 0, ConversationStore::Which::Deleted)->first().id, id);
    QVERIFY(!store().findByPrefix(id.toString()));
    VERIFY_RESULT(store().restore(id));
    QCOMPARE(store().list(10)->first().length, 1);
}

void ConversationStoreTest::refusesNodesOfAnotherConversation()
{
    const ConversationId one = m_fixture->conversation();
    const ConversationId other = m_fixture->conversation();
    const qint64 row = *store().append(one, 0, {text(u"a"_s)});
    QVERIFY(!store().append(other, row, {text(u"b"_s)}));
    QVERIFY(!store().moveHead(other, row));
    QVERIFY(!store().pathTo(other, row));
    QVERIFY(!store().append(ConversationId::create(), 0, {text(u"b"_s)}));
    QCOMPARE(m_fixture->count(u"node"_s), 1);
    QCOMPARE(m_fixture->count(u"canister"_s), 1);
    QCOMPARE(m_fixture->count(u"segment"_s), 1);
}

void ConversationStoreTest::theHeadMovesAndTheTreeStays()
{
    const ConversationId id = m_fixture->conversation();
    const qint64 a = *store().append(id, 0, {text(u"a"_s)});
    const qint64 c = *store().append(id, a, {text(u"b"_s), text(u"c"_s)});
    VERIFY_RESULT(store().moveHead(id, a));
    QCOMPARE(lengthOf(*store().path(id)), 1);
    VERIFY_RESULT(store().moveHead(id, c));
    QCOMPARE(lengthOf(*store().path(id)), 3);
    VERIFY_RESULT(store().moveHead(id, 0));
    QVERIFY(store().path(id)->isEmpty());
}

QTEST_GUILESS_MAIN(ConversationStoreTest)
#include "tst_conversationstore.moc"
