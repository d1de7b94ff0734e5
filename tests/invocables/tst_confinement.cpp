// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "commandfixture.h"
#include "invocables/external/commandassembly.h"
#include "invocables/processor/approvalstep.h"
#include "model/basics/workspacekind.h"
#include "model/session/approvals.h"
#include "tests/support/files.h"

#include <QDir>
#include <QFile>
#include <QLoggingCategory>
#include <QSignalSpy>
#include <QTcpServer>

using namespace Qt::StringLiterals;
using namespace invocables;
using calls::textOf;
using model::ErrorCategory;
using network::Bubblewrap;

namespace {

constexpr char secret[] = "sk-very-secret-4711";

QString &logged()
{
    static QString all;
    return all;
}

void keepMessage(QtMsgType, const QMessageLogContext &, const QString &text)
{
    logged() += text + u'\n';
}

//! What a person is asked before the call is made; empty if nothing.
QString askedBefore(const Invoker &invoker, const QByteArray &arguments)
{
    model::Questions questions;
    QString asked; // but as whom it would run, which differs by who tests
    QObject::connect(
        &questions, &model::Questions::raised, &questions, [&](model::Question *question) { asked = question->subject().text; });
    model::InvocationScope scope;
    scope.questions = &questions;
    ApprovalStep step(std::make_shared<Invoker>(invoker), scope, {}, nullptr);
    step.begin(model::JsonText::trusted(arguments));
    return QTest::qWaitFor([&asked] { return !asked.isEmpty(); }, support::patience) ? asked.section(u"\nIt runs as "_s, 0, 0) : QString();
}

} // namespace

//! What a command tool may reach. The tests of the sandbox itself are skipped where bubblewrap is not there or cannot make namespaces.
class TestConfinement final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void saysAsWhatItRuns_data();
    void saysAsWhatItRuns();
    void isSeenBeforeItIsAllowed();
    void isAskedAgainWithoutItsSandbox();
    void showsWhatWouldNotBeSeenOfACall();
    void isAskedAgainWhereItsTextHasChanged_data();
    void isAskedAgainWhereItsTextHasChanged();
    void keepsToTheWorkspace();
    void keepsRepositoriesUnlessTheyAreOpened();
    void letsNoDescriptorsBePlanted();
    void tidiesUpAfterACallThatIsCancelled();
    void namesTheRepositoriesThatItMade_data();
    void namesTheRepositoriesThatItMade();
    void neverReachesWhatIsHidden();
    void readsItsOwnScriptInWhatIsHidden();
    void doesNotWorkInWhatIsHidden();
    void onlyReadsASettingsFolder();
    void tellsOfAWorkspaceThatIsAHomeFolder();
    void readsWhatTheCommandNames();
    void opensTheDevicesThatTheCommandNames();
    void runsAProgramOfThePersonsPath();
    void runsProgramsThatAreLinks();
    void needsThatTheNetworkIsOpened();
    void tellsSignalsFromStatuses_data();
    void tellsSignalsFromStatuses();
    void holdsLimits();
    void isAskedToEndWhenItIsCancelled();
    void isKilledWhereItDoesNotEnd();
    void givesAwayNoSecret_data();
    void givesAwayNoSecret();

private:
    bool isSkipped();
    //! Runs a script in the sandbox until it has made the file `begun`.
    void cancelOnceBegun(const QByteArray &script);

    QString m_bubblewrap;
    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<commands::Fixture> m_fixture;
};

void TestConfinement::initTestCase()
{
    network::ProcessHost host({{}, network::findProgram(u"bwrap"_s, u"/usr/bin:/usr/local/bin"_s)});
    bool known = false;
    host.find(this, [&known] { known = true; });
    QTRY_VERIFY(known);
    if (host.bubblewrap().state == Bubblewrap::State::Usable)
        m_bubblewrap = host.bubblewrap().program;
}

void TestConfinement::init()
{
    // Not in /tmp, which a sandbox hides by itself.
    m_home = std::make_unique<QTemporaryDir>(QDir::currentPath() + u"/home-XXXXXX"_s);
    qputenv("HOME", m_home->path().toUtf8());
    m_fixture = std::make_unique<commands::Fixture>(m_bubblewrap);
}

bool TestConfinement::isSkipped()
{
    if (m_bubblewrap.isEmpty())
        QTest::qSkip("bubblewrap is not installed or cannot make namespaces here", __FILE__, __LINE__);
    return m_bubblewrap.isEmpty();
}

