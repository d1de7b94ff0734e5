// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/preferences/preferences.h"
#include "gui/shared/announcer.h"
#include "tests/gui/windowfixture.h"

#include <QAbstractItemView>
#include <QAccessible>

using namespace Qt::StringLiterals;

namespace {

//! What was told to a screen reader: of things of the role of a notification their names, of lists their own.
QStringList &heard()
{
    static QStringList texts;
    return texts;
}

void hear(QAccessibleEvent *event)
{
    QAccessibleInterface *thing = event->accessibleInterface();
    if (thing && event->type() == QAccessible::ObjectShow && thing->role() == QAccessible::Notification)
        heard().append(thing->text(QAccessible::Name));
    const bool isPicked = event->type() == QAccessible::Selection || event->type() == QAccessible::Focus;
    if (isPicked && event->object() && event->object()->objectName() == u"exchangeList")
        heard().append(u"exchange list"_s);
}

} // namespace

//! What a screen reader is told of a conversation.
class AnnouncingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void saysThatAnAnswerIsThereAndNotHowItComes();
    void saysWhatIsAskedAndWhatFailed();
    void saysThatATurnWasUndone();
    void saysAsMuchAsIsWanted_data();
    void saysAsMuchAsIsWanted();
    void saysNothingOfTheInspectorMeanwhile();
    void saysNothingOfAConversationThatIsNotShown();

private:
    std::unique_ptr<WindowFixture> m_fixture;
};

void AnnouncingTest::init()
{
    QAccessible::setActive(true);
    QAccessible::installUpdateHandler(hear);
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->open());
    heard().clear();
}

void AnnouncingTest::saysThatAnAnswerIsThereAndNotHowItComes()
{
    QVERIFY(m_fixture->say(u"Good morning"_s));
    const QString answer = m_fixture->page()->session().conversation().nodeAt(1)->canister->text();
    QTRY_COMPARE(heard().size(), 1);
    QVERIFY2(heard().first().startsWith(u"Answer finished. "_s + answer.simplified().left(20)), qPrintable(heard().first()));
}

void AnnouncingTest::saysWhatIsAskedAndWhatFailed()
{
    m_fixture->page()->composer().editor().setPlainText(u"Write notes.txt: buy oil"_s);
    m_fixture->page()->composer().send();
    QTRY_VERIFY(!heard().isEmpty());
    QVERIFY2(heard().first().startsWith(u"You are asked: Allow io:write_file?"_s), qPrintable(heard().first()));
    QTRY_VERIFY(!m_fixture->workbench->questions().open().isEmpty());
    m_fixture->workbench->questions().open().first()->giveAnswer({model::Verdict::Refuse});
    QTRY_VERIFY(heard().last().startsWith(u"Answer finished."_s));
    QVERIFY(!heard().filter(u"io:write_file failed: "_s).isEmpty());
}

void AnnouncingTest::saysThatATurnWasUndone()
{
    m_fixture->page()->composer().editor().setPlainText(u"Break a tool"_s);
    m_fixture->page()->composer().send();
    QTRY_VERIFY(!heard().filter(u"The turn was undone"_s).isEmpty());
    QVERIFY(heard().filter(u"Answer finished"_s).isEmpty());
}

void AnnouncingTest::saysAsMuchAsIsWanted_data()
{
    QTest::addColumn<int>("wanted");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("none") << int(gui::Preferences::Announcements::None) << QStringList();
    QTest::newRow("few") << int(gui::Preferences::Announcements::Few) << QStringList {u"Answer finished."_s};
}

void AnnouncingTest::saysAsMuchAsIsWanted()
{
    QFETCH(int, wanted);
    QFETCH(QStringList, texts);
    m_fixture->windows->preferences().setAnnouncements(gui::Preferences::Announcements(wanted));
    QVERIFY(m_fixture->say(u"Roll 3d6"_s));
    QTest::qWait(0);
    QCOMPARE(heard(), texts);
}

void AnnouncingTest::saysNothingOfTheInspectorMeanwhile()
{
    QVERIFY(m_fixture->say(u"Good morning"_s));
    auto *list = m_fixture->window->findChild<QAbstractItemView *>(u"exchangeList"_s);
    QVERIFY(list);
    QTRY_VERIFY(list->currentIndex().isValid());
    QVERIFY(m_fixture->say(u"And the oil?"_s));
    QTRY_VERIFY(heard().filter(u"Answer finished"_s).size() == 2);
    QVERIFY(!heard().contains(u"exchange list"_s));
    // Who is there is told of the row as ever.
    m_fixture->window->activateWindow();
    list->setFocus();
    QTRY_VERIFY(list->hasFocus());
    heard().clear();
    list->setCurrentIndex(list->model()->index(list->currentIndex().row() == 0 ? 1 : 0, 0));
    QVERIFY(heard().contains(u"exchange list"_s));
}

void AnnouncingTest::saysNothingOfAConversationThatIsNotShown()
{
    const model::Sessions::Handle session = m_fixture->workbench->sessions().create();
    model::SessionSettings settings = session->settings();
    settings.model = {u"rehearsal"_s, u"rehearsal"_s};
    session->setSettings(settings);
    QVERIFY(session->send({model::TextContent {u"Good morning"_s}}));
    QTRY_VERIFY(!session->isBusy());
    QTRY_COMPARE(session->conversation().length(), 2);
    QCOMPARE(heard(), QStringList());
}

QTEST_MAIN(AnnouncingTest)

#include "tst_announcing.moc"
