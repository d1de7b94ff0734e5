// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/editing.h"
#include "model/store/searchindex.h"
#include "model/store/turnstore.h"
#include "storefixture.h"

#include <QTest>

using namespace model;
using namespace Qt::StringLiterals;

//! Edits and what reverses them, in a store.
class EditingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void eachEditIsReversedExactly_data();
    void eachEditIsReversedExactly();
    void severalStepsAreOneTransaction();
    void keepsTheTimeOfADeletion();
    void showsASiblingAndTheOneBefore();
    void refusesNodesOfAnotherConversation();
    void aDeletedCanisterIsThereAndNotShown();
    void anotherVersionHasWhatComesAfter();
    void movesCanistersOut();
    void anAnswerStandsBesideThatOfItsRound_data();
    void anAnswerStandsBesideThatOfItsRound();
    void refusesRoundsThatAreNotThere();

private:
    //! Of three rounds: words and a call, a call alone, words.
    TurnId commitTurn();

    ConversationStore store() { return ConversationStore(m_fixture->database()); }
    Editing editing() { return Editing(m_fixture->database()); }
    //! All that edits can change, in words.
    QString state() { return stateOf(m_id); }
    QString stateOf(const ConversationId &id);

    std::unique_ptr<StoreFixture> m_fixture;
    ConversationId m_id;
    //! `a`, below it `b` and its sibling `c`, at which the path ends.
    qint64 m_a = 0;
    qint64 m_b = 0;
    qint64 m_c = 0;
};

void EditingTest::init()
{
    m_fixture = std::make_unique<StoreFixture>();
    m_id = m_fixture->conversation();
    m_a = *store().append(m_id, 0, {text(u"a"_s)});
    m_b = *store().append(m_id, m_a, {text(u"b"_s)});
    m_c = *store().append(m_id, m_a, {text(u"c"_s)});
    VERIFY_RESULT(store().setTitle(m_id, u"Title"_s));
    VERIFY_RESULT(store().setLabels(m_id, {u"one"_s, u"two"_s}));
    VERIFY_RESULT(store().setSwitches(m_a, true, true));
}

QString EditingTest::stateOf(const ConversationId &id)
{
    const auto info = store().find(id);
    if (!info)
        return info.error().message;
    QStringList parts {info->title, info->labels.join(u'+'), info->group, QString::number(info->archived),
        info->deleted ? info->deleted->toString(Qt::ISODateWithMs) : QString()};
    parts += QString::number(m_fixture->database().value(u"SELECT head FROM conversation WHERE id=?"_s, {id.toString()})->toLongLong());
    for (const qint64 row : {m_a, m_b, m_c}) {
        const auto node = store().node(row);
        parts += u"%1%2"_s.arg(node->active).arg(node->pinned);
    }
    return parts.join(u'|');
}

void EditingTest::eachEditIsReversedExactly_data()
{
    QTest::addColumn<QByteArray>("kind");
    for (const char *kind : {"title", "labels", "group", "archive", "deletion", "head", "head before the first", "switches"})
        QTest::newRow(kind) << QByteArray(kind);
}

void EditingTest::eachEditIsReversedExactly()
{
    QFETCH(QByteArray, kind);
    EditStep step {m_id, TitleEdit {u"Another"_s}};
    if (kind == "labels")
        step.to = LabelsEdit {{u"three"_s}};
    else if (kind == "group")
        step.to = GroupEdit {u"Lamps"_s};
    else if (kind == "archive")
        step.to = ArchiveEdit {true};
    else if (kind == "deletion")
        step.to = DeletionEdit {QDateTime::fromMSecsSinceEpoch(1'700'000'000'123, Qt::UTC)};
    else if (kind == "head")
        step.to = HeadEdit {m_b};
    else if (kind == "head before the first")
        step.to = HeadEdit {0};
    else if (kind == "switches")
        step.to = SwitchesEdit {m_a, false, false, m_c};
    const QString before = state();
    const auto back = editing().apply({step});
    VERIFY_RESULT(back);
    const QString after = state();
    QVERIFY(after != before);
    const auto again = editing().apply(*back);
    VERIFY_RESULT(again);
    QCOMPARE(state(), before);
    // What undoes the undoing is the edit itself.
    QCOMPARE(*again, Edit {step});
    VERIFY_RESULT(editing().apply(*again));
    QCOMPARE(state(), after);
}

void EditingTest::severalStepsAreOneTransaction()
{
    const QString before = state();
    const Edit edit {{m_id, TitleEdit {u"Another"_s}}, {m_id, SwitchesEdit {m_b, false}}, {m_id, TitleEdit {u"A third"_s}}};
    const auto back = editing().apply(edit);
    VERIFY_RESULT(back);
    VERIFY_RESULT(editing().apply(*back));
    QCOMPARE(state(), before);
    // One of them cannot be done: none is.
    QVERIFY(!editing().apply(edit + Edit {{ConversationId::create(), TitleEdit {}}}));
    QCOMPARE(state(), before);
}

