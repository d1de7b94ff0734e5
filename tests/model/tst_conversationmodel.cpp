// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/conversationmodel.h"
#include "model/session/session.h"
#include "model/session/turncanisters.h"
#include "model/store/conversationlock.h"
#include "model/store/turnstore.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QAbstractItemModelTester>

using namespace Qt::StringLiterals;
using model::TurnState;
using support::FakeConversers;
using support::SessionFixture;
using Rows = model::ConversationModel;

namespace {

//! What a view knows of rows that reads them when it is told of them, and not again.
class FollowingView final : public QObject
{
public:
    explicit FollowingView(Rows &rows)
        : m_rows(rows)
        , m_tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
        shown = read(0, rows.rowCount() - 1);
        connect(&rows, &Rows::rowsInserted, this, [this](const QModelIndex &, int first, int last) {
            const QStringList added = read(first, last);
            for (int row = first; row <= last; ++row)
                shown.insert(row, added.at(row - first));
        });
        connect(
            &rows, &Rows::rowsRemoved, this, [this](const QModelIndex &, int first, int last) { shown.remove(first, last - first + 1); });
        connect(&rows, &Rows::dataChanged, this, [this](const QModelIndex &first, const QModelIndex &last, const QList<int> &roles) {
            for (int row = first.row(); row <= last.row(); ++row)
                shown[row] = read(row, row).first();
            told.append({first.row(), roles});
        });
    }

    bool isUpToDate() const { return shown == read(0, m_rows.rowCount() - 1); }

    QStringList shown;
    QList<std::pair<int, QList<int>>> told;

private:
    //! All that a row shows, in a line.
    QStringList read(int first, int last) const
    {
        QStringList lines;
        for (int row = first; row <= last; ++row) {
            const auto node = model::nodeAt(m_rows, row);
            const auto result = model::valueAt<model::Node>(m_rows, row, Rows::ResultRole).canister;
            QStringList parts {model::valueAt<QString>(m_rows, row, Rows::TextRole)};
            parts.append(model::valueAt<QString>(m_rows, row, Rows::ThoughtRole));
            parts.append(model::valueAt<bool>(m_rows, row, Rows::PendingRole) ? u"pending"_s : u"committed"_s);
            parts.append(QString::number(int(model::valueAt<model::InvocationState>(m_rows, row, Rows::StateRole))));
            parts.append(QString::number(model::valueAt<double>(m_rows, row, Rows::ProgressRole)));
            parts.append(model::valueAt<bool>(m_rows, row, Rows::MergedRole) ? u"merged"_s : QString());
            parts.append(result ? result->text() : QString());
            parts.append(node && node->active ? u"active"_s : QString());
            parts.append(node ? u"%1/%2"_s.arg(node->sibling).arg(node->siblings) : QString());
            lines.append(parts.join(u'|'));
        }
        return lines;
    }

    const Rows &m_rows;
    const QAbstractItemModelTester m_tester;
};

QStringList textsOf(const Rows &rows)
{
    QStringList texts;
    for (int row = 0; row < rows.rowCount(); ++row)
        texts.append(rows.index(row).data().toString());
    return texts;
}

} // namespace

class ConversationModelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void tellsOfEachDelta();
    void showsACallWithItsResult();
    void forgetsWhatIsRolledBack();
    void showsAnEditedMessageAndTheOneBefore();
    void tellsWhatIsDeactivated();
    void keepsWhatWasInterrupted();
    void showsATurnOfAnotherProcessAsItGrows();
    void forgetsATurnOfAnotherProcessThatCameToNothing();

private:
    //! Does something as another process would.
    void elsewhere(const std::function<void(model::TurnStore &)> &work)
    {
        bool isDone = false;
        m_fixture->store->run(
            m_session.get(),
            [work](model::Database &database) {
                model::TurnStore store(database);
                work(store);
                return model::Result<void>();
            },
            [&isDone](const model::Result<void> &) { isDone = true; });
        QTRY_VERIFY(isDone);
    }
    //! Looks at what other processes do. `locks`: where they keep theirs.
    void look(const QString &locks)
    {
        std::optional<model::TurnRecord> found;
        elsewhere([this, &found, locks](const model::TurnStore &turns) {
            const auto underWay = turns.underWay({m_session->id()}, locks);
            found = underWay && !underWay->isEmpty() ? std::optional(underWay->first()) : std::nullopt;
        });
        m_session->conversation().refresh();
        m_session->followAway(found);
    }
    bool says(const QString &text, const FakeConversers::Script &reply, TurnState end);

    std::unique_ptr<SessionFixture> m_fixture;
    model::Sessions::Handle m_session;
    std::unique_ptr<Rows> m_rows;
    std::unique_ptr<FollowingView> m_view;
};

