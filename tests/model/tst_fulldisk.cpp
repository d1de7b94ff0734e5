// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/store.h"
#include "model/store/turnstore.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QRandomGenerator>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using model::TurnState;
using support::FakeConversers;
using support::SessionFixture;

//! A turn that cannot be committed, since the store's file may not grow.
class FullDiskTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void staysInCommittingUntilThereIsRoom();
    void letsNothingElseBeginMeanwhile();
    void keepsWhatWasJournalledWhereItEndsWhileCommitting();
    void doesNotSayThatATurnIsRolledBackBeforeItIs();
    void rollsBackThoughStopComesMeanwhile();
    void runsNoCallThatCannotBeWrittenDown();

private:
    //! SQLite refuses further pages as it does on a full disk.
    void setFull(bool full);
    //! Nothing at all can be written.
    void setWritable(bool writable);
    //! A tool breaks the next turn.
    void breakATurn();
    //! A turn that has been told `m_text` and is stopped once the disk is full.
    void commitOnAFullDisk();

    std::unique_ptr<SessionFixture> m_fixture;
    model::Sessions::Handle m_session;
    std::shared_ptr<QList<model::TurnEvent>> m_events;
    std::unique_ptr<QSignalSpy> m_failed;
    QString m_text;
    QByteArray m_before;
};

