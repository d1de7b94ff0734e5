// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/preferences/preferences.h"
#include "gui/shared/announcer.h"
#include "tests/gui/windowfixture.h"

using namespace Qt::StringLiterals;

namespace {

//! What a screen reader would have been told.
QStringList &heard()
{
    static QStringList texts;
    return texts;
}

} // namespace

//! What a screen reader is told of a conversation.
class AnnouncingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup()
    {
        m_fixture.reset();
        gui::Announcer::setSpeaker({});
    }
    void saysThatAnAnswerIsThereAndNotHowItComes();
    void saysWhatIsAskedAndWhatFailed();
    void saysThatATurnWasUndone();
    void saysWhatBecameOfThatWhichWaited();
    void saysAsMuchAsIsWanted_data();
    void saysAsMuchAsIsWanted();
    void saysNothingOfAConversationThatIsNotShown();

private:
    std::unique_ptr<WindowFixture> m_fixture;
};

void AnnouncingTest::init()
{
    gui::Announcer::setSpeaker([](const QString &text) { heard().append(text); });
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

void AnnouncingTest::saysWhatBecameOfThatWhichWaited()
{
    model::Session &session = m_fixture->page()->session();
    const auto send = [this](const QString &text) {
        m_fixture->page()->composer().editor().setPlainText(text);
        m_fixture->page()->composer().send();
    };
    send(u"Good morning"_s);
    send(u"Good day"_s);
    send(u"Good evening"_s);
    const auto told = [](const QString &text) { return heard().filter(text).size(); };
    QTRY_COMPARE(told(u"All that waited has been answered."_s), 1);
    QCOMPARE(told(u"Answer finished."_s), 3);
    QVERIFY(heard().last().startsWith(u"All that"_s));
    heard().clear();
    send(u"Give me a long answer of 9000 words"_s);
    send(u"Good night"_s);
    QVERIFY(session.isBusy());
    session.stop();
    QTRY_COMPARE(told(u"The turn was ended early, so this waits for your go-ahead."_s), 1);
    QTRY_VERIFY(!session.isBusy());
    QCOMPARE(told(u"All that waited"_s), 0);
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
    QTRY_COMPARE(heard(), texts);
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