void TestConfinement::saysAsWhatItRuns_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<Bubblewrap::State>("state");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QByteArray &lines, Bubblewrap::State state, const QString &words) {
        QTest::newRow(name) << lines << state << words;
    };
    using enum Bubblewrap::State;
    row("usual", "", Usable, u"sandboxed: workspace writable, no network"_s);
    row("network", "network = true", Usable, u"sandboxed: workspace writable, network open"_s);
    row("more", "writable = [\"~/.cache\"]", Usable, u"sandboxed: workspace writable, ~/.cache writable, no network"_s);
    row("repositories", "writable = [\".git\"]", Usable,
        u"sandboxed: workspace writable, .git writable, which your own programs run things from, no network"_s);
    row("none", "sandbox = \"none\"", Usable, u"not sandboxed: its descriptor says so"_s);
    row("not installed", "", NotInstalled, u"not sandboxed: bubblewrap is not installed"_s);
    row("container", "", NotUsable, u"not sandboxed: bubblewrap cannot make namespaces here"_s);
    row("required", "sandbox = \"required\"", NotInstalled, u"cannot run: it needs a sandbox, and bubblewrap is not installed"_s);
    row("required, container", "sandbox = \"required\"", NotUsable,
        u"cannot run: it needs a sandbox, and bubblewrap cannot make namespaces here"_s);
}

void TestConfinement::saysAsWhatItRuns()
{
    QFETCH(QByteArray, lines);
    QFETCH(Bubblewrap::State, state);
    const auto tool = m_fixture->tool("command = [\"true\"]\n" + lines);
    QVERIFY(tool);
    QTEST(tool->description().confinement.words({state}), "words");
}

void TestConfinement::isSeenBeforeItIsAllowed()
{
    commands::Fixture fixture;
    Invoker invoker;
    invoker.ensemble = u"git"_s;
    invoker.name = u"log"_s;
    invoker.description = u"Lists commits\nMore for the model."_s;
    invoker.invocable = fixture.tool(
        "command = [\"git\", \"log\", [\"-n\", \"{count}\"], \"--\", \"{path}\"]", "count.type = 'integer', path.type = 'string'");
    QCOMPARE(askedBefore(invoker, R"({"count":5,"path":"a b\n"})"),
        u"Allow git:log?\nLists commits\ngit log -n 5 -- 'a b\\u000a'\nnot sandboxed: bubblewrap is not installed"_s);
}

void TestConfinement::isAskedAgainWithoutItsSandbox()
{
    commands::Fixture with(u"/usr/bin/bwrap"_s);
    commands::Fixture without;
    Invoker sandboxed;
    sandboxed.fingerprint = u"f"_s;
    sandboxed.invocable = with.tool("command = ['true']");
    Invoker bare = sandboxed;
    bare.invocable = without.tool("command = ['true']");
    QVERIFY(sandboxed.allowance() != bare.allowance());
    bare.invocable = with.tool("command = ['true']");
    QCOMPARE(bare.allowance(), sandboxed.allowance());
}

void TestConfinement::showsWhatWouldNotBeSeenOfACall()
{
    commands::Fixture fixture;
    Invoker invoker;
    invoker.ensemble = u"net"_s;
    invoker.name = u"get"_s;
    invoker.description = u"Gets\u2028sandboxed: no network"_s;
    invoker.invocable = fixture.tool("command = [\"curl\", \"{url}\"]", "url.type = 'string'");
    const QString shown = askedBefore(invoker, R"({"url":"https://bank.example@\u0430pple.com/\u202e"})");
    QCOMPARE(shown,
        u"Allow net:get?\nGets\\u2028sandboxed: no network\ncurl 'https://bank.example@\u0430pple.com/\\u202e'\n"
        "It leads to xn--pple-43d.com\nnot sandboxed: bubblewrap is not installed"_s);
    const QString asked = askedBefore(invoker, "{\"url\":\"https://example.org/" + QByteArray(5000, 'q') + "\"}");
    QVERIFY2(asked.contains(u"qqq… (3025 more characters)\nIt leads to example.org\n"), qPrintable(asked));
}

void TestConfinement::isAskedAgainWhereItsTextHasChanged_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("counts");
    QTest::newRow("the program itself") << QByteArray("command = ['./run.sh']") << u".parlance/ensembles/run.sh"_s << true;
    QTest::newRow("the script of an interpreter")
        << QByteArray("command = ['python3', 'tools/check.py', '--all']") << u"tools/check.py"_s << true;
    QTest::newRow("below its own folder") << QByteArray("folder = 'tools'\ncommand = ['sh', 'check.sh']") << u"tools/check.sh"_s << true;
    QTest::newRow("after an option's name") << QByteArray("command = ['lint', '--config=lint.toml']") << u"lint.toml"_s << true;
    QTest::newRow("by a link") << QByteArray("command = ['sh', 'link.sh']") << u"real.sh"_s << true;
    QTest::newRow("what it does not name") << QByteArray("command = ['sh', 'check.sh']") << u"other.sh"_s << false;
    QTest::newRow("outside the workspace") << QByteArray("command = ['sh', '~/check.sh']") << u"~/check.sh"_s << false;
}

