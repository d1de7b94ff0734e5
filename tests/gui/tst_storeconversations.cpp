// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/conversationspanel.h"
#include "gui/conversations/storeconversationlibrary.h"
#include "model/store/conversationstore.h"
#include "tests/support/answeringprompts.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using model::ConversationId;
using model::TurnState;
using support::FakeConversers;
using support::SessionFixture;

//! The list of conversations on a real store, with real sessions.
class StoreConversationsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void listsAConversationFromItsFirstTurnOn();
    void listsNoneWhoseOnlyTurnWasCancelled();
    void deletesAndTakesItBack();
    void findsWordsAndOpensTheirPlace();
    void findsNothingInWhatIsDeletedOrErased();
    void renamesWhatIsOpen();

private:
    //! A conversation with one turn.
    ConversationId converse(const QString &question, const QString &answer);
    QListView *list() const { return m_panel->findChild<QListView *>(u"conversationList"_s); }
    QListView *results() const { return m_panel->findChild<QListView *>(u"searchResults"_s); }
    QStringList titles() const;
    void pick(const QString &title);
    void search(const QString &words);

    std::unique_ptr<SessionFixture> m_fixture;
    std::unique_ptr<gui::StoreConversationLibrary> m_library;
    AnsweringPrompts m_prompts;
    std::unique_ptr<gui::ConversationsPanel> m_panel;
};

void StoreConversationsTest::init()
{
    m_prompts.asked.clear();
    m_prompts.consent = false;
    m_fixture = std::make_unique<SessionFixture>();
    m_library = std::make_unique<gui::StoreConversationLibrary>(*m_fixture->store, *m_fixture->sessions);
    m_panel = std::make_unique<gui::ConversationsPanel>(*m_library, m_prompts);
    m_panel->resize(300, 600);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void StoreConversationsTest::cleanup()
{
    m_panel.reset();
    m_library.reset();
    m_fixture.reset();
}

ConversationId StoreConversationsTest::converse(const QString &question, const QString &answer)
{
    const auto session = m_fixture->create();
    m_fixture->conversers.expect({FakeConversers::text(answer), FakeConversers::end()});
    const auto events = SessionFixture::record(*session);
    const bool done = session->send({model::TextContent {question}}) && support::endsAs(*events, TurnState::Committed);
    return done ? session->id() : ConversationId();
}

QStringList StoreConversationsTest::titles() const
{
    QStringList titles;
    for (int row = 0; row < list()->model()->rowCount(); ++row)
        titles.append(list()->model()->index(row, 0).data().toString());
    return titles;
}

void StoreConversationsTest::pick(const QString &title)
{
    list()->setCurrentIndex(list()->model()->index(int(titles().indexOf(title)), 0));
}

void StoreConversationsTest::search(const QString &words)
{
    auto *field = m_panel->findChild<QLineEdit *>(u"conversationSearch"_s);
    field->clear();
    QTest::keyClicks(field, words);
}

void StoreConversationsTest::listsAConversationFromItsFirstTurnOn()
{
    const auto session = m_fixture->create();
    m_fixture->conversers.expect({FakeConversers::text(u"Well"_s)});
    QVERIFY(session->send({model::TextContent {u"A long story"_s}}));
    QTRY_COMPARE(titles(), QStringList {u"A long story"_s});
    QVERIFY(session->isBusy());
    session->stop();
    QTRY_VERIFY(!session->isBusy());
    converse(u"Another one"_s, u"Yes"_s);
    QTRY_COMPARE(titles(), QStringList({u"Another one"_s, u"A long story"_s}));
}

void StoreConversationsTest::listsNoneWhoseOnlyTurnWasCancelled()
{
    converse(u"First"_s, u"Yes"_s);
    const auto session = m_fixture->create();
    m_fixture->conversers.expect({FakeConversers::fail({model::ErrorCategory::Provider, u"overloaded"_s})});
    auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"Second"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Cancelled));
    QTRY_COMPARE(titles(), QStringList {u"First"_s});
    // Tried again, it is the conversation that it would have been.
    m_fixture->conversers.expect({FakeConversers::text(u"Yes"_s), FakeConversers::end()});
    events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"Second"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QTRY_COMPARE(titles(), QStringList({u"Second"_s, u"First"_s}));
}