void EditingTest::keepsTheTimeOfADeletion()
{
    const QDateTime since = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000, Qt::UTC);
    VERIFY_RESULT(editing().apply({{m_id, DeletionEdit {since}}}));
    const auto back = editing().apply({{m_id, DeletionEdit {}}});
    VERIFY_RESULT(back);
    QVERIFY(!store().find(m_id)->deleted);
    // Thirty days are counted from when it was deleted, not from when that was done again.
    VERIFY_RESULT(editing().apply(*back));
    QCOMPARE(store().find(m_id)->deleted, since);
}

void EditingTest::showsASiblingAndTheOneBefore()
{
    const auto back = editing().showSibling(m_id, m_c, 0);
    VERIFY_RESULT(back);
    QCOMPARE(*back, (Edit {{m_id, HeadEdit {m_c}}}));
    QCOMPARE(store().nodes(*store().path(m_id), 1, 1)->first().row, m_b);
    const auto switched = editing().setSwitches(m_id, {m_a, m_b}, false, false);
    VERIFY_RESULT(switched);
    QCOMPARE(switched->size(), 2);
    QVERIFY(!store().node(m_a)->pinned && !store().node(m_b)->active);
    VERIFY_RESULT(editing().apply(*switched));
    QVERIFY(store().node(m_a)->pinned && store().node(m_b)->active);
    VERIFY_RESULT(editing().apply(*back));
    QCOMPARE(store().nodes(*store().path(m_id), 1, 1)->first().row, m_c);
}

void EditingTest::refusesNodesOfAnotherConversation()
{
    const ConversationId other = m_fixture->conversation();
    const QString before = state();
    for (const EditStep &step : {EditStep {other, SwitchesEdit {m_a, false}}, EditStep {other, HeadEdit {m_b}}}) {
        const auto done = editing().apply({step});
        QVERIFY(!done);
        QCOMPARE(done.error().category, ErrorCategory::Usage);
    }
    QVERIFY(!editing().setSwitches(other, {m_a}, false, false));
    QCOMPARE(state(), before);
}

void EditingTest::aDeletedCanisterIsThereAndNotShown()
{
    const QString before = state();
    const auto back = editing().remove(m_id, {m_a, m_c});
    VERIFY_RESULT(back);
    const auto nodes = store().nodes(*store().path(m_id), 0, 2);
    VERIFY_RESULT(nodes);
    for (const Node &node : *nodes)
        QVERIFY(node.deleted && !node.active);
    // The path and the tree are what they were, and so are the words.
    QCOMPARE(nodes->first().canister->text(), u"a"_s);
    QCOMPARE(nodes->last().siblings, 2);
    QVERIFY(SearchIndex(m_fixture->database()).find(u"a"_s, 5)->isEmpty());
    VERIFY_RESULT(editing().apply(*back));
    QCOMPARE(state(), before);
    QVERIFY(!store().node(m_a)->deleted && store().node(m_a)->pinned);
    QCOMPARE(SearchIndex(m_fixture->database()).find(u"a"_s, 5)->size(), 1);
}

void EditingTest::anotherVersionHasWhatComesAfter()
{
    const qint64 end = *store().append(m_id, m_c, {text(u"d"_s), text(u"e"_s)});
    const qint64 d = store().node(end)->parent;
    VERIFY_RESULT(store().setSwitches(d, false, false));
    VERIFY_RESULT(store().setSwitches(m_c, true, true));
    const int canisters = m_fixture->count(u"canister"_s);
    const auto back = editing().replace(m_id, m_c, *text(u"other"_s));
    VERIFY_RESULT(back);
    // One canister more: those after it are shown again.
    QCOMPARE(m_fixture->count(u"canister"_s), canisters + 1);
    const auto nodes = store().nodes(*store().path(m_id), 0, 10);
    VERIFY_RESULT(nodes);
    QStringList texts;
    for (const Node &node : *nodes)
        texts += node.canister->text();
    QCOMPARE(texts.join(u' '), u"a other d e"_s);
    QVERIFY(nodes->at(1).pinned && !nodes->at(2).active && nodes->at(3).active);
    QCOMPARE(nodes->at(1).siblings, 3);
    for (int position = 1; position < 4; ++position)
        QCOMPARE(nodes->at(position).parent, nodes->at(position - 1).row);
    const auto again = editing().apply(*back);
    VERIFY_RESULT(again);
    QCOMPARE(store().nodes(*store().path(m_id), 3, 1)->first().row, end);
    VERIFY_RESULT(editing().apply(*again));
    QCOMPARE(store().nodes(*store().path(m_id), 1, 1)->first().canister->text(), u"other"_s);
    // Of what is not on the path nobody can see what comes after.
    QVERIFY(!editing().replace(m_id, m_c, *text(u"no"_s)));
    QVERIFY(!editing().replace(ConversationId::create(), m_a, *text(u"no"_s)));
}

