// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/comparewindow.h"
#include "gui/forms/growingedit.h"
#include "gui/shared/actions.h"
#include "gui/transcript/transcriptpanel.h"
#include "gui/transcript/transcriptview.h"
#include "gui/window/conversationpage.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "model/comparison/comparison.h"
#include "tests/support/answeringprompts.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

const QByteArray duo = R"([provider]
name = "duo"
dialect = "anthropic-messages"
base-url = "rehearsal:"
[[models]]
name = "first"
price = { input = 1.5, output = 6 }
[[models]]
name = "second"
)";

//! A window of comparisons on a profile with two models.
struct Fixture {
    Fixture()
    {
        const auto profile = model::Profile::inFolder(folder.path());
        if (!profile.create())
            qFatal("no profile");
        support::write(profile.config + u"/providers/duo.toml"_s, duo);
        auto opened = gui::Workbench::open(profile);
        if (!opened)
            qFatal("%s", qPrintable(opened.error().message));
        workbench = std::move(*opened);
        window = std::make_unique<gui::CompareWindow>(*workbench, prompts);
        window->show();
    }

    template <typename Widget>
    Widget *find(const QString &name) const
    {
        return window->findChild<Widget *>(name);
    }
    QString message() const { return find<QLabel>(u"compareMessage"_s)->text(); }
    void pick(const QString &button, const QString &entry) const
    {
        for (QAction *action : find<QToolButton>(button)->menu()->actions()) {
            if (action->text() == entry)
                action->trigger();
        }
        QCoreApplication::processEvents();
    }

    QTemporaryDir folder;
    std::unique_ptr<gui::Workbench> workbench;
    AnsweringPrompts prompts;
    std::unique_ptr<gui::CompareWindow> window;
};

} // namespace

//! What the window of comparisons offers, and where its runs begin and end.
class CompareChoicesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<Fixture>(); }
    void cleanup() { m_fixture.reset(); }
    void offersLibrariesToAnAgentOnly();
    void ticksWhatThePersonHasNoChoiceOf();
    void stopsARunAtItsLimit();
    void goesOnFromAnyMessage();

private:
    std::unique_ptr<Fixture> m_fixture;
};

void CompareChoicesTest::offersLibrariesToAnAgentOnly()
{
    m_fixture->window->setVaries(gui::CompareSetup::Varies::Libraries, {});
    auto *list = m_fixture->find<QListWidget>(u"compareList"_s);
    for (int row = 0; row < list->count(); ++row) {
        QCOMPARE(list->item(row)->checkState(), Qt::Unchecked);
        QVERIFY(!(list->item(row)->flags() & Qt::ItemIsEnabled));
    }
    QVERIFY(m_fixture->find<QLabel>(u"compareNothing"_s)->isVisible());
    m_fixture->find<gui::GrowingEdit>(u"comparePrompt"_s)->setText(u"Hello"_s);
    m_fixture->window->run();
    QVERIFY(m_fixture->message().contains(u"Pick an agent"));
    m_fixture->pick(u"compareAgent"_s, u"Hello world"_s);
    QVERIFY(!m_fixture->find<QLabel>(u"compareNothing"_s)->isVisible());
    QCOMPARE(list->item(0)->checkState(), Qt::Checked);
}

