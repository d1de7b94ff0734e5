// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/desktop/desktop.h"
#include "gui/desktop/instance.h"
#include "gui/desktop/opentarget.h"
#include "gui/desktop/searchprovider.h"
#include "gui/evaluate/evaluatewindow.h"
#include "gui/help/helpwindow.h"
#include "gui/preferences/preferences.h"
#include "gui/shared/announcer.h"
#include "gui/window/desktoprequests.h"
#include "gui/window/notifier.h"
#include "gui/window/quickquestion.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/files.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QWindow>

using namespace Qt::StringLiterals;

//! Keeps what it is told, and is clicked by the test.
class FakeDesktop final : public gui::Desktop
{
    Q_OBJECT

public:
    FakeDesktop() = default;

    struct Notice {
        QString place;
        QString title;
        QString text;
    };
    QList<Notice> notices;
    QStringList withdrawn;

    void notify(const QString &place, const QString &title, const QString &text) override { notices.append({place, title, text}); }
    void withdraw(const QString &place) override { withdrawn.append(place); }
    bool isOnBus = true;
    bool isThere() const override { return isOnBus; }
};

//! Files and links that are opened from outside, and what the desktop is told.
class OpeningTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void readsLinksAndFiles_data();
    void readsLinksAndFiles();
    void refusesInWords_data();
    void refusesInWords();
    void putsTheTextOfALinkIntoTheComposerAndSendsNothing();
    void showsTheConversationOfALink();
    void asksBeforeAServerOfALinkIsAdded();
    void copiesADescriptorOnlyWhenAsked();
    void showsOnceWhatAnotherVersionChanges();
    void tellsTheDesktopWhileNoWindowIsInFront();
    void tellsNoContentsUnlessTheyAreAllowed();
    void tellsNothingWhereItIsNotWanted();
    void saysThatTheBusIsMissing();
    void goesToTheConversationThatIsClicked();
    void searchesForTheWordsOfTheDesktop();
    void asksAboutFilesThatAreDroppedOnTheList();
    void asksAQuickQuestion();
    void opensEvaluationsUponAStore();
    void showsAConversationBeforeTheEvaluationsItIsFrom();

private:
    void open(const QString &address) { m_fixture->window->open(gui::OpenTarget::parse(address, QDir::tempPath()).value()); }
    gui::Notifier *useDesktop(bool isInFront);

    std::unique_ptr<FakeDesktop> m_desktop;
    std::unique_ptr<WindowFixture> m_fixture;
    QTemporaryDir m_folder;
};

void OpeningTest::init()
{
    m_desktop = std::make_unique<FakeDesktop>();
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->open());
}

gui::Notifier *OpeningTest::useDesktop(bool isInFront)
{
    m_fixture->windows->useDesktop(*m_desktop);
    auto *notifier = m_fixture->windows->findChild<gui::Notifier *>();
    notifier->setFront([isInFront] { return isInFront; });
    // A session that is opened from now on is followed.
    m_fixture->trigger(u"tabNew"_s);
    return notifier;
}

void OpeningTest::readsLinksAndFiles_data()
{
    QTest::addColumn<QString>("argument");
    QTest::addColumn<int>("kind");
    QFile gram(m_folder.filePath(u"a.gram"_s));
    QVERIFY(gram.open(QIODevice::WriteOnly));
    QTest::newRow("a conversation") << u"parlance://conversation/01a214d6"_s << 0;
    QTest::newRow("a new one") << u"parlance://new"_s << 1;
    QTest::newRow("a new one with text") << u"PARLANCE://new?text=Hello%20you%0Aand%20all"_s << 1;
    QTest::newRow("characters that join others") << u"parlance://new?text=%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7"_s << 1;
    QTest::newRow("a server's address") << u"parlance://add-server?name=a&url=https://example.com/mcp"_s << 2;
    QTest::newRow("a server's command") << u"parlance://add-server?name=a&command=npx&argument=-y&argument=b"_s << 2;
    QTest::newRow("a chapter") << u"parlance://manual/tools#the-sandbox"_s << 3;
    QTest::newRow("a quick question") << u"parlance://quick-question"_s << 4;
    QTest::newRow("a file") << gram.fileName() << 5;
    QTest::newRow("a file's address") << QUrl::fromLocalFile(gram.fileName()).toString() << 5;
}

