// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/sessionfixture.h"

#include "model/session/conversationmodel.h"
#include "model/store/conversationstore.h"
#include "tests/support/patience.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using model::TurnState;
using support::FakeConversers;
using support::SessionFixture;

//! Results that a later one supersedes: what becomes of them in the store, on other branches and in what is sent.
class SupersedingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void leavesOutWhatWasSupersededOnceCommitted();
    void supersedesWithinOneTurn();
    void changesNothingWhereTheTurnIsRolledBack();
    void holdsOnceTheTurnIsRestored();
    void keepsWhatIsPinned();
    void holdsOnlyWhereTheLaterResultIsOnThePath();
    void endsWhereAPersonSaysSo();
    void goesAlongToAFork();

private:
    //! A turn in which `io:read` is called, whose result supersedes those of `older`.
    bool call(const QString &id, const QStringList &older, bool breaks = false);
    //! What the last request had for the result of this call.
    QString sent(const QString &id) const;
    const model::Node &resultNode(const QString &id) const;
    int positionOf(const QString &id) const;

    std::unique_ptr<SessionFixture> m_fixture;
    model::Sessions::Handle m_session;
};

void SupersedingTest::init()
{
    m_session.reset();
    m_fixture = std::make_unique<SessionFixture>();
    m_session = m_fixture->create();
}

