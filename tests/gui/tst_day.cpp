// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composer.h"
#include "gui/conversations/conversationlistmodel.h"
#include "gui/preferences/preferences.h"
#include "gui/shared/actions.h"
#include "gui/transcript/transcriptpanel.h"
#include "gui/transcript/transcriptview.h"
#include "gui/window/conversationpage.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "model/session/conversationmodel.h"
#include "tests/gui/person.h"
#include "tests/support/patience.h"

#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

//! A day's work in the whole window with the program's own dialogs: more than sixty actions by the keyboard alone. Whether each has done
//! what it is for is looked at right after it. Pictures of each are kept where PARLANCE_PICTURES names a folder.
class DayTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void isWorkedByTheKeyboardAlone();

private:
    void beginsAndAsks();
    void writesFiles();
    void queuesAndStops();
    void findsAndNames();
    void handlesCanisters();
    void goesRoundTheDocks();
    void looksThingsUp();
    void changesConversations();

    model::Session &session() const { return m_window->page()->session(); }
    gui::TranscriptView &transcript() const { return m_window->page()->transcript().view(); }
    QString written() const { return m_window->page()->composer().editor().toPlainText(); }
    int rows() const { return transcript().rows().rowCount(); }
    //! Those of the first conversation in the list.
    static QStringList labels()
    {
        const auto *list = shown<QListView>(u"conversationList"_s);
        return list ? list->model()->index(0, 0).data(gui::ConversationListModel::LabelsRole).toStringList() : QStringList();
    }
    //! So many characters have come of the answer under way.
    bool saysAtLeast(qsizetype characters) const
    {
        const auto last = model::canisterAt(transcript().rows(), rows() - 1);
        // Not the answer before, which is the last until the new message is shown.
        const bool isPending = model::valueAt<bool>(transcript().rows(), rows() - 1, model::ConversationModel::PendingRole);
        return session().isBusy() && isPending && last->role == model::Role::Assistant && last->text().size() >= characters;
    }
    //! How many canisters of the conversation are.
    int deleted() const
    {
        int count = 0;
        for (int row = 0; row < rows(); ++row) {
            const auto node = model::nodeAt(transcript().rows(), row);
            count += node && node->deleted;
        }
        return count;
    }
    //! Which of several versions is shown of the last canister that has them; -1 where none has.
    int version() const
    {
        for (int row = rows() - 1; row >= 0; --row) {
            if (const auto node = model::nodeAt(transcript().rows(), row); node && node->siblings > 1)
                return node->sibling;
        }
        return -1;
    }
    bool hasEnded() const { return !session().isBusy(); }
    //! What is to be seen of a name, in whichever window.
    template <typename Widget = QWidget>
    static Widget *shown(const QString &name)
    {
        for (QWidget *window : QApplication::topLevelWidgets()) {
            if (auto *itself = qobject_cast<Widget *>(window); itself && itself->objectName() == name && itself->isVisible())
                return itself;
            const QList<Widget *> found = window->findChildren<Widget *>(name);
            const auto seen = std::find_if(found.begin(), found.end(), [](const Widget *widget) { return widget->isVisible(); });
            if (seen != found.end())
                return *seen;
        }
        return nullptr;
    }
    QByteArray noteText() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_work;
    std::unique_ptr<gui::Workbench> m_workbench;
    std::unique_ptr<gui::Windows> m_windows;
    QPointer<gui::MainWindow> m_window;
    std::unique_ptr<Person> m_person;
};

void DayTest::init()
{
    cleanup();
    m_folder = std::make_unique<QTemporaryDir>();
    m_work = m_folder->filePath(u"work"_s);
    QVERIFY(QDir().mkpath(m_work));
    const auto profile = model::Profile::inFolder(m_folder->filePath(u"profile"_s));
    QVERIFY(profile.create());
    auto workbench = gui::Workbench::open(profile);
    QVERIFY(workbench);
    m_workbench = std::move(*workbench);
    m_windows = std::make_unique<gui::Windows>(*m_workbench);
    // For pictures by hand: PARLANCE_DAY="dark 1024x700".
    const QStringList wishes = qEnvironmentVariable("PARLANCE_DAY").split(u' ', Qt::SkipEmptyParts);
    if (wishes.contains(u"dark"_s))
        m_windows->preferences().setColourScheme(gui::ColourScheme::Dark);
    const QString size = wishes.filter(u"x"_s).value(0, u"1440x900"_s);
    m_window = m_windows->open();
    m_window->resize(size.section(u'x', 0, 0).toInt(), size.section(u'x', 1).toInt());
    QSignalSpy ready(m_window, &gui::MainWindow::ready);
    QTRY_COMPARE(ready.size(), 1);
    QVERIFY(QTest::qWaitForWindowActive(m_window));
    m_person = std::make_unique<Person>(QString::fromLatin1(QTest::currentTestFunction()));
}