void EditingTest::movesCanistersOut()
{
    VERIFY_RESULT(store().append(m_id, m_c, {text(u"d"_s)}));
    const qint64 d = store().nodes(*store().path(m_id), 2, 1)->first().row;
    ConversationInfo info;
    info.title = u"Part"_s;
    const int canisters = m_fixture->count(u"canister"_s);
    const auto back = editing().moveOut(m_id, {m_a, d}, info);
    VERIFY_RESULT(back);
    QCOMPARE(m_fixture->count(u"canister"_s), canisters);
    const auto moved = store().nodes(*store().path(info.id), 0, 10);
    VERIFY_RESULT(moved);
    QCOMPARE(moved->size(), 2);
    QVERIFY(moved->first().canister->text() == u"a" && moved->last().canister->text() == u"d" && moved->first().pinned);
    QVERIFY(store().node(m_a)->deleted && store().node(d)->deleted && !store().node(m_c)->deleted);
    const auto again = editing().apply(*back);
    VERIFY_RESULT(again);
    QVERIFY(store().find(info.id)->deleted);
    QVERIFY(!store().node(m_a)->deleted && !store().node(d)->deleted);
    VERIFY_RESULT(editing().apply(*again));
    QVERIFY(!store().find(info.id)->deleted && store().node(m_a)->deleted);
    // Nothing comes of half of it.
    const int conversations = m_fixture->count(u"conversation"_s);
    QVERIFY(!editing().moveOut(m_id, {m_a, 4711}, ConversationInfo()));
    QCOMPARE(m_fixture->count(u"conversation"_s), conversations);
}

TurnId EditingTest::commitTurn()
{
    const auto call = [](const QString &id) {
        Canister canister;
        canister.role = Role::Invocation;
        canister.invocation = Invocation {id, u"io:read"_s, "{}"};
        return share(canister);
    };
    const auto result = [](const QString &id) {
        Canister canister;
        canister.role = Role::Result;
        canister.result = ResultState {id};
        return share(canister);
    };
    TurnRecord turn;
    turn.conversation = m_id;
    turn.base = m_c;
    TurnStore turns(m_fixture->database());
    const auto done = turns.begin(turn).and_then([&] {
        return turns.commit(turn.id,
            {text(u"do it"_s), text(u"first"_s, Role::Assistant), call(u"1"_s), result(u"1"_s), call(u"2"_s), call(u"3"_s), result(u"2"_s),
                result(u"3"_s), text(u"last"_s, Role::Assistant)},
            TurnState::Committed);
    });
    return done ? turn.id : TurnId();
}

void EditingTest::anAnswerStandsBesideThatOfItsRound_data()
{
    QTest::addColumn<int>("round");
    QTest::addColumn<int>("position");
    QTest::newRow("words and a call") << 1 << 3;
    QTest::newRow("calls alone") << 2 << 6;
    QTest::newRow("the last") << 3 << 10;
}

void EditingTest::anAnswerStandsBesideThatOfItsRound()
{
    QFETCH(int, round);
    QFETCH(int, position);
    const TurnId turn = commitTurn();
    const auto before = store().path(m_id);
    const auto back = editing().answerBeside(m_id, turn, round, {text(u"by hand"_s, Role::Assistant)});
    VERIFY_RESULT(back);
    const auto nodes = store().nodes(*store().path(m_id), 0, 20);
    VERIFY_RESULT(nodes);
    QCOMPARE(nodes->size(), position + 1);
    QCOMPARE(nodes->last().canister->text(), u"by hand"_s);
    QCOMPARE(nodes->last().siblings, 2);
    VERIFY_RESULT(editing().apply(*back));
    QCOMPARE(lengthOf(*store().path(m_id)), lengthOf(*before));
}

void EditingTest::refusesRoundsThatAreNotThere()
{
    const TurnId turn = commitTurn();
    const int nodes = m_fixture->count(u"node"_s);
    for (const int round : {0, 4}) {
        const auto beside = editing().answerBeside(m_id, turn, round, {text(u"by hand"_s, Role::Assistant)});
        QVERIFY(!beside && beside.error().category == ErrorCategory::Usage);
    }
    QVERIFY(!editing().answerBeside(m_id, TurnId::create(), 1, {text(u"by hand"_s, Role::Assistant)}));
    QCOMPARE(m_fixture->count(u"node"_s), nodes);
}

QTEST_GUILESS_MAIN(EditingTest)
#include "tst_editing.moc"