bool SupersedingTest::call(const QString &id, const QStringList &older, bool breaks)
{
    model::InvocationOutcome outcome;
    outcome.contents = {model::TextContent {u"result of "_s + id}};
    outcome.supersedes = older;
    outcome.breaksTurn = breaks;
    m_fixture->invocations.expect(u"io:read"_s, outcome);
    m_fixture->conversers.expect({FakeConversers::call({support::invocation(id, u"io:read"_s)})});
    if (!breaks)
        m_fixture->conversers.expect({FakeConversers::text(u"Done."_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*m_session);
    return m_session->send({model::TextContent {u"read"_s}})
        && support::endsAs(*events, breaks ? TurnState::RolledBack : TurnState::Committed);
}

QString SupersedingTest::sent(const QString &id) const
{
    for (const auto &canister : m_fixture->conversers.requests.last().canisters) {
        if (canister->result && canister->result->invocation == id)
            return canister->text();
    }
    return {};
}

int SupersedingTest::positionOf(const QString &id) const
{
    for (int position = 0; position < m_session->conversation().length(); ++position) {
        const auto &result = m_session->conversation().nodeAt(position)->canister->result;
        if (result && result->invocation == id)
            return position;
    }
    return -1;
}

const model::Node &SupersedingTest::resultNode(const QString &id) const
{
    return *m_session->conversation().nodeAt(positionOf(id));
}

void SupersedingTest::leavesOutWhatWasSupersededOnceCommitted()
{
    QVERIFY(call(u"a"_s, {}));
    const int position = positionOf(u"a"_s);
    model::ConversationModel rows(*m_session);
    QSignalSpy changed(&rows, &QAbstractItemModel::dataChanged);
    QVERIFY(call(u"b"_s, {u"a"_s}));
    // The turn that superseded it still had it.
    QCOMPARE(sent(u"a"_s), u"result of a"_s);
    QVERIFY(resultNode(u"a"_s).superseded);
    QVERIFY(!resultNode(u"a"_s).active);
    QCOMPARE(resultNode(u"a"_s).canister->text(), u"result of a"_s);
    QVERIFY(resultNode(u"b"_s).active);
    const auto tells = [&changed](int row) {
        return std::any_of(
            changed.begin(), changed.end(), [row](const QList<QVariant> &each) { return each.first().toModelIndex().row() == row; });
    };
    QVERIFY(tells(position));
    QVERIFY(tells(position - 1));

    QVERIFY(call(u"c"_s, {}));
    QVERIFY(sent(u"a"_s).contains(u"left out"));
    QCOMPARE(sent(u"b"_s), u"result of b"_s);
    const model::ConversationId id = m_session->id();
    m_session.reset();
    m_fixture->reopen();
    m_session = m_fixture->sessions->open(id).value_or(nullptr);
    QVERIFY(m_session);
    QVERIFY(resultNode(u"a"_s).superseded);
    QVERIFY(!resultNode(u"b"_s).superseded);
}

void SupersedingTest::supersedesWithinOneTurn()
{
    model::InvocationOutcome outcome;
    outcome.contents = {model::TextContent {u"text"_s}};
    m_fixture->invocations.expect(u"io:read"_s, outcome);
    outcome.supersedes = {u"a"_s};
    m_fixture->invocations.expect(u"io:write"_s, outcome);
    m_fixture->conversers.expect({FakeConversers::call({support::invocation(u"a"_s, u"io:read"_s)})});
    m_fixture->conversers.expect({FakeConversers::call({support::invocation(u"b"_s, u"io:write"_s)})});
    m_fixture->conversers.expect({FakeConversers::text(u"Done."_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*m_session);
    QVERIFY(m_session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QVERIFY(resultNode(u"a"_s).superseded);
    QVERIFY(!resultNode(u"b"_s).superseded);
}

void SupersedingTest::changesNothingWhereTheTurnIsRolledBack()
{
    QVERIFY(call(u"a"_s, {}));
    QVERIFY(call(u"b"_s, {u"a"_s}, true));
    QVERIFY(resultNode(u"a"_s).active);
    QVERIFY(!resultNode(u"a"_s).superseded);
    m_session->dismissRolledBack();
    QVERIFY(call(u"c"_s, {}));
    QCOMPARE(sent(u"a"_s), u"result of a"_s);
}

void SupersedingTest::holdsOnceTheTurnIsRestored()
{
    QVERIFY(call(u"a"_s, {}));
    QVERIFY(call(u"p"_s, {}));
    QVERIFY(m_session->setSwitches(positionOf(u"p"_s), true, true));
    QTRY_VERIFY(resultNode(u"p"_s).pinned);
    QVERIFY(call(u"b"_s, {u"a"_s, u"p"_s}, true));
    QVERIFY(!resultNode(u"a"_s).superseded);
    QVERIFY(m_session->restoreRolledBack());
    QTRY_VERIFY(positionOf(u"b"_s) > 0);
    QTRY_VERIFY(resultNode(u"a"_s).superseded);
    QVERIFY(!resultNode(u"p"_s).superseded);
    QVERIFY(resultNode(u"b"_s).active);
    QVERIFY(call(u"c"_s, {}));
    QVERIFY(sent(u"a"_s).contains(u"left out"));
    QCOMPARE(sent(u"p"_s), u"result of p"_s);
}

void SupersedingTest::keepsWhatIsPinned()
{
    QVERIFY(call(u"a"_s, {}));
    QVERIFY(m_session->setSwitches(positionOf(u"a"_s), true, true));
    QTRY_VERIFY(resultNode(u"a"_s).pinned);
    QVERIFY(call(u"b"_s, {u"a"_s}));
    QVERIFY(resultNode(u"a"_s).active);
    QVERIFY(!resultNode(u"a"_s).superseded);
}

void SupersedingTest::holdsOnlyWhereTheLaterResultIsOnThePath()
{
    QVERIFY(call(u"a"_s, {}));
    const int after = m_session->conversation().length();
    QVERIFY(call(u"b"_s, {u"a"_s}));
    QVERIFY(resultNode(u"a"_s).superseded);
    // Another branch, which does not have the later result.
    m_fixture->conversers.expect({FakeConversers::text(u"Other."_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*m_session);
    QVERIFY(m_session->editAndSend(after, {model::TextContent {u"something else"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QCOMPARE(sent(u"a"_s), u"result of a"_s);
    QTRY_VERIFY(resultNode(u"a"_s).active);
    QVERIFY(m_session->showSibling(after, -1));
    QTRY_VERIFY(resultNode(u"a"_s).superseded);
}

void SupersedingTest::endsWhereAPersonSaysSo()
{
    QVERIFY(call(u"a"_s, {}));
    QVERIFY(call(u"b"_s, {u"a"_s}));
    QVERIFY(m_session->setSwitches(positionOf(u"a"_s), true, false));
    QTRY_VERIFY(resultNode(u"a"_s).active);
    QVERIFY(call(u"c"_s, {}));
    QCOMPARE(sent(u"a"_s), u"result of a"_s);
}

void SupersedingTest::goesAlongToAFork()
{
    QVERIFY(call(u"a"_s, {}));
    const int before = m_session->conversation().length() - 1;
    QVERIFY(call(u"b"_s, {u"a"_s}));
    const int position = positionOf(u"a"_s);
    m_session->conversation().setTitle(u"A title"_s);
    for (const bool whole : {true, false}) {
        model::ConversationId forked;
        m_session->fork(
            whole ? m_session->conversation().length() - 1 : before, this, [&forked](const auto &id) { forked = id.value_or(forked); });
        const model::ConversationStore reader(m_fixture->store->reader());
        QTRY_VERIFY(reader.find(forked));
        QCOMPARE(reader.find(forked)->title, u"Fork of A title"_s);
        const auto nodes = reader.nodes(*reader.path(forked), position, 1);
        QVERIFY(nodes && nodes->size() == 1);
        QCOMPARE(nodes->first().superseded, whole);
        QCOMPARE(nodes->first().active, !whole);
    }
}

QTEST_GUILESS_MAIN(SupersedingTest)
#include "tst_superseding.moc"