void TestConfinement::isAskedAgainWhereItsTextHasChanged()
{
    QFETCH(QByteArray, lines);
    QFETCH(QString, file);
    QFETCH(bool, counts);
    commands::Fixture fixture;
    const QString workspace = fixture.m_context.folders.first();
    const QString path = file.startsWith(u'~') ? m_home->path() + file.mid(1) : workspace + u'/' + file;
    support::write(path, "echo one");
    QVERIFY(QFile::link(workspace + u"/real.sh"_s, workspace + u"/link.sh"_s));
    auto invoker = std::make_shared<Invoker>();
    invoker->ensemble = u"own"_s;
    invoker->name = u"check"_s;
    invoker->fingerprint = u"f"_s;
    invoker->invocable = fixture.tool(lines);
    QVERIFY2(invoker->invocable, qPrintable(fixture.m_diagnostics.isEmpty() ? QString() : fixture.m_diagnostics.first().toString()));
    model::Questions questions;
    int asked = 0;
    connect(&questions, &model::Questions::raised, this, [&asked](model::Question *question) {
        ++asked;
        question->giveAnswer({model::Verdict::AllowAlways});
    });
    model::Approvals approvals(m_home->filePath(u"approvals.json"_s));
    model::InvocationScope scope;
    scope.questions = &questions;
    scope.approvals = &approvals;
    scope.folders = {workspace};
    const auto isAllowed = [&] {
        ApprovalStep step(invoker, scope, {}, nullptr);
        QSignalSpy allowed(&step, &ApprovalStep::allowed);
        step.begin(model::JsonText::trusted("{}"));
        return QTest::qWaitFor([&allowed] { return allowed.size() == 1; }, support::patience);
    };
    QVERIFY(isAllowed() && isAllowed());
    QCOMPARE(asked, 1);
    support::write(path, "echo two");
    QVERIFY(isAllowed() && isAllowed());
    QCOMPARE(asked, counts ? 2 : 1);
}

void TestConfinement::keepsToTheWorkspace()
{
    if (isSkipped())
        return;
    QFile key(m_home->filePath(u"key"_s));
    QVERIFY(key.open(QIODevice::WriteOnly));
    key.write("private");
    key.close();
    const QByteArray script = "command = ['sh', '-c', 'echo in >inside; echo out >$HOME/outside; cat $HOME/key; pwd; true']";
    const QString text = textOf(m_fixture->call(script));
    QCOMPARE(text, m_fixture->m_context.folders.first() + u'\n');
    QVERIFY(QFile::exists(m_fixture->m_workspace.filePath(u"inside"_s)));
    QVERIFY(!QFile::exists(m_home->filePath(u"outside"_s)));
    // It is the sandbox that kept it from both.
    QVERIFY(textOf(m_fixture->call("sandbox = 'none'\n" + script)).startsWith(u"private"));
    QVERIFY(QFile::exists(m_home->filePath(u"outside"_s)));
}

void TestConfinement::keepsRepositoriesUnlessTheyAreOpened()
{
    if (isSkipped())
        return;
    const QString settings = m_fixture->m_workspace.filePath(u"lib/.git/config"_s);
    support::write(settings, "as it was");
    const QByteArray script = "command = ['sh', '-c', 'echo new >lib/.git/config; echo ran']\n";
    QCOMPARE(textOf(m_fixture->call(script)), u"ran\n"_s);
    QCOMPARE(support::read(settings), QByteArray("as it was"));
    QCOMPARE(textOf(m_fixture->call(script + "writable = ['.git']")), u"ran\n"_s);
    QCOMPARE(support::read(settings), QByteArray("new\n"));
}