void StoreConversationsTest::deletesAndTakesItBack()
{
    const ConversationId first = converse(u"First"_s, u"one"_s);
    converse(u"Second"_s, u"two"_s);
    QTRY_COMPARE(titles().size(), 2);
    const QByteArray before = m_fixture->show(first);
    QSignalSpy removed(m_panel.get(), &gui::ConversationsPanel::removed);
    pick(u"First"_s);
    m_panel->removeCurrent();
    QTRY_COMPARE(titles(), QStringList {u"Second"_s});
    QCOMPARE(removed.first().first().value<ConversationId>(), first);
    QVERIFY(m_panel->findChild<QLabel *>(u"undoText"_s)->text().contains(u"First"_s));
    QVERIFY(model::ConversationStore(m_fixture->store->reader()).find(first)->deleted);
    QTest::mouseClick(m_panel->findChild<QPushButton *>(u"undoButton"_s), Qt::LeftButton);
    QTRY_COMPARE(titles(), QStringList({u"Second"_s, u"First"_s}));
    QCOMPARE(m_fixture->show(first), before);
}

void StoreConversationsTest::findsWordsAndOpensTheirPlace()
{
    const ConversationId id = converse(u"What burns in a lamp?"_s, u"Petroleum, with a wick."_s);
    converse(u"What floats?"_s, u"A boat."_s);
    QSignalSpy opened(m_panel.get(), &gui::ConversationsPanel::openedAt);
    search(u"petrol wick"_s);
    QTRY_COMPARE(results()->model()->rowCount(), 1);
    QVERIFY(results()->isVisible() && !list()->isVisible());
    Q_EMIT results()->activated(results()->model()->index(0, 0));
    QCOMPARE(opened.first().at(0).value<ConversationId>(), id);
    QCOMPARE(opened.first().at(1).toInt(), 1);
    search(u"kerosene"_s);
    QTRY_VERIFY(m_panel->findChild<QLabel *>(u"nothingFound"_s)->isVisible());
}

void StoreConversationsTest::findsNothingInWhatIsDeletedOrErased()
{
    converse(u"Lamps"_s, u"Petroleum"_s);
    QTRY_COMPARE(titles().size(), 1);
    pick(u"Lamps"_s);
    m_panel->removeCurrent();
    QTRY_VERIFY(titles().isEmpty());
    search(u"petroleum"_s);
    QTRY_VERIFY(m_panel->findChild<QLabel *>(u"nothingFound"_s)->isVisible());
    search({});
    QTest::mouseClick(m_panel->findChild<QPushButton *>(u"undoButton"_s), Qt::LeftButton);
    QTRY_COMPARE(titles().size(), 1);
    search(u"petroleum"_s);
    QTRY_COMPARE(results()->model()->rowCount(), 1);
    search({});
    m_prompts.consent = true;
    pick(u"Lamps"_s);
    m_panel->eraseCurrent();
    QTRY_VERIFY(titles().isEmpty());
    QCOMPARE(m_prompts.asked.size(), 1);
    QCOMPARE(m_fixture->store->reader().value(u"SELECT count(*) FROM canister"_s)->toInt(), 0);
}

void StoreConversationsTest::renamesWhatIsOpen()
{
    const ConversationId id = converse(u"Lamps"_s, u"Petroleum"_s);
    const auto session = m_fixture->sessions->open(id);
    QVERIFY(session);
    QTRY_COMPARE(titles(), QStringList {u"Lamps"_s});
    QVERIFY(list()->model()->setData(list()->model()->index(0, 0), u"About lamps"_s, Qt::EditRole));
    QTRY_COMPARE(model::ConversationStore(m_fixture->store->reader()).find(id)->title, u"About lamps"_s);
    QCOMPARE((*session)->conversation().title(), u"About lamps"_s);
}

QTEST_MAIN(StoreConversationsTest)
#include "tst_storeconversations.moc"