void OpeningTest::readsLinksAndFiles()
{
    QFETCH(QString, argument);
    QFETCH(int, kind);
    const auto target = gui::OpenTarget::parse(argument, QDir::tempPath());
    QVERIFY2(target, target ? "" : qPrintable(target.error().message));
    QCOMPARE(int(target->what.index()), kind);
}

void OpeningTest::refusesInWords_data()
{
    QTest::addColumn<QString>("argument");
    QTest::addColumn<QString>("words");
    QTest::newRow("nothing") << u"parlance:"_s << u"begin with"_s;
    QTest::newRow("an unknown kind") << u"parlance://run?command=rm"_s << u"“run”"_s;
    QTest::newRow("a path too many") << u"parlance://new/x"_s << u"“x” does not belong"_s;
    QTest::newRow("an item that there is not") << u"parlance://new?text=a&send=1"_s << u"“send”"_s;
    QTest::newRow("a text twice") << u"parlance://new?text=a&text=b"_s << u"too often"_s;
    QTest::newRow("a control character") << u"parlance://new?text=a%1B31m"_s << u"cannot be seen"_s;
    QTest::newRow("text that runs the other way") << u"parlance://new?text=a%E2%80%AEb"_s << u"cannot be seen"_s;
    QTest::newRow("too much text") << u"parlance://new?text="_s + QString(20'000, u'a') << u"more text than the 16,384 characters"_s;
    QTest::newRow("an endless link") << u"parlance://new?text="_s + QString(100'000, u'a') << u"longer than"_s;
    QTest::newRow("a link of no letters") << u"parlance://%6eew?text="_s + QString(2'000, u'a') << u"is not a link: Invalid"_s;
    QTest::newRow("a link without slashes") << u"parlance:new?text=a"_s << u"begin with"_s;
    QTest::newRow("a name and a password") << u"parlance://user:word@new?text=a"_s << u"says more than"_s;
    QTest::newRow("a port") << u"parlance://new:99?text=a"_s << u"says more than"_s;
    QTest::newRow("a place in it") << u"parlance://new?text=a#send"_s << u"says more than"_s;
    QTest::newRow("no identifier") << u"parlance://conversation/../../etc"_s << u"not a conversation's identifier"_s;
    QTest::newRow("a server without a name") << u"parlance://add-server?url=https://a"_s << u"no name"_s;
    QTest::newRow("a server without a place") << u"parlance://add-server?name=a"_s << u"neither its address nor a command"_s;
    QTest::newRow("a server in two places") << u"parlance://add-server?name=a&url=https://a&command=b"_s << u"has both"_s;
    QTest::newRow("a script for an address") << u"parlance://add-server?name=a&url=javascript:alert(1)"_s
                                             << u"not an address that begins"_s;
    QTest::newRow("a file for an address") << u"parlance://add-server?name=a&url=file:///etc/passwd"_s << u"not an address that begins"_s;
    QTest::newRow("a password in an address") << u"parlance://add-server?name=a&url=https://u:p@a/"_s << u"a password"_s;
    QTest::newRow("another scheme") << u"https://example.com"_s << u"neither a file nor a link"_s;
    QTest::newRow("another machine's file") << u"file://host/a.gram"_s << u"not a file of this machine"_s;
    QTest::newRow("no file") << u"nowhere.gram"_s << u"There is no file"_s;
    QTest::newRow("a folder") << u"/"_s << u"is not a file"_s;
    QTest::newRow("a device") << u"/dev/null"_s << u"is not a file"_s;
    QTest::newRow("a file of no kind") << u"/etc/passwd"_s << u"is not of a kind"_s;
}

void OpeningTest::refusesInWords()
{
    QFETCH(QString, argument);
    QFETCH(QString, words);
    const auto target = gui::OpenTarget::parse(argument, QDir::tempPath());
    QVERIFY(!target);
    QCOMPARE(target.error().category, model::ErrorCategory::Usage);
    QVERIFY2(target.error().message.contains(words), qPrintable(target.error().message));
    QVERIFY(target.error().message.size() < 400);
}

void OpeningTest::putsTheTextOfALinkIntoTheComposerAndSendsNothing()
{
    m_fixture->page()->composer().editor().setPlainText(u"half a thought"_s);
    const model::ConversationId before = m_fixture->page()->session().id();
    open(u"parlance://new?text=Break%20a%20tool%0A/stop"_s);
    QVERIFY(m_fixture->page()->session().id() != before);
    QCOMPARE(m_fixture->page()->composer().editor().toPlainText(), u"Break a tool\n/stop"_s);
    QVERIFY(!m_fixture->page()->session().isBusy());
    QCOMPARE(m_fixture->page()->session().conversation().length(), 0);
    m_fixture->window->openConversation(before);
    QCOMPARE(m_fixture->page()->composer().editor().toPlainText(), u"half a thought"_s);
}

void OpeningTest::showsTheConversationOfALink()
{
    QVERIFY(m_fixture->say(u"Where is the lamp?"_s));
    const model::ConversationId id = m_fixture->page()->session().id();
    m_fixture->window->openConversation({});
    open(u"parlance://conversation/"_s + id.toString());
    QCOMPARE(m_fixture->page()->session().id(), id);
    open(u"parlance://conversation/ffffffffffff"_s);
    QVERIFY(!m_fixture->prompts->asked.isEmpty());
    QCOMPARE(m_fixture->page()->session().id(), id);
}

void OpeningTest::asksBeforeAServerOfALinkIsAdded()
{
    open(u"parlance://add-server?name=evil&command=touch&argument="_s + m_folder.filePath(u"ran"_s));
    auto *dialog = m_fixture->window->findChild<QDialog *>(u"importServersDialog"_s);
    QVERIFY(dialog);
    QVERIFY(dialog->isVisible());
    dialog->reject();
    QTest::qWait(0);
    QVERIFY(!QFile::exists(m_folder.filePath(u"ran"_s)));
    QVERIFY(!QFile::exists(m_fixture->workbench->profile().config + u"/ensembles/evil.toml"_s));
}

void OpeningTest::copiesADescriptorOnlyWhenAsked()
{
    QFile file(m_folder.filePath(u"lamps.toml"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[ensemble]\nname = \"lamps\"\n");
    file.close();
    const QString copy = m_fixture->workbench->profile().config + u"/ensembles/lamps.toml"_s;
    open(file.fileName());
    QVERIFY2(m_fixture->prompts->asked.last().contains(u"Copy it to"_s), qPrintable(m_fixture->prompts->asked.last()));
    QVERIFY(!QFile::exists(copy));
    m_fixture->prompts->consent = true;
    open(file.fileName());
    QTRY_VERIFY(QFile::exists(copy));
    // It is not overwritten.
    open(file.fileName());
    QVERIFY(m_fixture->prompts->asked.last().contains(u"there is"_s));
}

void OpeningTest::showsOnceWhatAnotherVersionChanges()
{
    const auto help = [this] {
        const auto *shown = m_fixture->window->findChild<gui::HelpWindow *>();
        return shown && shown->isVisible() ? shown->address().chapter : QString();
    };
    QCoreApplication::setApplicationVersion(u"1.0"_s);
    QVERIFY(m_fixture->restart());
    // Whoever has had none before is shown nothing.
    QCOMPARE(help(), QString());
    QVERIFY(m_fixture->restart());
    QCOMPARE(help(), QString());
    QCoreApplication::setApplicationVersion(u"2.0"_s);
    QVERIFY(m_fixture->restart());
    QTRY_COMPARE(help(), u"changes"_s);
    QVERIFY(m_fixture->restart());
    QCOMPARE(help(), QString());
    QCoreApplication::setApplicationVersion({});
}

void OpeningTest::tellsTheDesktopWhileNoWindowIsInFront()
{
    useDesktop(true);
    QVERIFY(m_fixture->say(u"Where is the lamp?"_s));
    QVERIFY(m_desktop->notices.isEmpty());
    m_fixture->windows->findChild<gui::Notifier *>()->setFront([] { return false; });
    QVERIFY(m_fixture->say(u"And the oil?"_s));
    QTRY_COMPARE(m_desktop->notices.size(), 1);
    QCOMPARE(m_desktop->notices.first().title, u"The answer has arrived."_s);
    QCOMPARE(m_desktop->notices.first().place, m_fixture->page()->session().id().toString());
    m_fixture->page()->composer().editor().setPlainText(u"Write notes.txt: buy oil"_s);
    m_fixture->page()->composer().send();
    QTRY_COMPARE(m_desktop->notices.size(), 2);
    QCOMPARE(m_desktop->notices.last().title, u"Your answer is needed."_s);
    // Answered elsewhere, it is not worth saying any longer.
    QTRY_VERIFY(!m_fixture->workbench->questions().open().isEmpty());
    m_fixture->workbench->questions().open().first()->giveAnswer({model::Verdict::Refuse});
    QTRY_COMPARE(m_desktop->withdrawn, QStringList {m_fixture->page()->session().id().toString()});
}

void OpeningTest::tellsNoContentsUnlessTheyAreAllowed()
{
    useDesktop(false);
    QVERIFY(m_fixture->say(u"Where is the lamp?"_s));
    QTRY_COMPARE(m_desktop->notices.size(), 1);
    QVERIFY(m_desktop->notices.first().text.isEmpty());
    m_fixture->windows->preferences().setNotifications(gui::Preferences::Notifications::WithText);
    QVERIFY(m_fixture->say(u"And the oil?"_s));
    QTRY_COMPARE(m_desktop->notices.size(), 2);
    QCOMPARE(m_desktop->notices.last().title, u"Where is the lamp?"_s);
    QVERIFY(!m_desktop->notices.last().text.isEmpty());
}

void OpeningTest::tellsNothingWhereItIsNotWanted()
{
    useDesktop(false);
    m_fixture->windows->preferences().setNotifications(gui::Preferences::Notifications::None);
    QVERIFY(m_fixture->say(u"Where is the lamp?"_s));
    QVERIFY(m_desktop->notices.isEmpty());
}

//! Also one that has died meanwhile.
void OpeningTest::saysThatTheBusIsMissing()
{
    useDesktop(true);
    const auto remark = [this] {
        m_fixture->trigger(u"preferences"_s);
        auto *dialog = m_fixture->window->findChild<QDialog *>(u"preferencesDialog"_s);
        const auto *found = dialog->findChild<QLabel *>(u"busRemark"_s);
        const QString text = found ? found->text() : QString();
        delete dialog;
        return text;
    };
    QCOMPARE(remark(), QString());
    m_desktop->isOnBus = false;
    QVERIFY(remark().contains(u"session bus cannot be reached"_s));
}

void OpeningTest::goesToTheConversationThatIsClicked()
{
    useDesktop(false);
    QVERIFY(m_fixture->say(u"Where is the lamp?"_s));
    const model::ConversationId id = m_fixture->page()->session().id();
    m_fixture->window->openConversation({});
    QVERIFY(m_fixture->page()->session().id() != id);
    Q_EMIT m_desktop->clicked(id.toString(), u"leave"_s);
    QCOMPARE(m_fixture->page()->session().id(), id);
    QCOMPARE(qgetenv("XDG_ACTIVATION_TOKEN"), QByteArray("leave"));
    qunsetenv("XDG_ACTIVATION_TOKEN");
}

void OpeningTest::opensEvaluationsUponAStore()
{
    const QString none = u"none"_s;
    gui::Instance instance(none, {});
    gui::SearchProvider search(none);
    gui::DesktopRequests requests(*m_fixture->windows, instance, search);
    const QString address = u"postgresql:///nothing?host=%1"_s.arg(QDir::tempPath() + u"/nowhere"_s);
    // A link says nothing of the kind.
    QVERIFY(!gui::OpenTarget::parse(address, QDir::rootPath()));
    requests.carryOut({{}, gui::DesktopRequests::evaluate(), address});
    const auto window = [] {
        const QWidgetList all = QApplication::topLevelWidgets();
        const auto found = std::find_if(all.begin(), all.end(), [](QWidget *each) { return qobject_cast<gui::EvaluateWindow *>(each); });
        return found == all.end() ? nullptr : *found;
    };
    QTRY_VERIFY(window());
    QTRY_VERIFY2(window()->windowTitle().contains(u"nowhere"), qPrintable(window()->windowTitle()));
    // Nobody answers there, or cannot be asked.
    QTRY_VERIFY(window()->findChild<QLabel *>(u"evaluateMessage"_s)->text().contains(u"PostgreSQL")
        || window()->findChild<QLabel *>(u"evaluateMessage"_s)->text().contains(u"does not answer"));
}

void OpeningTest::showsAConversationBeforeTheEvaluationsItIsFrom()
{
    QVERIFY(m_fixture->say(u"Hello"_s));
    const model::ConversationId id = m_fixture->page()->session().id();
    m_fixture->trigger(u"tabNew"_s);
    m_fixture->trigger(u"agentsEvaluate"_s);
    auto *evaluations = m_fixture->window->findChild<gui::EvaluateWindow *>();
    QVERIFY(evaluations);
    QTRY_VERIFY(evaluations->isActiveWindow());
    // A desktop would keep it in front of the window that it belongs to; nor does the program stay for it.
    QVERIFY(!evaluations->windowHandle()->transientParent());
    QVERIFY(!evaluations->testAttribute(Qt::WA_QuitOnClose));
    Q_EMIT evaluations->conversationWanted(id);
    QCOMPARE(m_fixture->page()->session().id(), id);
    QTRY_VERIFY(m_fixture->window->isActiveWindow());
    QVERIFY(evaluations->isVisible());
}

void OpeningTest::searchesForTheWordsOfTheDesktop()
{
    const QString none = u"none"_s;
    gui::Instance instance(none, {});
    gui::SearchProvider search(none);
    const gui::DesktopRequests requests(*m_fixture->windows, instance, search);
    QVERIFY(m_fixture->say(u"Where is the lamp?"_s));
    Q_EMIT search.searchRequested(u"lamp"_s);
    QCOMPARE(m_fixture->window->findChild<QLineEdit *>(u"conversationSearch"_s)->text(), u"lamp"_s);
    const auto *found = m_fixture->window->findChild<QListView *>(u"searchResults"_s);
    QTRY_COMPARE(found->model()->rowCount(), 1);
}

//! As a file manager drops them; a conversation of the list itself is moved there.
void OpeningTest::asksAboutFilesThatAreDroppedOnTheList()
{
    const QString path = m_folder.filePath(u"dropped.toml"_s);
    support::write(path, "[ensemble]\nname = \"dropped\"\n");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path), QUrl(u"https://example.com/a.toml"_s)});
    auto *list = m_fixture->window->findChild<QListView *>(u"conversationList"_s);
    const QPoint place = list->viewport()->rect().center();
    QDragEnterEvent enters(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(list->viewport(), &enters);
    QVERIFY(enters.isAccepted());
    QDropEvent drops(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(list->viewport(), &drops);
    QTRY_COMPARE(m_fixture->prompts->asked.size(), 2);
    QVERIFY2(m_fixture->prompts->asked.first().contains(u"Copy it to"_s), qPrintable(m_fixture->prompts->asked.first()));
    QVERIFY2(m_fixture->prompts->asked.last().contains(u"neither a file nor a link"_s), qPrintable(m_fixture->prompts->asked.last()));
    QVERIFY(QFile::exists(path));
}

void OpeningTest::asksAQuickQuestion()
{
    const QString none = u"none"_s;
    gui::Instance instance(none, {});
    gui::SearchProvider search(none);
    m_fixture->windows->preferences().setModel(u"rehearsal/rehearsal"_s);
    gui::DesktopRequests requests(*m_fixture->windows, instance, search);
    m_fixture->window->hide();
    QVERIFY(requests.isIdle());
    Q_EMIT instance.actionRequested(gui::DesktopRequests::quickQuestion(), u"leave"_s);
    // A process that was started for it is not done yet, and the window may come to the front.
    QVERIFY(!requests.isIdle());
    QCOMPARE(qgetenv("XDG_ACTIVATION_TOKEN"), QByteArray("leave"));
    qunsetenv("XDG_ACTIVATION_TOKEN");
    m_fixture->window->show();
    QPointer<gui::QuickQuestion> quick;
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *each = qobject_cast<gui::QuickQuestion *>(widget))
            quick = each;
    }
    QVERIFY(quick);
    QStringList said;
    gui::Announcer::setSpeaker([&said](const QString &each) { said.append(each); });
    const auto silence = qScopeGuard([] { gui::Announcer::setSpeaker({}); });
    auto *text = quick->findChild<QPlainTextEdit *>(u"quickText"_s);
    auto *answer = quick->findChild<QPlainTextEdit *>(u"quickAnswer"_s);
    text->setPlainText(u"Good morning"_s);
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_VERIFY(!answer->toPlainText().isEmpty());
    auto *open = quick->findChild<QPushButton *>(u"quickOpen"_s);
    QTRY_VERIFY(open->isEnabled());
    QTRY_VERIFY2(said.join(u' ').contains(u"Answer finished"_s), qPrintable(said.join(u' ')));
    // No tool is on there.
    QVERIFY(m_fixture->workbench->questions().open().isEmpty());
    open->click();
    QTRY_VERIFY(!quick);
    QCOMPARE(m_fixture->page()->session().conversation().length(), 2);
}

QTEST_MAIN(OpeningTest)

#include "tst_opening.moc"