void TestConfinement::letsNoDescriptorsBePlanted()
{
    if (isSkipped())
        return;
    QCOMPARE(
        textOf(m_fixture->call("command = ['sh', '-c', 'mkdir -p .parlance/ensembles; echo x >.parlance/a.toml; echo ran']")), u"ran\n"_s);
    QVERIFY(!QFileInfo::exists(m_fixture->m_workspace.filePath(u".parlance"_s)));
}

void TestConfinement::tidiesUpAfterACallThatIsCancelled()
{
    if (isSkipped())
        return;
    cancelOnceBegun("echo >begun; while :; do mkdir -p .parlance/ensembles; sleep 0.02; done");
    QTRY_VERIFY(!QFileInfo::exists(m_fixture->m_workspace.filePath(u".parlance"_s)));
}

void TestConfinement::namesTheRepositoriesThatItMade_data()
{
    QTest::addColumn<QByteArray>("ending");
    QTest::newRow("works") << QByteArray("echo ran");
    QTest::newRow("fails") << QByteArray("exit 3");
}

void TestConfinement::namesTheRepositoriesThatItMade()
{
    if (isSkipped())
        return;
    QFETCH(QByteArray, ending);
    support::write(m_fixture->m_workspace.filePath(u"old/.git/config"_s), "as it was");
    const auto result = m_fixture->call("command = ['sh', '-c', 'mkdir -p made/.git; " + ending + "']");
    const QString told = result ? result->remarks.join(u'\n') : result.error().message;
    QVERIFY2(told.contains(u"It made repositories"_s) && told.contains(u"made/.git"_s) && !told.contains(u"old"_s), qPrintable(told));
    QVERIFY(!result || textOf(result) == u"ran\n");
}

void TestConfinement::neverReachesWhatIsHidden()
{
    if (isSkipped())
        return;
    const QString hidden = QFileInfo(m_home->path()).canonicalFilePath() + u"/own"_s;
    support::write(hidden + u"/store"_s, "secret");
    m_fixture->m_context.folders = {QFileInfo(hidden).path()};
    m_fixture->m_context.hiddenFolders = {hidden};
    const QByteArray home = m_home->path().toUtf8();
    const QByteArray script = "command = ['sh', '-c', 'cat own/store; echo evil >own/evil; mv own new; echo ran', '" + home
        + "/own/store']\n";
    QCOMPARE(textOf(m_fixture->call(script)), u"ran\n"_s);
    QCOMPARE(textOf(m_fixture->call(script + "readable = ['" + home + "/own', '~/own/store']\nwritable = ['~/own']")), u"ran\n"_s);
    QCOMPARE(QDir(hidden).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList {u"store"_s});
}

void TestConfinement::readsItsOwnScriptInWhatIsHidden()
{
    if (isSkipped())
        return;
    // As a person's own tool has it, whose descriptor is in the profile.
    const QString folder = QFileInfo(m_fixture->descriptor()).path();
    support::write(folder + u"/script"_s, "echo ran; cat \"${0%/*}/secret\"; echo evil >\"${0%/*}/evil\"; echo evil >\"$0\"; true");
    support::write(folder + u"/secret"_s, "secret");
    support::writeProgram(folder + u"/tool"_s, "#!/bin/sh\necho ran\n");
    m_fixture->m_context.hiddenFolders = {QFileInfo(folder).path()};
    QCOMPARE(textOf(m_fixture->call("command = ['sh', '" + folder.toUtf8() + "/script']")), u"ran\n"_s);
    QCOMPARE(textOf(m_fixture->call("command = ['./tool']")), u"ran\n"_s);
    QVERIFY(!QFile::exists(folder + u"/evil"_s) && support::read(folder + u"/script"_s).startsWith("echo ran"));
}

void TestConfinement::doesNotWorkInWhatIsHidden()
{
    if (isSkipped())
        return;
    m_fixture->m_context.hiddenFolders = m_fixture->m_context.folders;
    const auto result = m_fixture->call("command = ['sh', '-c', 'echo ran']");
    QVERIFY(!result);
    QCOMPARE(result.error().category, ErrorCategory::Permission);
}

