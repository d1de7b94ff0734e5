// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/servers/findagentsdialog.h"
#include "gui/servers/findserversdialog.h"
#include "gui/servers/modelserversdialog.h"
#include "gui/servers/startmodeldialog.h"
#include "gui/settings/modelselector.h"
#include "gui/workbench/foundservers.h"
#include "network/providers/catalog/providerreader.h"
#include "tests/network/llamafixture.h"
#include "tests/support/answeringprompts.h"
#include "tests/support/scriptedserver.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

using namespace llama;

//! What a person sees of models' servers on this machine, and does with them.
class ModelServersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsAServerFromStartToStop();
    void saysWhyAServerFailed();
    void followsTheDescriptors();
    void writesADescriptorThatIsRight();
    void refusesWhatCannotWork_data();
    void refusesWhatCannotWork();
    void asksForTheFile();
    void keepsWhatIsFound();
    void keepsTheControlsOfAShippedProvider();
    void saysThatNothingWasFound();
    void offersTheWaysToFurtherModels();
    void tellsWhichAgentsAreThere();
};

namespace {

template <typename Widget>
Widget *in(const QObject &parent, const QString &name)
{
    return parent.findChild<Widget *>(name);
}

QString cell(const QDialog &dialog, int column)
{
    return in<QTreeWidget>(dialog, u"modelServerList"_s)->topLevelItem(0)->text(column);
}

} // namespace

