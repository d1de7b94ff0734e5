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

private:
    //! SQLite refuses further pages as it does on a full disk.
    void setFull(bool full);
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
    m_fixture->store->run(this,
        [full](model::Database &database) {
            return database.value(full ? u"PRAGMA max_page_count = 1"_s : u"PRAGMA max_page_count = 1000000"_s);
        },
        [&done](const model::Result<QVariant> &result) { done = result.has_value(); });
    QTRY_VERIFY(done);
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
    QVERIFY(support::endsAs(*m_events, TurnState::Interrupted));
    QCOMPARE(m_failed->size(), 2);
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
    m_fixture->store->run(this,
        [folder = m_fixture->folder.path()](model::Database &database) { return model::TurnStore(database).recover(folder); },
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

QTEST_GUILESS_MAIN(FullDiskTest)
#include "tst_fulldisk.moc"