void TestConfinement::onlyReadsASettingsFolder()
{
    if (isSkipped())
        return;
    const QString folder = QFileInfo(m_home->path()).canonicalFilePath() + u"/.config"_s;
    support::write(folder + u"/a/b.conf"_s, "settings\n");
    m_fixture->m_context.folders = {folder};
    QCOMPARE(textOf(m_fixture->call("command = ['sh', '-c', 'cat a/b.conf; mkdir autostart; echo evil >a/b.conf; echo ran']")),
        u"settings\nran\n"_s);
    QVERIFY(!QFileInfo::exists(folder + u"/autostart"_s));
    QCOMPARE(support::read(folder + u"/a/b.conf"_s), QByteArray("settings\n"));
}

void TestConfinement::tellsOfAWorkspaceThatIsAHomeFolder()
{
    const QString home = QFileInfo(m_home->path()).canonicalFilePath();
    QCOMPARE(model::workspaceKind(home), model::WorkspaceKind::Home);
    QCOMPARE(model::workspaceKind(QFileInfo(home).path()), model::WorkspaceKind::AboveHome);
    QCOMPARE(model::workspaceKind(u"/"_s), model::WorkspaceKind::AboveHome);
    QCOMPARE(model::workspaceKind(home + u"/.config/x"_s), model::WorkspaceKind::HiddenInHome);
    QCOMPARE(model::workspaceKind(home + u"/project"_s), model::WorkspaceKind::Plain);
    QCOMPARE(model::workspaceKind(home + u"2"_s), model::WorkspaceKind::Plain);
    Invoker invoker;
    invoker.ensemble = u"code"_s;
    invoker.name = u"sh"_s;
    invoker.invocable = m_fixture->tool("command = ['true']");
    model::Questions questions;
    QString asked;
    connect(&questions, &model::Questions::raised, this, [&asked](model::Question *question) { asked = question->subject().text; });
    model::InvocationScope scope;
    scope.questions = &questions;
    scope.folders = {home};
    ApprovalStep step(std::make_shared<Invoker>(invoker), scope, {}, nullptr);
    step.begin(model::JsonText::trusted("{}"));
    QTRY_VERIFY(!asked.isEmpty());
    QVERIFY2(asked.contains(u"The workspace %1 is a home folder."_s.arg(home)), qPrintable(asked));
}

