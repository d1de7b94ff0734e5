// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composer.h"
#include "gui/descriptors/descriptoreditor.h"
#include "gui/descriptors/descriptorpane.h"
#include "gui/descriptors/descriptorspanel.h"
#include "gui/descriptors/diagnosticsmodel.h"
#include "gui/shared/actions.h"
#include "gui/window/conversationpage.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "network/rehearsal/rehearsalserver.h"
#include "tests/support/answeringprompts.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using support::write;

namespace {

//! A tool that runs a command, with a slip of the pen in its eleventh line.
const QString greeterEnsemble = uR"([ensemble]
name = "greetings"
enabled = false

[defaults]
timeout = 20

[[invokers]]
name = "greet"
description = "Says back whom to greet"
aproval = "allow"

[invokers.invocable]
kind = "command"
command = ["cat"]

[invokers.arguments]
type = "object"
required = ["name"]

[invokers.arguments.properties.name]
type = "string"
description = "Whom to greet"
maxLength = 40
)"_s;

const QByteArray scenario = R"([scenario]
name = "greeting"
title = "Greeting"
model = "played"

[[rules]]
name = "greet"
user = '''greet\s+(?<who>\w+)'''
calls = [{ tool = "greetings:greet", arguments = { name = "{{who}}" } }]
text = "The tool says: {{result}}"
)";

} // namespace

//! A person gives a model a new tool without leaving the window.
class NewToolTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void isWrittenMendedTriedOutAndUsedInOneSitting();

private:
    void beginsTheFile();
    void mendsTheError();
    void triesItOut();
    void switchesItOn();
    void conversesWithIt();
    template <typename Widget>
    Widget *find(const QString &name) const
    {
        return m_window->findChild<Widget *>(name);
    }
    gui::DescriptorEditor &editor() const { return m_window->findChild<gui::DescriptorsPanel *>()->pane().editor(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<network::RehearsalServer> m_server;
    std::unique_ptr<gui::Workbench> m_workbench;
    std::unique_ptr<gui::Windows> m_windows;
    AnsweringPrompts *m_prompts = nullptr;
    gui::MainWindow *m_window = nullptr;
};

void NewToolTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const auto profile = model::Profile::inFolder(m_folder->path());
    QVERIFY(profile.create());
    const QString played = m_folder->filePath(u"scenario.toml"_s);
    write(played, scenario);
    m_server = std::make_unique<network::RehearsalServer>(played);
    const auto url = m_server->start();
    QVERIFY2(url, url ? "" : qPrintable(url.error().message));
    write(profile.config + u"/providers/played.toml"_s,
        "[provider]\nname = \"played\"\ndialect = \"anthropic-messages\"\nbase-url = \"" + url->toEncoded()
            + "\"\n[[models]]\nname = \"played\"\n");
    auto workbench = gui::Workbench::open(profile);
    QVERIFY(workbench);
    m_workbench = std::move(*workbench);
    auto prompts = std::make_unique<AnsweringPrompts>();
    m_prompts = prompts.get();
    m_windows = std::make_unique<gui::Windows>(*m_workbench, std::move(prompts));
    m_window = m_windows->open();
    QSignalSpy ready(m_window, &gui::MainWindow::ready);
    QTRY_COMPARE(ready.size(), 1);
    model::SessionSettings settings = m_window->page()->session().settings();
    settings.model = model::ModelAddress {u"played"_s, u"played"_s};
    m_window->page()->session().setSettings(settings);
    QTest::mouseClick(find<QPushButton>(u"skipFirstRun"_s), Qt::LeftButton);
    QTRY_VERIFY(m_window->page()->isVisible());
}

void NewToolTest::cleanup()
{
    m_windows.reset();
    m_workbench.reset();
    m_server.reset();
}

void NewToolTest::isWrittenMendedTriedOutAndUsedInOneSitting()
{
    beginsTheFile();
    mendsTheError();
    triesItOut();
    switchesItOn();
    conversesWithIt();
}

void NewToolTest::beginsTheFile()
{
    find<QAction>(u"descriptorsDetach"_s)->trigger();
    QTRY_VERIFY(m_window->findChild<gui::DescriptorsPanel *>());
    m_prompts->text = u"Greetings"_s;
    find<QAction>(u"new-command"_s)->trigger();
    QTRY_VERIFY(editor().toPlainText().contains(u"name = \"greetings\""_s));
    editor().selectAll();
    editor().insertPlainText(greeterEnsemble);
}

void NewToolTest::mendsTheError()
{
    auto *diagnostics = find<QListView>(u"descriptorDiagnostics"_s);
    QTRY_VERIFY(diagnostics->model()->rowCount() == 1);
    QCOMPARE(diagnostics->model()->index(0, 0).data(gui::DiagnosticsModel::PlaceRole).toString(), u"11:1"_s);
    const QString said = diagnostics->model()->index(0, 0).data().toString();
    QVERIFY2(said.contains(u"aproval"_s), qPrintable(said));
    Q_EMIT diagnostics->activated(diagnostics->model()->index(0, 0));
    QCOMPARE(editor().textCursor().blockNumber(), 10);
    QTest::keyClick(&editor(), Qt::Key_Return, Qt::AltModifier);
    QTRY_VERIFY(editor().toPlainText().contains(u"\napproval = \"allow\""_s));
    QTRY_COMPARE(diagnostics->model()->rowCount(), 0);
    find<QAction>(u"descriptorSave"_s)->trigger();
    QTRY_VERIFY(m_workbench->ensembles().findInvoker(u"greetings:greet"_s));
}

void NewToolTest::triesItOut()
{
    find<QAction>(u"benchOpen"_s)->trigger();
    auto *tool = find<QComboBox>(u"benchTool"_s);
    QTRY_COMPARE(tool->currentText(), u"greetings:greet"_s);
    auto *name = find<QWidget>(u"value:/name"_s);
    QVERIFY(name);
    QTest::keyClicks(name, u"Ada; rm -rf /"_s);
    QTest::keyClick(name, Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY2(find<QLabel>(u"benchEnd"_s)->text().startsWith(u"Done"_s), qPrintable(find<QLabel>(u"benchEnd"_s)->text()));
    QCOMPARE(find<QPlainTextEdit>(u"benchForModel"_s)->toPlainText(), uR"({"name":"Ada; rm -rf /"})"_s);
}

void NewToolTest::switchesItOn()
{
    const auto invoker = m_workbench->ensembles().findInvoker(u"greetings:greet"_s);
    QVERIFY(!m_workbench->ensembles().isOn(*invoker, m_window->page()->session().settings().switches));
    find<QCheckBox>(u"benchSwitch"_s)->click();
    QVERIFY(m_workbench->ensembles().isOn(*invoker, m_window->page()->session().settings().switches));
}

void NewToolTest::conversesWithIt()
{
    gui::Composer &composer = m_window->page()->composer();
    composer.editor().setPlainText(u"greet Grace"_s);
    composer.send();
    const model::Conversation &conversation = m_window->page()->session().conversation();
    QTRY_VERIFY(!m_window->page()->session().isBusy() && conversation.length() >= 4);
    const int last = conversation.length() - 1;
    const auto textAt = [&conversation](int position) { return conversation.nodeAt(position)->canister->text(); };
    QVERIFY(conversation.nodeAt(last - 1)->canister->result);
    QCOMPARE(textAt(last - 1), uR"({"name":"Grace"})"_s);
    QCOMPARE(textAt(last), uR"(The tool says: {"name":"Grace"})"_s);
}

QTEST_MAIN(NewToolTest)
#include "tst_newtool.moc"