void ConversationModelTest::init()
{
    m_fixture = std::make_unique<SessionFixture>();
    m_session = m_fixture->conversation();
    m_rows = std::make_unique<Rows>(*m_session);
    m_view = std::make_unique<FollowingView>(*m_rows);
    QCOMPARE(textsOf(*m_rows), (QStringList {u"first question"_s, u"first answer"_s}));
}

void ConversationModelTest::cleanup()
{
    QVERIFY(m_view->isUpToDate());
    m_view.reset();
    m_rows.reset();
    m_session.reset();
    m_fixture.reset();
}

bool ConversationModelTest::says(const QString &text, const FakeConversers::Script &reply, TurnState end)
{
    m_fixture->conversers.expect(reply);
    const auto events = SessionFixture::record(*m_session);
    return m_session->send({model::TextContent {text}}) && support::endsAs(*events, end);
}

void ConversationModelTest::tellsOfEachDelta()
{
    m_fixture->conversers.expect(
        {FakeConversers::thought(u"Hm"_s), FakeConversers::thought(u"m"_s), FakeConversers::text(u"We"_s), FakeConversers::text(u"ll"_s)});
    QVERIFY(m_session->send({model::TextContent {u"go"_s}}));
    QTRY_COMPARE(textsOf(*m_rows), (QStringList {u"first question"_s, u"first answer"_s, u"go"_s, u"Well"_s}));
    QCOMPARE(model::valueAt<QString>(*m_rows, 3, Rows::ThoughtRole), u"Hmm"_s);
    QVERIFY(model::valueAt<bool>(*m_rows, 3, Rows::PendingRole));
    QVERIFY(!model::nodeAt(*m_rows, 3));
    const auto times = [this](Rows::DataRole role) { return m_view->told.count({3, QList<int> {role}}); };
    QCOMPARE(times(Rows::ThoughtRole), 2);
    QCOMPARE(times(Rows::TextRole), 2);
    QVERIFY(m_view->isUpToDate());
    m_session->stop();
    QTRY_VERIFY(!m_session->isBusy());
}

void ConversationModelTest::showsACallWithItsResult()
{
    m_fixture->invocations.expectText(u"t:x"_s, u"the result"_s);
    m_fixture->conversers.expect({FakeConversers::call({support::invocation(u"a"_s, u"t:x"_s)})});
    QVERIFY(says(u"go"_s, {FakeConversers::text(u"Done."_s), FakeConversers::end()}, TurnState::Committed));
    QCOMPARE(m_rows->rowCount(), 6);
    QCOMPARE(model::valueAt<model::Node>(*m_rows, 3, Rows::ResultRole).canister->text(), u"the result"_s);
    QCOMPARE(model::valueAt<model::InvocationState>(*m_rows, 3, Rows::StateRole), model::InvocationState::Done);
    QVERIFY(model::valueAt<bool>(*m_rows, 4, Rows::MergedRole));
    QVERIFY(!model::valueAt<bool>(*m_rows, 3, Rows::MergedRole));
    // While the turn was under way the call was told of again, since its result had come.
    QVERIFY(m_view->told.contains({3, QList<int> {Rows::StateRole, Rows::LifecycleRole, Rows::ResultRole}}));
}

void ConversationModelTest::forgetsWhatIsRolledBack()
{
    const QStringList before = m_view->shown;
    m_fixture->invocations.expectError(u"t:break"_s, model::ErrorCategory::Fatal, true);
    QVERIFY(says(u"go"_s, {FakeConversers::text(u"Well"_s), FakeConversers::call({support::invocation(u"a"_s, u"t:break"_s)})},
        TurnState::RolledBack));
    QCOMPARE(m_view->shown, before);
    QCOMPARE(m_rows->rowCount(), 2);
}