void TestConfinement::readsWhatTheCommandNames()
{
    if (isSkipped())
        return;
    for (const QString &name : {u"script"_s, u"data"_s, u"beside"_s}) {
        QFile file(m_home->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(name == u"script" ? "cat \"$1\" \"$2\" \"$3\"; ls $HOME; true" : name.toUtf8() + '\n');
    }
    const QByteArray home = m_home->path().toUtf8();
    const QByteArray lines = "command = ['sh', '" + home + "/script', '" + home + "/data', '{text}', '" + home + "']\nreadable = ['~/no']";
    const QString text = textOf(m_fixture->call(lines, "{\"text\":\"" + home + "/beside\"}", "text.type = 'string'"));
    QCOMPARE(text, u"data\ndata\nscript\n"_s);
}

// They are in the sandbox anyway; those of the machine, mounted over them, would be closed to it.
void TestConfinement::opensTheDevicesThatTheCommandNames()
{
    if (isSkipped())
        return;
    const QString text = textOf(m_fixture->call("command = ['wc', '-c', '/dev/null', '/proc/self/comm']"));
    QVERIFY2(text.contains(u"0 /dev/null"_s) && text.contains(u"3 /proc/self/comm"_s), qPrintable(text));
}

void TestConfinement::runsAProgramOfThePersonsPath()
{
    if (isSkipped())
        return;
    const QString folder = m_home->filePath(u".nodes/v22/bin"_s);
    QVERIFY(QDir().mkpath(folder) && QDir().mkpath(m_home->filePath(u".nodes/v22/lib"_s)));
    QFile program(folder + u"/npx-like"_s);
    QVERIFY(program.open(QIODevice::WriteOnly));
    program.write("#!/bin/sh\necho ran $0; ls $(dirname $0)/..");
    program.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    program.close();
    const QString shell = m_home->filePath(u"shell"_s);
    QFile file(shell);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("#!/bin/sh\nfor last; do :; done\nPATH=$HOME/.nodes/v22/bin:/usr/bin:/bin\neval \"$last\"\n");
    file.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    file.close();
    network::ProcessHost host({shell, m_bubblewrap});
    InvocableServices services = m_fixture->services();
    services.processHost = [&host]() -> network::ProcessHost & { return host; };
    CommandInvocable tool(m_fixture->tool("command = ['npx-like']")->description(), services);
    const auto result = calls::outcomeOf(tool.invoke(model::JsonText::trusted("{}"), m_fixture->m_context, this));
    QCOMPARE(textOf(result), u"ran %1/npx-like\nbin\nlib\n"_s.arg(folder));
}

void TestConfinement::runsProgramsThatAreLinks()
{
    if (isSkipped())
        return;
    // As pipx has them: a link to a script in a virtual environment, whose interpreter is a link to one that is a link.
    const QString venv = m_home->filePath(u".local/share/pipx/venvs/tool"_s);
    const QString bin = m_home->filePath(u".local/bin"_s);
    QVERIFY(QDir().mkpath(venv + u"/bin"_s) && QDir().mkpath(venv + u"/lib"_s) && QDir().mkpath(bin));
    QVERIFY(QFile::link(u"/bin/sh"_s, venv + u"/bin/python3"_s) && QFile::link(u"python3"_s, venv + u"/bin/python"_s));
    QFile script(venv + u"/bin/tool"_s);
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("#!" + venv.toUtf8() + "/bin/python\necho ran; ls " + venv.toUtf8() + '\n');
    script.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    script.close();
    QVERIFY(QFile::link(u"../share/pipx/venvs/tool/bin/tool"_s, bin + u"/tool"_s));
    QCOMPARE(textOf(m_fixture->call("command = ['~/.local/bin/tool']")), u"ran\nbin\nlib\n"_s);

    // As npm has them in a project.
    const QString modules = m_fixture->m_workspace.filePath(u"node_modules"_s);
    QVERIFY(QDir().mkpath(modules + u"/.bin"_s) && QFile::link(script.fileName(), modules + u"/.bin/tool"_s));
    QCOMPARE(textOf(m_fixture->call("command = ['" + modules.toUtf8() + "/.bin/tool']")), u"ran\nbin\nlib\n"_s);
}

void TestConfinement::needsThatTheNetworkIsOpened()
{
    if (isSkipped())
        return;
    if (!QFile::exists(u"/bin/bash"_s))
        QSKIP("needs bash, which opens connections by itself");
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    const QByteArray lines =
        "accepted-statuses = [0, 1]\ncommand = ['bash', '-c', 'exec 3<>/dev/tcp/127.0.0.1/$0 && echo connected', '{port}']\n";
    const QByteArray arguments = "{\"port\":" + QByteArray::number(server.serverPort()) + "}";
    QVERIFY(!textOf(m_fixture->call(lines, arguments, "port.type = 'integer'")).contains(u"connected\n"));
    QCOMPARE(textOf(m_fixture->call(lines + "network = true", arguments, "port.type = 'integer'")), u"connected\n"_s);
}

void TestConfinement::tellsSignalsFromStatuses_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<ErrorCategory>("category");
    QTest::newRow("crash") << QByteArray("kill -SEGV $$") << ErrorCategory::Fatal;
    QTest::newRow("killed") << QByteArray("kill -9 $$") << ErrorCategory::Fatal;
    QTest::newRow("wrong use of git") << QByteArray("exit 129") << ErrorCategory::Execution;
    QTest::newRow("failure") << QByteArray("exit 1") << ErrorCategory::Execution;
}

void TestConfinement::tellsSignalsFromStatuses()
{
    if (isSkipped())
        return;
    QFETCH(QByteArray, script);
    const auto result = m_fixture->call("command = ['sh', '-c', '" + script + "']");
    QVERIFY(!result);
    QTEST(result.error().category, "category");
}

void TestConfinement::holdsLimits()
{
    if (isSkipped())
        return;
    const QByteArray memory = "command = ['dd', 'if=/dev/zero', 'of=/dev/null', 'bs=512M', 'count=1']\n";
    QVERIFY(m_fixture->call(memory));
    const auto tooMuch = m_fixture->call(memory + "limits.memory = 64");
    QVERIFY(!tooMuch && tooMuch.error().message.contains(u"memory"));
    const auto tooLarge = m_fixture->call("command = ['dd', 'if=/dev/zero', 'of=large', 'bs=1M', 'count=3']\nlimits.file-size = 1");
    QVERIFY(!tooLarge);
    QVERIFY2(tooLarge.error().message.contains(u"larger"), qPrintable(tooLarge.error().message));
    QCOMPARE(QFileInfo(m_fixture->m_workspace.filePath(u"large"_s)).size(), 1024 * 1024);
}