void CompareChoicesTest::ticksWhatThePersonHasNoChoiceOf()
{
    const auto add = [this](const QString &name, const QByteArray &invoker) {
        QDir().mkpath(m_fixture->folder.filePath(u"config/libraries"_s));
        QFile file(m_fixture->folder.filePath(u"config/libraries/%1.toml"_s.arg(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[library]\nname = \"" + name.toUtf8() + "\"\n\n[[bindings]]\nname = \"sayHello\"\ninvoker = \"" + invoker + "\"\n");
    };
    const auto ticked = [this] {
        QStringList names;
        const auto *list = m_fixture->find<QListWidget>(u"compareList"_s);
        for (int row = 0; row < list->count(); ++row) {
            if (list->item(row)->checkState() == Qt::Checked)
                names.append(list->item(row)->data(Qt::UserRole).toString());
        }
        return names;
    };
    // One that does not do the agent's work is no choice.
    add(u"missing"_s, "greetings:sayNothing");
    m_fixture->workbench->descriptors().load();
    m_fixture->window->setAgent(u"hello_world_agent"_s);
    QTRY_COMPARE(m_fixture->find<QListWidget>(u"compareList"_s)->count(), 3);
    QCOMPARE(ticked(), QStringList({u"greetings"_s, QString()}));
    // Of three the person chooses; the one that the conversation uses is among them.
    add(u"other"_s, "greetings:sayHello");
    m_fixture->workbench->descriptors().load();
    QTRY_COMPARE(m_fixture->find<QListWidget>(u"compareList"_s)->count(), 4);
    QCOMPARE(ticked(), QStringList(QString()));
    // What the person ticked stays when the files are read again.
    m_fixture->find<QListWidget>(u"compareList"_s)->item(0)->setCheckState(Qt::Checked);
    const QStringList chosen = ticked();
    add(u"third"_s, "greetings:sayHello");
    m_fixture->workbench->descriptors().load();
    QTRY_COMPARE(m_fixture->find<QListWidget>(u"compareList"_s)->count(), 5);
    QCOMPARE(ticked(), chosen);
}

void CompareChoicesTest::stopsARunAtItsLimit()
{
    QCOMPARE(m_fixture->find<QToolButton>(u"compareLimit"_s)->text(), u"Limit: none"_s);
    m_fixture->pick(u"compareLimit"_s, u"2 min"_s);
    QCOMPARE(m_fixture->find<QToolButton>(u"compareLimit"_s)->text(), u"Limit: 2 min"_s);
    m_fixture->prompts.text = u"a while"_s;
    m_fixture->pick(u"compareLimit"_s, u"Other…"_s);
    QVERIFY(m_fixture->message().contains(u"a while"));
    m_fixture->prompts.text = u"1"_s;
    m_fixture->pick(u"compareLimit"_s, u"Other…"_s);
    QCOMPARE(m_fixture->find<QToolButton>(u"compareLimit"_s)->text(), u"Limit: 1 s"_s);
    m_fixture->pick(u"compareTimes"_s, u"1"_s);
    m_fixture->window->setVaries(gui::CompareSetup::Varies::Models, {u"duo/first"_s, u"duo/second"_s});
    m_fixture->find<gui::GrowingEdit>(u"comparePrompt"_s)->setText(u"Stall"_s);
    m_fixture->window->run();
    QTRY_VERIFY(m_fixture->window->comparison() && !m_fixture->window->comparison()->isRunning());
    QCOMPARE(m_fixture->window->comparison()->column(0).runs().first().state, model::RunState::TimedOut);
    const QString progress = m_fixture->find<QLabel>(u"columnProgress"_s)->text();
    QVERIFY2(progress.contains(u"timed out"), qPrintable(progress));
}

void CompareChoicesTest::goesOnFromAnyMessage()
{
    gui::Windows windows(*m_fixture->workbench, std::make_unique<AnsweringPrompts>());
    gui::MainWindow *main = windows.open();
    QSignalSpy ready(main, &gui::MainWindow::ready);
    QTRY_COMPARE(ready.size(), 1);
    model::Session &session = main->page()->session();
    model::SessionSettings settings = session.settings();
    settings.model = {u"duo"_s, u"first"_s};
    session.setSettings(settings);
    for (const QString &text : {u"What is 6*7?"_s, u"Hello"_s}) {
        const int before = session.conversation().length();
        QVERIFY(session.send({model::TextContent {text}}));
        QTRY_VERIFY(!session.isBusy() && session.conversation().length() > before);
    }
    // Asked, called, the result, said; asked, said.
    const int all = session.conversation().length();
    int call = 0;
    while (session.conversation().nodeAt(call)->canister->role != model::Role::Invocation)
        ++call;
    gui::TranscriptView &view = main->page()->transcript().view();
    Q_EMIT view.actionRequested(gui::RowAction::CompareFrom, call);
    auto *opened = main->findChild<gui::CompareWindow *>(u"compareWindow"_s);
    QVERIFY(opened && opened->isVisible());
    // A call goes with its result.
    const QString said = opened->findChild<QLabel *>(u"compareBeginning"_s)->text();
    QVERIFY2(said.contains(u"canister %1 of %2"_s.arg(call + 2).arg(all)), qPrintable(said));
    opened->setVaries(gui::CompareSetup::Varies::Models, {u"duo/first"_s, u"duo/second"_s});
    opened->findChild<gui::GrowingEdit *>(u"comparePrompt"_s)->setText(u"Hello"_s);
    opened->run();
    QTRY_VERIFY(opened->comparison() && !opened->comparison()->isRunning());
    QCOMPARE(opened->comparison()->column(1).firstPosition(0), call + 2);
    QCOMPARE(opened->comparison()->column(1).runs().first().state, model::RunState::Committed);
    // From the keyboard it is the message that the cursor is on.
    view.setFocus();
    view.setCurrentRow(0);
    main->actions().find(u"compareFromHere"_s)->trigger();
    QVERIFY(opened->findChild<QLabel *>(u"compareBeginning"_s)->text().contains(u"canister 1 of %1"_s.arg(all)));
    QCOMPARE(session.conversation().length(), all);
}

QTEST_MAIN(CompareChoicesTest)
#include "tst_comparechoices.moc"
