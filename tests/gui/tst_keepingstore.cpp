// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/preferences/preferences.h"
#include "gui/window/dailycopying.h"
#include "gui/window/repairdialog.h"
#include "gui/window/storebar.h"
#include "model/store/conversationstore.h"
#include "model/store/dailycopies.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using support::SessionFixture;

//! What a window has for the file in which everything is kept: a bar that says what is wrong with it, Repair, the daily copy.
class KeepingStoreTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aDamagedMessageIsShownAndKeepsTheTurnFromBeginning();
    void theBarOffersRepairOnceDamageIsFound();
    void theDialogRepairsAndSaysWhatIsMissing();
    void aCopyIsMadeOnceADayAndKeptForSeven();
    void noCopyIsMadeWhereNoneIsWanted();
    void erasingDropsTheCopies();

private:
    QString path() const { return m_fixture->store->path(); }
    //! As something else than Parlance writes to the file.
    void meddle(const QString &statement) const;
    model::DailyCopies copies() const { return model::DailyCopies(path()); }

    std::unique_ptr<SessionFixture> m_fixture;
    std::unique_ptr<gui::Preferences> m_preferences;
    model::Sessions::Handle m_session;
};

void KeepingStoreTest::init()
{
    m_fixture = std::make_unique<SessionFixture>();
    m_preferences = std::make_unique<gui::Preferences>(m_fixture->folder.path());
    m_session = m_fixture->conversation();
    QVERIFY(m_session);
}

void KeepingStoreTest::cleanup()
{
    m_session.reset();
    m_fixture.reset();
}

void KeepingStoreTest::meddle(const QString &statement) const
{
    const auto database = model::Database::open(path(), model::Database::Access::ReadWrite);
    QVERIFY(database);
    const auto done = (*database)->execute(statement);
    QVERIFY2(done, qPrintable(done ? QString() : done.error().detail));
}

void KeepingStoreTest::aDamagedMessageIsShownAndKeepsTheTurnFromBeginning()
{
    const model::ConversationId id = m_session->id();
    m_session.reset();
    meddle(u"UPDATE canister SET json=CAST(replace(json, 'first answer', 'other answer') AS BLOB)"_s);
    m_fixture->reopen();
    const auto opened = m_fixture->sessions->open(id);
    QVERIFY(opened);
    model::Session &session = **opened;
    const model::Node *node = session.conversation().nodeAt(1);
    QVERIFY(node && !node->canister->damage.isEmpty());
    QVERIFY(m_fixture->store->isDamaged());
    QSignalSpy failed(&session, &model::Session::failed);
    QSignalSpy returned(&session, &model::Session::returned);
    QVERIFY(session.send({model::TextContent {u"second question"_s}}));
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed.first().first().value<model::Error>().message.contains(u"message 2"_s));
    QCOMPARE(returned.size(), 1);
    QVERIFY(!session.isBusy());
    // A person may say that it is to be left out.
    QVERIFY(session.setSwitches(1, false, false));
    QTRY_VERIFY(!session.conversation().nodeAt(1)->active);
    m_fixture->conversers.expect({support::FakeConversers::text(u"second answer"_s), support::FakeConversers::end()});
    QVERIFY(session.send({model::TextContent {u"second question"_s}}));
    QTRY_COMPARE(session.conversation().length(), 4);
}

void KeepingStoreTest::theBarOffersRepairOnceDamageIsFound()
{
    QWidget window;
    gui::StoreBar bar(*m_fixture->store, &window);
    auto *button = bar.findChild<QPushButton *>(u"storeRepairButton"_s);
    QVERIFY(bar.isHidden() && button);
    m_fixture->store->tellDamage();
    QVERIFY(!bar.isHidden() && !button->isHidden());
    QVERIFY(bar.findChild<QLabel *>(u"storeText"_s)->text().contains(u"damaged"_s));
    QSignalSpy wanted(&bar, &gui::StoreBar::repairRequested);
    button->click();
    QCOMPARE(wanted.size(), 1);
}

void KeepingStoreTest::theDialogRepairsAndSaysWhatIsMissing()
{
    meddle(u"UPDATE canister SET json=CAST(replace(json, 'first answer', 'other answer') AS BLOB)"_s);
    const QString copy = m_fixture->folder.filePath(u"apart.sqlite"_s);
    QVERIFY(model::copyStore(m_fixture->store->place(), copy));
    gui::RepairDialog dialog(copy);
    dialog.open();
    dialog.start();
    const auto *text = dialog.findChild<QLabel *>(u"repairText"_s);
    QTRY_VERIFY(text->text().contains(u"message(s) 2"_s));
    QVERIFY(text->text().contains(u".damaged-"_s));
}

void KeepingStoreTest::aCopyIsMadeOnceADayAndKeptForSeven()
{
    const QDate today = QDate::currentDate();
    QVERIFY(copies().isDue(today));
    gui::DailyCopying copying(*m_fixture->store, *m_preferences, nullptr);
    QSignalSpy ended(&copying, &gui::DailyCopying::ended);
    copying.look();
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(QFile::exists(copies().path(today)));
    QCOMPARE(QFile::permissions(copies().path(today)) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    QVERIFY(model::checkCopy(copies().path(today)));
    QVERIFY(!copies().isDue(today));
    copying.look();
    for (int days : {5, 6, 7, 8})
        QVERIFY(QFile::copy(copies().path(today), copies().path(today.addDays(-days))));
    QVERIFY(QFile::remove(copies().path(today)));
    QVERIFY(copies().make(m_fixture->store->place(), today));
    QVERIFY(QFile::exists(copies().path(today.addDays(-6))));
    QVERIFY(!QFile::exists(copies().path(today.addDays(-7))));
    QVERIFY(!QFile::exists(copies().path(today.addDays(-8))));
    QCOMPARE(copies().newest(), copies().path(today));
}

void KeepingStoreTest::noCopyIsMadeWhereNoneIsWanted()
{
    m_preferences->setDailyCopies(false);
    gui::DailyCopying copying(*m_fixture->store, *m_preferences, nullptr);
    copying.look();
    QVERIFY(copies().newest().isEmpty());
    m_preferences->setDailyCopies(true);
    m_fixture->store->tellDamage();
    copying.look();
    QVERIFY(copies().newest().isEmpty());
}

void KeepingStoreTest::erasingDropsTheCopies()
{
    QVERIFY(copies().make(m_fixture->store->place(), QDate::currentDate()));
    const model::ConversationId id = m_session->id();
    bool erased = false;
    m_fixture->store->run(
        this, [id](model::Database &database) { return model::ConversationStore(database).erase(id); },
        [&erased](const model::Result<void> &result) { erased = result.has_value(); });
    QTRY_VERIFY(erased);
    QVERIFY(copies().newest().isEmpty());
}

QTEST_MAIN(KeepingStoreTest)
#include "tst_keepingstore.moc"