void FullDiskTest::init()
{
    m_fixture = std::make_unique<SessionFixture>();
    m_session = m_fixture->conversation();
    QVERIFY(m_session);
    m_before = m_fixture->show(m_session->id());
    // Text that does not pack, so that it needs pages of its own.
    QRandomGenerator random(5);
    m_text.clear();
    for (int i = 0; i < 100'000; ++i)
        m_text += QChar(u'!' + random.bounded(90));
}

void FullDiskTest::cleanup()
{
    m_failed.reset();
    m_session.reset();
    m_fixture.reset();
}

void FullDiskTest::setFull(bool full)
{
    bool done = false;
    m_fixture->store->run(
        this,
        [full](model::Database &database) {
            return database.value(full ? u"PRAGMA max_page_count = 1"_s : u"PRAGMA max_page_count = 1000000"_s);
        },
        [&done](const model::Result<QVariant> &result) { done = result.has_value(); });
    QTRY_VERIFY(done);
}

void FullDiskTest::setWritable(bool writable)
{
    m_fixture->store->run([writable](model::Database &database) {
        return database.execute(writable ? u"PRAGMA query_only = 0"_s : u"PRAGMA query_only = 1"_s);
    });
}

void FullDiskTest::breakATurn()
{
    m_fixture->conversers.expect({FakeConversers::call({support::invocation(u"x"_s, u"t:break"_s)})});
    m_fixture->invocations.expectError(u"t:break"_s, model::ErrorCategory::Fatal, true);
    m_events = SessionFixture::record(*m_session);
    connect(m_session.get(), &model::Session::turnStarted, this,
        [this](model::Turn *turn) { m_failed = std::make_unique<QSignalSpy>(turn, &model::Turn::commitFailed); });
    QVERIFY(m_session->send({model::TextContent {u"break it"_s}}));
    QTRY_VERIFY(m_failed);
}

void FullDiskTest::commitOnAFullDisk()
{
    m_fixture->conversers.expect({FakeConversers::text(m_text)});
    m_events = SessionFixture::record(*m_session);
    QVERIFY(m_session->send({model::TextContent {u"second question"_s}}));
    QTRY_VERIFY(m_fixture->store->reader().value(u"SELECT count(*) FROM staged_delta"_s)->toInt() > 0);
    m_failed = std::make_unique<QSignalSpy>(m_session->turn(), &model::Turn::commitFailed);
    setFull(true);
    m_session->stop();
    QTRY_COMPARE(m_failed->size(), 1);
}

void FullDiskTest::staysInCommittingUntilThereIsRoom()
{
    commitOnAFullDisk();
    QVERIFY(!m_failed->first().first().toString().isEmpty());
    QCOMPARE(m_session->turn()->state(), TurnState::Committing);
    QCOMPARE(m_fixture->show(m_session->id()), m_before);
    m_session->turn()->tryCommitAgain();
    QTRY_COMPARE(m_failed->size(), 2);
    QCOMPARE(m_session->turn()->state(), TurnState::Committing);
    QVERIFY(!support::endOf(*m_events));

    setFull(false);
    m_session->turn()->tryCommitAgain();
    // Once is enough: what is being written is not written a second time.
    m_session->turn()->tryCommitAgain();
    QVERIFY(support::endsAs(*m_events, TurnState::Interrupted));
    QCOMPARE(m_failed->size(), 2);
    QCOMPARE(m_fixture->store->reader().value(u"SELECT count(*) FROM node"_s)->toInt(), 4);
    QVERIFY(m_fixture->show(m_session->id()).startsWith(m_before));
    QCOMPARE(m_session->conversation().length(), 4);
    QCOMPARE(m_session->conversation().nodeAt(3)->canister->text(), m_text);
}

void FullDiskTest::letsNothingElseBeginMeanwhile()
{
    commitOnAFullDisk();
    QVERIFY(m_session->isBusy());
    QVERIFY(!m_session->send({model::TextContent {u"third question"_s}}));
    // Stop has nothing to stop: the text is there, and only its place is wanting.
    m_session->stop();
    QCOMPARE(m_session->turn()->state(), TurnState::Committing);
    QVERIFY(!support::endOf(*m_events));
}

void FullDiskTest::keepsWhatWasJournalledWhereItEndsWhileCommitting()
{
    commitOnAFullDisk();
    const model::ConversationId id = m_session->id();
    m_failed.reset();
    m_session.reset();
    m_fixture->reopen();
    QCOMPARE(m_fixture->show(id), m_before);

    std::optional<model::Result<QList<model::ConversationId>>> recovered;
    m_fixture->store->run(
        this, [folder = m_fixture->folder.path()](model::Database &database) { return model::TurnStore(database).recover(folder); },
        [&recovered](const model::Result<QList<model::ConversationId>> &result) { recovered = result; });
    QTRY_VERIFY(recovered.has_value());
    QVERIFY(*recovered);
    QCOMPARE(**recovered, QList<model::ConversationId> {id});
    QVERIFY(m_fixture->show(id).startsWith(m_before));
    const auto session = m_fixture->sessions->open(id);
    QVERIFY(session);
    QTRY_COMPARE((*session)->conversation().length(), 4);
    const auto answer = (*session)->conversation().nodeAt(3)->canister;
    QCOMPARE(answer->text(), m_text);
    QVERIFY(answer->interrupted);
}

void FullDiskTest::doesNotSayThatATurnIsRolledBackBeforeItIs()
{
    m_fixture->invocations.beginning = [this](const model::InvocationScope &) { setWritable(false); };
    breakATurn();
    QTRY_COMPARE(m_failed->size(), 1);
    QVERIFY(!support::endOf(*m_events));
    QCOMPARE(m_session->turn()->state(), TurnState::Committing);
    QCOMPARE(m_session->turn()->outcome(), TurnState::RolledBack);
    m_session->turn()->tryCommitAgain();
    QTRY_COMPARE(m_failed->size(), 2);

    setWritable(true);
    m_session->turn()->tryCommitAgain();
    QVERIFY(support::endsAs(*m_events, TurnState::RolledBack));
    QCOMPARE(m_fixture->show(m_session->id()), m_before);
    const auto kept = model::TurnStore(m_fixture->store->reader()).rolledBack(m_session->id());
    QVERIFY(kept);
    QCOMPARE(kept->size(), 1);
    QCOMPARE(kept->first().staged.size(), 3);
}

void FullDiskTest::rollsBackThoughStopComesMeanwhile()
{
    breakATurn();
    // Comes once the turn is being rolled back, and before the store has done it.
    const auto stop = [this](const model::TurnEvent &event) {
        const auto *said = std::get_if<model::CanisterEvent>(&event);
        if (said && said->canister->role == model::Role::Result)
            QMetaObject::invokeMethod(m_session.get(), &model::Session::stop, Qt::QueuedConnection);
    };
    connect(m_session.get(), &model::Session::turnEvent, this, stop);
    QVERIFY(support::endsAs(*m_events, TurnState::RolledBack));
    QCOMPARE(m_fixture->show(m_session->id()), m_before);
}

void FullDiskTest::runsNoCallThatCannotBeWrittenDown()
{
    setWritable(false);
    breakATurn();
    QTRY_COMPARE(m_failed->size(), 1);
    QCOMPARE(m_session->turn()->outcome(), TurnState::Interrupted);
    QVERIFY(m_fixture->invocations.ran.isEmpty());
    setWritable(true);
    m_session->turn()->tryCommitAgain();
    QVERIFY(support::endsAs(*m_events, TurnState::Interrupted));
    QCOMPARE(support::endOf(*m_events)->error->category, model::ErrorCategory::Storage);
    QVERIFY(m_fixture->invocations.ran.isEmpty());
    QCOMPARE(m_session->conversation().length(), 5);
}

QTEST_GUILESS_MAIN(FullDiskTest)
#include "tst_fulldisk.moc"