void ConversationModelTest::showsAnEditedMessageAndTheOneBefore()
{
    QVERIFY(says(u"go"_s, {FakeConversers::text(u"Done."_s), FakeConversers::end()}, TurnState::Committed));
    QCOMPARE(m_rows->rowCount(), 4);
    m_fixture->conversers.expect({FakeConversers::text(u"another answer"_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*m_session);
    QVERIFY(m_session->editAndSend(0, {model::TextContent {u"another question"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QCOMPARE(textsOf(*m_rows), (QStringList {u"another question"_s, u"another answer"_s}));
    QCOMPARE(model::nodeAt(*m_rows, 0)->siblings, 2);
    QVERIFY(m_view->isUpToDate());
    QVERIFY(m_session->showSibling(0, -1));
    QTRY_COMPARE(textsOf(*m_rows), (QStringList {u"first question"_s, u"first answer"_s, u"go"_s, u"Done."_s}));
}

void ConversationModelTest::tellsWhatIsDeactivated()
{
    QVERIFY(m_session->setSwitches(1, false, false));
    QTRY_COMPARE(m_view->told.size(), 1);
    QCOMPARE(m_view->told.first().first, 1);
    QVERIFY(!model::nodeAt(*m_rows, 1)->active);
    QVERIFY(model::nodeAt(*m_rows, 0)->active);
}

void ConversationModelTest::keepsWhatWasInterrupted()
{
    m_fixture->conversers.expect({FakeConversers::text(u"Half an ans"_s)});
    QVERIFY(m_session->send({model::TextContent {u"go"_s}}));
    QTRY_COMPARE(m_rows->rowCount(), 4);
    QTRY_COMPARE(m_rows->index(3).data().toString(), u"Half an ans"_s);
    m_session->stop();
    QTRY_VERIFY(!m_session->isBusy());
    QCOMPARE(m_rows->index(3).data().toString(), u"Half an ans"_s);
    QVERIFY(model::nodeAt(*m_rows, 3));
    QVERIFY(model::canisterAt(*m_rows, 3)->interrupted);
}

void ConversationModelTest::showsATurnOfAnotherProcessAsItGrows()
{
    const QTemporaryDir locks;
    model::ConversationLock lock(locks.path(), m_session->id());
    QVERIFY(lock.tryLock());
    model::TurnRecord turn;
    turn.conversation = m_session->id();
    turn.base = m_session->conversation().head();
    const auto asked = model::userCanister({model::TextContent {u"go"_s}});
    elsewhere([&](model::TurnStore &turns) {
        QVERIFY(turns.begin(turn));
        QVERIFY(turns.stage(turn.id, 0, *asked));
        QVERIFY(turns.appendDelta(turn.id, 1, {model::Delta::Kind::Text, u"We"_s}));
    });
    // Nobody who lives has it: that is a turn to be recovered, not one that goes on.
    const QTemporaryDir others;
    look(others.path());
    QCOMPARE(m_rows->rowCount(), 2);
    look(locks.path());
    QCOMPARE(textsOf(*m_rows), (QStringList {u"first question"_s, u"first answer"_s, u"go"_s, u"We"_s}));
    QVERIFY(model::valueAt<bool>(*m_rows, 3, Rows::PendingRole));
    QVERIFY(!m_session->isBusy());
    elsewhere([&](model::TurnStore &turns) { QVERIFY(turns.appendDelta(turn.id, 1, {model::Delta::Kind::Text, u"ll"_s})); });
    m_view->told.clear();
    look(locks.path());
    QCOMPARE(textsOf(*m_rows).last(), u"Well"_s);
    QCOMPARE(m_view->told.size(), 1);
    QVERIFY(m_view->isUpToDate());
    // It is committed: the rows stay, as nodes of the path.
    model::Canister answer;
    answer.role = model::Role::Assistant;
    answer.contents = {model::TextContent {u"Well."_s}};
    elsewhere([&](model::TurnStore &turns) {
        QVERIFY(turns.commit(turn.id, {asked, model::share(std::move(answer))}, TurnState::Committed));
    });
    look(locks.path());
    QCOMPARE(textsOf(*m_rows), (QStringList {u"first question"_s, u"first answer"_s, u"go"_s, u"Well."_s}));
    QVERIFY(!model::valueAt<bool>(*m_rows, 3, Rows::PendingRole));
    QVERIFY(model::nodeAt(*m_rows, 3));
    QVERIFY(says(u"more"_s, {FakeConversers::text(u"Done."_s), FakeConversers::end()}, TurnState::Committed));
}

void ConversationModelTest::forgetsATurnOfAnotherProcessThatCameToNothing()
{
    const QTemporaryDir locks;
    model::ConversationLock lock(locks.path(), m_session->id());
    QVERIFY(lock.tryLock());
    model::TurnRecord turn;
    turn.conversation = m_session->id();
    turn.base = m_session->conversation().head();
    elsewhere([&](model::TurnStore &turns) {
        QVERIFY(turns.begin(turn));
        QVERIFY(turns.stage(turn.id, 0, *model::userCanister({model::TextContent {u"go"_s}})));
    });
    look(locks.path());
    QCOMPARE(m_rows->rowCount(), 3);
    elsewhere([&](model::TurnStore &turns) { QVERIFY(turns.cancel(turn.id)); });
    look(locks.path());
    QCOMPARE(textsOf(*m_rows), (QStringList {u"first question"_s, u"first answer"_s}));
    QVERIFY(!m_session->away().turn());
}

QTEST_GUILESS_MAIN(ConversationModelTest)
#include "tst_conversationmodel.moc"
