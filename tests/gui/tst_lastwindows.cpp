// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/preferences/preferences.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/files.h"

#include <QSet>
#include <QTabBar>

using namespace Qt::StringLiterals;

//! What a program that is started finds again of the windows that it had.
class LastWindowsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void comeBackAllThatWereOpenWhenTheProgramWasQuit();
    void comeBackWithTheirSizes();
    void comeBackWithWhatWasBeingWritten();
    void comeBackAfterAKill();
    void goOneByOneWhereTheyAreClosedByHand();
    void areOneInAnEarlierFile();

private:
    //! A second one, in which something has been said; the fixture works in it from then on.
    gui::MainWindow *openSecond();
    //! The conversations that are worked in.
    QSet<QString> shown() const;
    gui::MainWindow *showing(const QString &conversation) const;
    QString here() const { return m_fixture->page()->session().id().toString(); }
    QList<gui::Preferences::LastWindow> kept() const { return m_fixture->windows->preferences().lastWindows(); }

    std::unique_ptr<WindowFixture> m_fixture;
};

void LastWindowsTest::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->open());
    QVERIFY(m_fixture->say(u"First"_s));
}

gui::MainWindow *LastWindowsTest::openSecond()
{
    m_fixture->window = m_fixture->windows->open();
    return m_fixture->say(u"Second"_s) ? m_fixture->window : nullptr;
}

QSet<QString> LastWindowsTest::shown() const
{
    QSet<QString> conversations;
    for (const gui::MainWindow *window : m_fixture->windows->all())
        conversations.insert(window->page()->session().id().toString());
    return conversations;
}

gui::MainWindow *LastWindowsTest::showing(const QString &conversation) const
{
    for (gui::MainWindow *window : m_fixture->windows->all()) {
        if (window->page()->session().id().toString() == conversation)
            return window;
    }
    return nullptr;
}

void LastWindowsTest::comeBackAllThatWereOpenWhenTheProgramWasQuit()
{
    const QString first = here();
    m_fixture->trigger(u"tabNew"_s);
    QVERIFY(m_fixture->say(u"Third"_s));
    m_fixture->window->openConversation(model::ConversationId(first), gui::Pages::Place::Beside);
    QVERIFY(m_fixture->window->pages().isBeside());
    QVERIFY(openSecond());
    const QString second = here();
    // Twice: what has come back is kept like what was opened.
    for (int time = 0; time < 2; ++time) {
        QVERIFY(m_fixture->quitAndStart());
        QCOMPARE(m_fixture->windows->all().size(), 2);
        QCOMPARE(shown(), (QSet<QString> {first, second}));
        QVERIFY(showing(first)->pages().isBeside());
        QCOMPARE(showing(first)->findChild<QTabBar *>(u"conversationTabs"_s)->count(), 2);
        QVERIFY(!showing(second)->pages().isBeside());
        QCOMPARE(showing(second)->pages().count(), 1);
    }
}

void LastWindowsTest::comeBackWithTheirSizes()
{
    const QString first = here();
    m_fixture->window->resize(780, 700);
    const QSize large = m_fixture->window->size();
    QVERIFY(openSecond());
    const QString second = here();
    m_fixture->window->resize(720, 620);
    const QSize small = m_fixture->window->size();
    QVERIFY(m_fixture->quitAndStart());
    QCOMPARE(showing(first)->size(), large);
    QCOMPARE(showing(second)->size(), small);
}

//! In a tab, of which nobody needs to hear any more while its window ends.
void LastWindowsTest::comeBackWithWhatWasBeingWritten()
{
    m_fixture->trigger(u"tabNew"_s);
    QVERIFY(m_fixture->say(u"Second"_s));
    m_fixture->page()->composer().editor().setPlainText(u"half a thought"_s);
    QVERIFY(m_fixture->quitAndStart());
    QCOMPARE(m_fixture->window->pages().count(), 2);
    QCOMPARE(m_fixture->page()->composer().editor().toPlainText(), u"half a thought"_s);
}

void LastWindowsTest::comeBackAfterAKill()
{
    const QString first = here();
    QVERIFY(openSecond());
    const QString second = here();
    QTRY_COMPARE(kept().size(), 2);
    QTRY_COMPARE((QSet<QString> {kept().at(0).conversation, kept().at(1).conversation}), (QSet<QString> {first, second}));
    QVERIFY(m_fixture->quitAndStart(true));
    QCOMPARE(shown(), (QSet<QString> {first, second}));
}

void LastWindowsTest::goOneByOneWhereTheyAreClosedByHand()
{
    gui::MainWindow *window = m_fixture->window;
    QVERIFY(openSecond());
    const QString second = here();
    QTRY_COMPARE(kept().size(), 2);
    window->close();
    QCOMPARE(kept().size(), 1);
    QCOMPARE(kept().constFirst().conversation, second);
    // The last one ends the program.
    QVERIFY(m_fixture->restart());
    QCOMPARE(shown(), QSet<QString> {second});
}

void LastWindowsTest::areOneInAnEarlierFile()
{
    const QTemporaryDir folder;
    support::write(
        folder.filePath(u"parlance.ini"_s), "[last]\nconversation=a\nfolders=/one, /two\nhalf=1\npages=a 3 4, b -1 0\nshare=300\n");
    const gui::Preferences preferences(folder.path());
    QCOMPARE(preferences.lastWindows().size(), 1);
    const gui::Preferences::LastWindow last = preferences.lastWindows().constFirst();
    QCOMPARE(last.conversation, u"a"_s);
    QCOMPARE(last.folders, (QStringList {u"/one"_s, u"/two"_s}));
    QCOMPARE(last.half, 1);
    QCOMPARE(last.share, 300);
    QCOMPARE(last.pages.size(), 2);
    QCOMPARE(last.pages.constFirst().pixels, 4);
    QVERIFY(last.geometry.isEmpty());
}

QTEST_MAIN(LastWindowsTest)
#include "tst_lastwindows.moc"