void TestConfinement::cancelOnceBegun(const QByteArray &script)
{
    const auto tool = m_fixture->tool("command = ['sh', '-c', '" + script + "']");
    InvocableJob *job = tool->invoke(model::JsonText::trusted("{}"), m_fixture->m_context, this);
    QTRY_VERIFY(QFile::exists(m_fixture->m_workspace.filePath(u"begun"_s)));
    job->cancel();
}

void TestConfinement::isAskedToEndWhenItIsCancelled()
{
    if (isSkipped())
        return;
    cancelOnceBegun("trap \"sleep 0.2; echo >ended; exit\" TERM; echo >begun; while :; do sleep 0.02; done");
    QTRY_VERIFY(QFile::exists(m_fixture->m_workspace.filePath(u"ended"_s)));
}

void TestConfinement::isKilledWhereItDoesNotEnd()
{
    if (isSkipped())
        return;
    cancelOnceBegun("trap \"\" TERM; echo >begun; while :; do echo >>alive; sleep 0.02; done");
    const QString alive = m_fixture->m_workspace.filePath(u"alive"_s);
    const auto hasEnded = [&alive] {
        const qint64 before = QFileInfo(alive).size();
        QTest::qWait(150);
        return QFileInfo(alive).size() == before;
    };
    QTRY_VERIFY(hasEnded());
}

void TestConfinement::givesAwayNoSecret_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<bool>("fails");
    const QByteArray key = "variables.KEY = { keychain = 'PARLANCE_TEST_TOKEN' }\n";
    const QByteArray named = "environment = ['PARLANCE_TEST_TOKEN']\n";
    const QByteArray script = "command = ['sh', '-c', 'test $KEY$PARLANCE_TEST_TOKEN = sk-very-secret-4711 && echo arrived; "
                              "echo $KEY$PARLANCE_TEST_TOKEN >&2; env; exit STATUS']\n";
    for (const bool fails : {false, true}) {
        const QByteArray ending = QByteArray(script).replace("STATUS", fails ? "1" : "0");
        QTest::addRow("key, %s", fails ? "fails" : "works") << key + ending << fails;
        QTest::addRow("variable, %s", fails ? "fails" : "works") << named + ending << fails;
        QTest::addRow("key without a sandbox, %s", fails ? "fails" : "works") << key + "sandbox = 'none'\n" + ending << fails;
    }
}

void TestConfinement::givesAwayNoSecret()
{
    QFETCH(QByteArray, lines);
    QFETCH(bool, fails);
    qputenv("PARLANCE_TEST_TOKEN", secret);
    QLoggingCategory::setFilterRules(u"*=true"_s);
    logged().clear();
    const auto before = qInstallMessageHandler(keepMessage);
    const auto result = m_fixture->call(lines);
    qInstallMessageHandler(before);
    QLoggingCategory::setFilterRules({});
    const QString log = logged();
    QCOMPARE(result.has_value(), !fails);
    const QString whole = textOf(result) + (result ? result->display : result.error().detail);
    QVERIFY2(whole.contains(u"arrived") && whole.contains(u"[redacted]"), qPrintable(whole));
    // The script in the descriptor has it, the error names only the program.
    QVERIFY2(!whole.contains(QLatin1StringView(secret)), qPrintable(whole));
    QVERIFY2(!log.contains(QLatin1StringView(secret)), qPrintable(log));

    const auto tool = m_fixture->tool(lines);
    const CommandAssembly assembly(tool->description(), m_fixture->m_context.folders, {}, m_fixture->m_host);
    const auto command = assembly.command(model::JsonText::trusted("{}"), {{u"PARLANCE_TEST_TOKEN"_s, secret}}, {});
    QVERIFY(command);
    // Everybody on the machine sees a command line; only the person an environment.
    for (const QString &element : command->vector)
        QVERIFY(!element.contains(QLatin1StringView(secret)) || element.startsWith(u"test "));
    QVERIFY(!tool->confinement().contains(QLatin1StringView(secret)));
}

QTEST_GUILESS_MAIN(TestConfinement)
#include "tst_confinement.moc"