void ModelServersTest::showsAServerFromStartToStop()
{
    llama::Fixture fixture("points = 40\n");
    gui::ModelServersDialog dialog(*fixture.servers, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    auto *start = in<QPushButton>(dialog, u"modelServerStart"_s);
    auto *stop = in<QPushButton>(dialog, u"modelServerStop"_s);
    auto *progress = in<QProgressBar>(dialog, u"modelServerProgress"_s);
    QCOMPARE(cell(dialog, 0), u"local"_s);
    QCOMPARE(cell(dialog, 1), u"stopped"_s);
    QVERIFY(!progress->isVisible());
    QVERIFY(!stop->isEnabled());
    start->click();
    QTRY_COMPARE(progress->value(), 40);
    QCOMPARE(cell(dialog, 1), u"loading, 40 %"_s);
    QVERIFY(progress->isVisible());
    QVERIFY(!start->isEnabled());
    QTRY_VERIFY(!cell(dialog, 2).isEmpty());
    QTRY_VERIFY(in<QPlainTextEdit>(dialog, u"modelServerLog"_s)->toPlainText().contains(u"loading model"_s));
    stop->click();
    QCOMPARE(cell(dialog, 1), u"stopped"_s);
    QVERIFY(cell(dialog, 2).isEmpty());
    support::write(fixture.model(), "context = 2048\n");
    start->click();
    QTRY_COMPARE(cell(dialog, 1), u"ready"_s);
    QVERIFY(in<QLabel>(dialog, u"modelServerState"_s)->text().contains(u"127.0.0.1"_s));
    QVERIFY(!progress->isVisible());
    const qsizetype starts = fixture.starts();
    in<QPushButton>(dialog, u"modelServerRestart"_s)->click();
    QTRY_COMPARE(cell(dialog, 1), u"ready"_s);
    QCOMPARE(fixture.starts(), starts + 1);
}

void ModelServersTest::saysWhyAServerFailed()
{
    llama::Fixture fixture("crash-loading = always\n");
    gui::ModelServersDialog dialog(*fixture.servers, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    in<QPushButton>(dialog, u"modelServerStart"_s)->click();
    QTRY_COMPARE(cell(dialog, 1), u"failed"_s);
    QVERIFY(in<QLabel>(dialog, u"modelServerState"_s)->text().contains(u"not within the file bounds"_s));
    QVERIFY(in<QPushButton>(dialog, u"modelServerStart"_s)->isEnabled());
}

void ModelServersTest::followsTheDescriptors()
{
    llama::Fixture fixture;
    gui::ModelServersDialog dialog(*fixture.servers, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QVERIFY(QFile::remove(fixture.folder.filePath(u"providers/local.toml"_s)));
    fixture.descriptors->load();
    QCOMPARE(in<QTreeWidget>(dialog, u"modelServerList"_s)->topLevelItemCount(), 0);
    QVERIFY(!in<QPushButton>(dialog, u"modelServerStart"_s)->isEnabled());
    fixture.describe({});
    QCOMPARE(cell(dialog, 0), u"local"_s);
}

void ModelServersTest::writesADescriptorThatIsRight()
{
    llama::Fixture fixture;
    AnsweringPrompts prompts;
    gui::StartModelDialog dialog(*fixture.descriptors, prompts);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QSignalSpy written(&dialog, &gui::StartModelDialog::written);
    dialog.setFile(fixture.model());
    QCOMPARE(in<QLineEdit>(dialog, u"modelName"_s)->text(), u"small-q4"_s);
    in<QSpinBox>(dialog, u"modelContext"_s)->setValue(4096);
    in<QSpinBox>(dialog, u"modelLayers"_s)->setValue(12);
    in<QLineEdit>(dialog, u"modelArguments"_s)->setText(u"--threads 2 --alias \"my model\""_s);
    in<QLineEdit>(dialog, u"modelProgram"_s)->setText(QStringLiteral(LLAMA_PEER));
    in<QPushButton>(dialog, u"modelStartButton"_s)->click();
    QCOMPARE(written.count(), 1);
    QCOMPARE(written.first().first().toString(), u"small-q4"_s);
    model::DescriptorCheck check;
    registerReaders(check);
    const auto file = model::DescriptorFile::read(fixture.folder.filePath(u"providers/small-q4.toml"_s));
    for (const model::Diagnostic &diagnostic : check.check(file, model::DescriptorKind::Provider))
        QFAIL(qPrintable(diagnostic.toString()));
    LlamaServer *server = fixture.servers->find(u"small-q4"_s);
    QVERIFY(server);
    QCOMPARE(server->description().context, 4096);
    QCOMPARE(server->description().gpuLayers, 12);
    QCOMPARE(server->description().arguments, (QStringList {u"--threads"_s, u"2"_s, u"--alias"_s, u"my model"_s}));
    QVERIFY(server->description().resetsState);
    QCOMPARE(fixture.catalog->find(u"small-q4"_s)->toolCalling, ToolCalling::Auto);
    server->start();
    QTRY_COMPARE(server->state(), State::Ready);
}

void ModelServersTest::refusesWhatCannotWork_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("focus");
    QTest::newRow("no file") << QString() << u"m"_s << QString() << u"modelFile"_s;
    QTest::newRow("a file that is not there") << u"/nowhere/m.gguf"_s << u"m"_s << QString() << u"modelFile"_s;
    QTest::newRow("a folder") << QDir::tempPath() << u"m"_s << QString() << u"modelFile"_s;
    QTest::newRow("no name") << u"*"_s << u"!"_s << QString() << u"modelName"_s;
    QTest::newRow("a name that is taken") << u"*"_s << u"local"_s << QString() << u"modelName"_s;
    QTest::newRow("the port") << u"*"_s << u"m"_s << u"--port 8080"_s << u"modelArguments"_s;
}

void ModelServersTest::refusesWhatCannotWork()
{
    QFETCH(QString, file);
    QFETCH(QString, name);
    QFETCH(QString, arguments);
    QFETCH(QString, focus);
    llama::Fixture fixture;
    AnsweringPrompts prompts;
    gui::StartModelDialog dialog(*fixture.descriptors, prompts);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    QSignalSpy written(&dialog, &gui::StartModelDialog::written);
    dialog.setFile(file == u"*" ? fixture.model() : file);
    in<QLineEdit>(dialog, u"modelName"_s)->setText(name);
    in<QLineEdit>(dialog, u"modelArguments"_s)->setText(arguments);
    in<QPushButton>(dialog, u"modelStartButton"_s)->click();
    QCOMPARE(written.count(), 0);
    QVERIFY(in<QLabel>(dialog, u"modelProblem"_s)->isVisible());
    QCOMPARE(in<QLineEdit>(dialog, focus)->accessibleDescription(), in<QLabel>(dialog, u"modelProblem"_s)->text());
    QCOMPARE(QDir(fixture.folder.filePath(u"providers"_s)).entryList(QDir::Files).size(), 1);
}

void ModelServersTest::asksForTheFile()
{
    llama::Fixture fixture;
    AnsweringPrompts prompts;
    prompts.fileToOpen = fixture.model();
    gui::StartModelDialog dialog(*fixture.descriptors, prompts);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    in<QPushButton>(dialog, u"modelBrowse"_s)->click();
    QCOMPARE(in<QLineEdit>(dialog, u"modelFile"_s)->text(), fixture.model());
}

void ModelServersTest::keepsWhatIsFound()
{
    llama::Fixture fixture;
    ScriptedServer first;
    ScriptedServer second;
    first.enqueue(Script::answer(200, R"({"data":[{"id":"qwen"},{"id":"gemma"}]})"));
    second.enqueue(Script::answer(200, R"({"models":[{"name":"llama3:8b"}]})"));
    const gui::FindServersDialog::Places places {
        {quint16(first.url().port()), u"first"_s, u"First"_s}, {quint16(second.url().port()), u"second"_s, u"Second"_s}};
    support::write(fixture.folder.filePath(u"providers/second.toml"_s), "# The person's own.\n");
    gui::FindServersDialog dialog({fixture.client, fixture.keychain, *fixture.descriptors}, nullptr, places);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QSignalSpy kept(&dialog, &gui::FindServersDialog::kept);
    auto *list = in<QListWidget>(dialog, u"findServersList"_s);
    QTRY_COMPARE(list->count(), 2);
    QTRY_VERIFY(in<QPushButton>(dialog, u"findServersAgain"_s)->isEnabled());
    in<QPushButton>(dialog, u"findServersKeep"_s)->click();
    QCOMPARE(kept.count(), 1);
    QCOMPARE(kept.first().first().toString(), u"first"_s);
    const Provider *provider = fixture.catalog->find(u"first"_s);
    QVERIFY(provider);
    QCOMPARE(provider->models.size(), 2);
    QCOMPARE(provider->idleTimeoutSeconds, idleTimeoutOfLocalServers);
    QCOMPARE(support::read(fixture.folder.filePath(u"providers/second.toml"_s)), QByteArray("# The person's own.\n"));
}

void ModelServersTest::keepsTheControlsOfAShippedProvider()
{
    const llama::Fixture fixture;
    const QString shipped = fixture.folder.filePath(u"shipped"_s);
    support::write(shipped + u"/providers/ollama.toml"_s,
        "[provider]\nname = \"ollama\"\ndialect = \"ollama-chat\"\nbase-url = \"http://127.0.0.1:11434\"\ntool-calling = \"auto\"\n"
        "[[defaults.controls]]\nname = \"num_ctx\"\nkind = \"number\"\n\n[[models]]\nname = \"an-example\"\n");
    model::DescriptorCatalog descriptors(shipped, fixture.folder.filePath(u"mine"_s), fixture.check);
    descriptors.load();
    const ProviderCatalog catalog(descriptors);
    Provider found;
    found.name = u"ollama"_s;
    found.title = u"Ollama"_s;
    found.dialect = u"openai-chat-completions"_s;
    found.models.resize(1);
    found.models.first().name = u"qwen3:8b"_s;
    for (const int port : {11434, 11500}) {
        found.baseUrl = QUrl(u"http://127.0.0.1:%1/v1"_s.arg(port));
        QVERIFY(gui::describedAs(descriptors, found).isEmpty());
        const auto kept = gui::keepServer(descriptors, found);
        QVERIFY(kept);
        QCOMPARE(gui::describedAs(descriptors, found), kept->path);
        QVERIFY(!gui::keepServer(descriptors, found));
        const Provider *provider = catalog.find(kept->provider);
        QVERIFY(provider);
        QCOMPARE(provider->models.size(), 1);
        QCOMPARE(provider->models.first().name, u"qwen3:8b"_s);
        // At its usual port it is what is shipped; elsewhere it is another, and what is shipped stays.
        const bool isShipped = port == 11434;
        QCOMPARE(kept->provider, isShipped ? u"ollama"_s : u"ollama-11500"_s);
        QCOMPARE(provider->dialect, isShipped ? u"ollama-chat"_s : u"openai-chat-completions"_s);
        QCOMPARE(bool(provider->models.first().control(u"num_ctx")), isShipped);
        QCOMPARE(provider->toolCalling, isShipped ? ToolCalling::Auto : ToolCalling::Native);
    }
}

void ModelServersTest::saysThatNothingWasFound()
{
    llama::Fixture fixture;
    ScriptedServer gone;
    const auto port = quint16(gone.url().port());
    gone.stopListening();
    gui::FindServersDialog dialog({fixture.client, fixture.keychain, *fixture.descriptors}, nullptr, {{port, u"gone"_s, u"Gone"_s}});
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QTRY_VERIFY(in<QLabel>(dialog, u"findServersState"_s)->text().contains(u"No server answered"_s));
    QVERIFY(!in<QPushButton>(dialog, u"findServersKeep"_s)->isEnabled());
}

void ModelServersTest::offersTheWaysToFurtherModels()
{
    gui::ModelSelector selector;
    selector.show();
    QSignalSpy servers(&selector, &gui::ModelSelector::serversRequested);
    QSignalSpy file(&selector, &gui::ModelSelector::modelFileRequested);
    selector.openList();
    in<QPushButton>(selector, u"modelFindServers"_s)->click();
    selector.openList();
    in<QPushButton>(selector, u"modelStartFile"_s)->click();
    QSignalSpy agents(&selector, &gui::ModelSelector::agentsRequested);
    selector.openList();
    in<QPushButton>(selector, u"modelFindAgents"_s)->click();
    QCOMPARE(servers.count(), 1);
    QCOMPARE(file.count(), 1);
    QCOMPARE(agents.count(), 1);
}

void ModelServersTest::tellsWhichAgentsAreThere()
{
    const llama::Fixture fixture;
    const QString program = fixture.folder.filePath(u"bin/agent"_s);
    support::write(program, "#!/bin/sh\n");
    QVERIFY(QFile::setPermissions(program, QFile::ReadOwner | QFile::ExeOwner));
    support::write(fixture.folder.filePath(u"providers/there.toml"_s),
        "[provider]\nname = \"there\"\ntitle = \"Th\u202eere\"\ndialect = \"acp\"\ncommand = [\"agent\"]\n");
    support::write(fixture.folder.filePath(u"providers/away.toml"_s),
        "[provider]\nname = \"away\"\ndialect = \"acp\"\ncommand = [\"no-such-agent\"]\n");
    fixture.descriptors->load();
    fixture.catalog->setProgramPath(QFileInfo(program).path());
    ProcessHost host {ProcessHost::Programs {}};
    gui::FindAgentsDialog dialog(*fixture.catalog, host, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QSignalSpy picked(&dialog, &gui::FindAgentsDialog::picked);
    auto *list = in<QListWidget>(dialog, u"findAgentsList"_s);
    QTRY_COMPARE(list->count(), 2);
    QCOMPARE(list->item(0)->text(), u"Th\\u202eere\n"_s + program);
    QVERIFY(list->item(1)->text().endsWith(u"no-such-agent is not on this machine"_s));
    QVERIFY(!(list->item(1)->flags() & Qt::ItemIsEnabled));
    in<QPushButton>(dialog, u"findAgentsPick"_s)->click();
    QCOMPARE(picked.first().first().toString(), u"there"_s);
}

QTEST_MAIN(ModelServersTest)
#include "tst_modelservers.moc"
