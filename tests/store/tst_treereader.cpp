// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/treereader.h"
#include "model/store/turnstore.h"
#include "storefixture.h"

using namespace model;
using namespace Qt::StringLiterals;

//! What a map of a conversation's tree is read from.
class TreeReaderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<StoreFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void aLineWithoutBranchesIsOneRun();
    void theNewestVersionStandsWhereItsParentDoes();
    void aRunEndsWhereThePathDoes();
    void rolledBackTurnsHangOnWhatTheyStoodAfter();
    void forksNameEachOtherWhereTheyPart();
    void readsTheFirstWordsInWholeCharacters();
    void aLongConversationIsReadInAFewRows();

private:
    ConversationStore store() { return ConversationStore(m_fixture->database()); }
    QStringList lines(const ConversationId &id);
    qint64 append(const ConversationId &id, qint64 parent, int count);

    std::unique_ptr<StoreFixture> m_fixture;
};

//! Kind, depth and positions of each line.
QStringList TreeReaderTest::lines(const ConversationId &id)
{
    QStringList lines;
    const auto outline = TreeReader(m_fixture->database()).outline(id);
    for (const TreeLine &line : outline ? outline->lines : QList<TreeLine>()) {
        const QString text = line.text.isEmpty() ? QString() : u' ' + line.text;
        lines.append(u"%1%2 %3-%4"_s.arg(QString(line.depth, u' '), u"*!<>"_s.at(int(line.kind))).arg(line.first).arg(line.last) + text);
    }
    return lines;
}

qint64 TreeReaderTest::append(const ConversationId &id, qint64 parent, int count)
{
    QList<CanisterPointer> canisters;
    for (int number = 0; number < count; ++number)
        canisters.append(text(u"message %1"_s.arg(number)));
    return store().append(id, parent, canisters).value_or(0);
}

void TreeReaderTest::aLineWithoutBranchesIsOneRun()
{
    const ConversationId id = m_fixture->conversation();
    QCOMPARE(lines(id), QStringList());
    append(id, 0, 4);
    QCOMPARE(lines(id), QStringList {u"* 0-3"_s});
    QVERIFY(!TreeReader(m_fixture->database()).outline(ConversationId::create()));
}

void TreeReaderTest::theNewestVersionStandsWhereItsParentDoes()
{
    const ConversationId id = m_fixture->conversation();
    const qint64 second = append(id, 0, 2);
    append(id, second, 3);
    append(id, second, 1);
    append(id, second, 2);
    append(id, 0, 1);
    const QStringList expected {u" * 0-1"_s, u"  * 2-4"_s, u"  * 2-2"_s, u" * 2-3"_s, u"* 0-0"_s};
    QCOMPARE(lines(id), expected);
    QCOMPARE(TreeReader(m_fixture->database()).outline(id)->branches, 4);
}

void TreeReaderTest::aRunEndsWhereThePathDoes()
{
    const ConversationId id = m_fixture->conversation();
    const qint64 second = append(id, 0, 2);
    append(id, second, 3);
    VERIFY_RESULT(store().moveHead(id, second));
    QCOMPARE(lines(id), (QStringList {u"* 0-1"_s, u"* 2-4"_s}));
}

void TreeReaderTest::rolledBackTurnsHangOnWhatTheyStoodAfter()
{
    const ConversationId id = m_fixture->conversation();
    const qint64 second = append(id, 0, 2);
    append(id, second, 1);
    for (const qint64 base : {qint64(0), second}) {
        TurnRecord turn;
        turn.conversation = id;
        turn.base = base;
        VERIFY_RESULT(TurnStore(m_fixture->database()).begin(turn));
        VERIFY_RESULT(TurnStore(m_fixture->database()).rollBack(turn.id, {text(u"asked"_s)}, {ErrorCategory::Network, u"broke"_s}, {}));
    }
    QCOMPARE(lines(id), (QStringList {u" ! -1--1 broke"_s, u"* 0-1"_s, u" ! 1-1 broke"_s, u"* 2-2"_s}));
}

void TreeReaderTest::forksNameEachOtherWhereTheyPart()
{
    const ConversationId id = m_fixture->conversation(QDateTime::currentDateTimeUtc().addDays(-1));
    VERIFY_RESULT(store().setTitle(id, u"origin"_s));
    append(id, 0, 5);
    const qint64 third = store().nodes(*store().path(id), 2, 1)->first().row;
    ConversationInfo info;
    info.title = u"fork"_s;
    VERIFY_RESULT(store().fork(id, third, info));
    append(info.id, store().nodes(*store().path(info.id), 2, 1)->first().row, 2);
    QCOMPARE(lines(id), (QStringList {u"* 0-2"_s, u" > 2-2 fork"_s, u"* 3-4"_s}));
    QCOMPARE(lines(info.id), (QStringList {u"* 0-2"_s, u" < 2-2 origin"_s, u"* 3-4"_s}));
    VERIFY_RESULT(store().remove(id));
    QCOMPARE(lines(info.id), QStringList {u"* 0-4"_s});
}

void TreeReaderTest::readsTheFirstWordsInWholeCharacters()
{
    const ConversationId id = m_fixture->conversation();
    const QString flags = QString(u"🇩🇪🇫🇷"_s).repeated(40);
    VERIFY_RESULT(store().append(id, 0, {text(u"one\n  two"_s), text(u"x"_s + flags, Role::Assistant)}));
    const auto outline = TreeReader(m_fixture->database()).outline(id);
    const auto nodes = TreeReader(m_fixture->database()).nodes(outline->lines.first().segment, 0, 1);
    VERIFY_RESULT(nodes);
    QCOMPARE(nodes->size(), 2);
    QCOMPARE(nodes->first().beginning, u"one two"_s);
    QCOMPARE(nodes->last().role, Role::Assistant);
    // A flag is four units: none is cut in two.
    QVERIFY(nodes->last().beginning.endsWith(u'…'));
    QCOMPARE(nodes->last().beginning.chopped(1), (u"x"_s + flags).left(117));
}

void TreeReaderTest::aLongConversationIsReadInAFewRows()
{
    const ConversationId id = m_fixture->conversation();
    append(id, 0, 3000);
    QCOMPARE(lines(id), QStringList {u"* 0-2999"_s});
}

QTEST_GUILESS_MAIN(TreeReaderTest)

#include "tst_treereader.moc"