void DayTest::cleanup()
{
    if (m_person && QTest::currentTestFailed())
        m_person->end();
    m_person.reset();
    m_windows.reset();
    m_workbench.reset();
}

QByteArray DayTest::noteText() const
{
    QFile file(m_work + u"/notes.txt"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

//! An action, and what it is for; the picture shows what came of it.
#define DOES(name, action, holds)                                                                                                          \
    m_person->begin(u"" name ""_s);                                                                                                        \
    action;                                                                                                                                \
    QTRY_VERIFY2((holds), name);                                                                                                           \
    m_person->end();

void DayTest::beginsAndAsks()
{
    DOES("leave the first page", m_person->press(u"Ctrl+L"_s), m_window->page()->composer().editor().hasFocus());
    DOES("pick a model", m_person->press(u"Ctrl+M"_s), shown<QLineEdit>(u"modelSearch"_s));
    DOES("the rehearsal", m_person->type(u"rehears\n"_s), session().settings().model.provider == u"rehearsal"_s);
    DOES("say hello", m_person->type(u"Hello\n"_s), rows() == 2 && hasEnded());
    DOES("what was said before", m_person->press(u"Up"_s), written() == u"Hello"_s);
    DOES("and away with it", m_person->press(u"Ctrl+A, Delete"_s), written().isEmpty());
    DOES("ask for the time", m_person->type(u"What time is it?\n"_s), rows() >= 4 && hasEnded());
}

void DayTest::writesFiles()
{
    DOES("add a folder", m_person->press(u"Ctrl+Shift+O"_s), shown(u"fileDialog"_s));
    DOES("which one", m_person->type(m_work + u'\n'), session().settings().folders.contains(QDir(m_work).canonicalPath()));
    DOES("have a file written", m_person->type(u"Write notes.txt: buy oil\n"_s), shown(u"questionCard"_s));
    DOES("allow it once", m_person->press(u"Alt+O"_s), hasEnded() && noteText().startsWith("buy oil"));
    DOES("have it read", m_person->type(u"Read notes.txt\n"_s), hasEnded() && written().isEmpty());
    DOES("have it changed", m_person->type(u"In notes.txt replace oil with tea\n"_s), shown(u"questionDifference"_s));
    DOES("allow that here", m_person->press(u"Alt+F"_s), hasEnded() && noteText().startsWith("buy tea"));
    DOES("break a tool", m_person->type(u"Break a tool\n"_s), hasEnded() && shown(u"rollbackBanner"_s));
    DOES("leave it", m_person->press(u"Alt+D"_s), !shown(u"rollbackBanner"_s));
    DOES("nor say it again", m_person->press(u"Ctrl+L, Ctrl+A, Delete"_s), written().isEmpty());
}

void DayTest::queuesAndStops()
{
    DOES("a long answer", m_person->type(u"Give me a long answer of 9000 words\n"_s), saysAtLeast(20));
    DOES("the next already", m_person->type(u"What is 12*(3+4)?\n"_s), shown(u"queueStrip"_s));
    DOES("stop", m_person->press(u"Esc"_s), hasEnded() && shown(u"interruptedOffer"_s));
    DOES("to what waits", m_person->press(u"Shift+Tab, Shift+Tab, Shift+Tab"_s), shown(u"queueList"_s)->hasFocus());
    DOES("write on at it", m_person->press(u"Return"_s), written() == u"What is 12*(3+4)?"_s);
    DOES("send it", m_person->press(u"Return"_s), hasEnded() && !shown(u"queueStrip"_s) && written().isEmpty());
    DOES("with a slash", m_person->type(u"/larger\n"_s), m_windows->preferences().zoom() == 110);
    DOES("as it was", m_person->press(u"Ctrl+0"_s), m_windows->preferences().zoom() == 100);
}

void DayTest::findsAndNames()
{
    const auto count = [] { return shown<QLabel>(u"findCount"_s)->text(); };
    DOES("find", m_person->press(u"Ctrl+F"_s), shown(u"transcriptFindBar"_s));
    DOES("what", m_person->type(u"notes"_s), count().contains(u" of "_s));
    const QString first = count();
    DOES("the next", m_person->press(u"F3"_s), count() != first);
    DOES("the one before", m_person->press(u"Shift+F3"_s), count() == first);
    DOES("enough", m_person->press(u"Esc"_s), !shown(u"transcriptFindBar"_s));
    DOES("rename", m_person->press(u"F2"_s), qobject_cast<QLineEdit *>(QApplication::focusWidget()));
    DOES("as what", m_person->press(u"Ctrl+A"_s); m_person->type(u"Groceries\n"_s), m_window->windowTitle().contains(u"Groceries"_s));
    DOES("anything", m_person->press(u"Ctrl+K"_s), shown(u"commandPalette"_s));
    DOES("labels", m_person->type(u"labels\n"_s), shown(u"textDialog"_s));
    DOES("which", m_person->type(u"home\n"_s), labels() == QStringList {u"home"_s});
}

void DayTest::handlesCanisters()
{
    DOES("to the transcript", m_person->press(u"Ctrl+L, Shift+Tab"_s), transcript().hasFocus());
    DOES("take the label back", m_person->press(u"Ctrl+Z"_s), labels().isEmpty());
    DOES("take the name back", m_person->press(u"Ctrl+Z"_s), !m_window->windowTitle().contains(u"Groceries"_s));
    DOES("do it again", m_person->press(u"Ctrl+Shift+Z"_s), m_window->windowTitle().contains(u"Groceries"_s));
    DOES("copy a canister", m_person->press(u"Up, Ctrl+C"_s), !QApplication::clipboard()->text().isEmpty());
    DOES("mark some", m_person->press(u"Shift+Up, Shift+Up"_s), m_person->isIdle());
    DOES("copy them", m_person->press(u"Ctrl+C"_s), QApplication::clipboard()->text().contains(u"12*(3+4)"_s));
    DOES("delete them", m_person->press(u"Delete"_s), deleted() >= 2);
    DOES("and back", m_person->press(u"Ctrl+Z"_s), deleted() == 0);
    DOES("answer again", m_person->press(u"Esc, Ctrl+R"_s), hasEnded() && version() == 1);
    DOES("to what was answered", m_person->press(u"Ctrl+L, Shift+Tab"_s), transcript().hasFocus());
    DOES("as it was before", m_person->press(u"Down, Alt+Left"_s), version() == 0);
    DOES("as it is now", m_person->press(u"Alt+Right"_s), version() == 1);
}

void DayTest::goesRoundTheDocks()
{
    const auto isIn = [this](const QString &dock) {
        const QWidget *focus = QApplication::focusWidget();
        const QWidget *shell = m_window->findChild<QDockWidget *>(dock);
        return focus && shell && shell->isVisible() && shell->isAncestorOf(focus);
    };
    DOES("the ensembles", m_person->press(u"Ctrl+2"_s), isIn(u"ensemblesDock"_s));
    DOES("the inspector", m_person->press(u"Ctrl+3"_s), isIn(u"inspectorDock"_s));
    DOES("the descriptors", m_person->press(u"Ctrl+4"_s), isIn(u"descriptorsDock"_s));
    DOES("the list", m_person->press(u"Ctrl+1"_s), isIn(u"conversationsDock"_s));
}

void DayTest::looksThingsUp()
{
    DOES("the manual", m_person->press(u"F1"_s), shown(u"helpWindow"_s) && shown(u"helpWindow"_s)->isActiveWindow());
    DOES("enough of it", m_person->press(u"Esc"_s), !shown(u"helpWindow"_s));
    DOES("preferences", m_person->press(u"Ctrl+,"_s), shown(u"preferencesDialog"_s) && shown(u"preferencesDialog"_s)->isActiveWindow());
    DOES("as they are", m_person->press(u"Esc"_s), !shown(u"preferencesDialog"_s));
    DOES("what the next request holds", m_person->press(u"Ctrl+Shift+G"_s), shown(u"contextDetails"_s));
    DOES("enough of that", m_person->press(u"Esc"_s), !shown(u"contextDetails"_s));
}

void DayTest::changesConversations()
{
    const model::ConversationId before = session().id();
    DOES("a new conversation", m_person->press(u"Ctrl+N"_s), session().id() != before);
    DOES("half a thought", m_person->type(u"half a thought"_s), written() == u"half a thought"_s);
    DOES("search them all", m_person->press(u"Ctrl+Shift+F"_s), shown(u"conversationSearch"_s)->hasFocus());
    const auto found = [] {
        const auto *results = shown<QListView>(u"searchResults"_s);
        return results ? results->model()->rowCount() : 0;
    };
    DOES("for what", m_person->type(u"tea"_s), found() >= 1);
    DOES("go there", m_person->press(u"Down, Return"_s), session().id() == before);
    DOES("larger", m_person->press(u"Ctrl++"_s), m_windows->preferences().zoom() == 110);
    DOES("as usual", m_person->press(u"Ctrl+0"_s), m_windows->preferences().zoom() == 100);
    DOES("close", m_person->press(u"Ctrl+W"_s), !m_window || !m_window->isVisible());
}

void DayTest::isWorkedByTheKeyboardAlone()
{
    for (const auto part : {&DayTest::beginsAndAsks, &DayTest::writesFiles, &DayTest::queuesAndStops, &DayTest::findsAndNames,
             &DayTest::handlesCanisters, &DayTest::goesRoundTheDocks, &DayTest::looksThingsUp, &DayTest::changesConversations}) {
        (this->*part)();
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(m_person->actions() >= 60);
}

QTEST_MAIN(DayTest)
#include "tst_day.moc"
