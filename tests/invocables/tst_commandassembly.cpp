// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "commandfixture.h"
#include "invocables/external/commandassembly.h"
#include "network/process/sandbox.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>

using namespace Qt::StringLiterals;
using namespace invocables;
using model::ErrorCategory;

//! Each condition of what a command tool is run as. Runs no program.
class CommandAssemblyTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void saysWhatIsWrongWithAnArgument_data();
    void saysWhatIsWrongWithAnArgument();
    void saysThatThereIsNoProgram();
    void worksInTheFolderThatIsNamed_data();
    void worksInTheFolderThatIsNamed();
    void takesNoProgramOfTheFolderThatItIsIn();
    void showsNothingMoreForTheRootThatIsNamed();
    void showsOnlyItsOwnFilesOfWhatIsHidden();
    void showsALinkOfItsOwn();
    void writesInAProjectAmongSettings();
    void keepsOnlyKeysFromResults();

private:
    //! What a tool of these lines is run as, in a sandbox.
    model::Result<network::ProcessCommand> assembled(
        const QByteArray &lines, const QByteArray &arguments = "{}", const QByteArray &properties = {});
    static QString mounts(const model::Result<network::ProcessCommand> &command) { return command->vector.join(u' '); }

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<commands::Fixture> m_fixture;
    QByteArray m_homeBefore;
    QStringList m_hidden;
};

void CommandAssemblyTest::init()
{
    m_homeBefore = qgetenv("HOME");
    m_home = std::make_unique<QTemporaryDir>(QDir::currentPath() + u"/home-XXXXXX"_s);
    qputenv("HOME", QFile::encodeName(m_home->path()));
    m_fixture = std::make_unique<commands::Fixture>(u"/usr/bin/bwrap"_s);
    m_hidden.clear();
}

void CommandAssemblyTest::cleanup()
{
    qputenv("HOME", m_homeBefore);
}

model::Result<network::ProcessCommand> CommandAssemblyTest::assembled(
    const QByteArray &lines, const QByteArray &arguments, const QByteArray &properties)
{
    const auto tool = m_fixture->tool(lines, properties);
    if (!tool)
        return model::failure(ErrorCategory::Usage, m_fixture->m_diagnostics.first().toString());
    const CommandAssembly assembly(tool->description(), m_fixture->m_context.folders, m_hidden, m_fixture->m_host);
    return assembly.command(model::JsonText::trusted(arguments), {}, std::make_shared<network::SandboxGround>(assembly.writable()));
}

void CommandAssemblyTest::saysWhatIsWrongWithAnArgument_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("message");
    QTest::newRow("in the command") << "command = ['echo', '{text}']"_ba
                                    << R"({"text":"-x"})"_ba << u"begins with a dash"_s;
    QTest::newRow("in its input") << "command = ['cat']\ninput = '{text}'"_ba
                                  << R"({"text":"\ud800"})"_ba << u"half of a character"_s;
}

void CommandAssemblyTest::saysWhatIsWrongWithAnArgument()
{
    QFETCH(QByteArray, lines);
    QFETCH(QByteArray, arguments);
    QFETCH(QString, message);
    const auto command = assembled(lines, arguments, "text.type = 'string'");
    QVERIFY(!command);
    QCOMPARE(command.error().category, ErrorCategory::Validation);
    QVERIFY2(command.error().message.contains(message), qPrintable(command.error().message));
}

void CommandAssemblyTest::saysThatThereIsNoProgram()
{
    const auto command = assembled("command = ['no-such-program']");
    QVERIFY(!command);
    QCOMPARE(command.error().message, u"There is no program “no-such-program”."_s);
    // Where it may only not have been found, that is said, too.
    m_fixture = std::make_unique<commands::Fixture>();
    bool isKnown = false;
    m_fixture->m_host.find(this, [&isKnown] { isKnown = true; });
    QTRY_VERIFY(isKnown);
    QCOMPARE(assembled("sandbox = 'none'\ncommand = ['no-such-program']").error().message,
        u"There is no program “no-such-program”. There is no login shell that could give its PATH."_s);
}

void CommandAssemblyTest::worksInTheFolderThatIsNamed_data()
{
    QTest::addColumn<QByteArray>("folder");
    QTest::addColumn<QString>("place");
    QTest::newRow("none") << QByteArray() << u""_s;
    QTest::newRow("the workspace itself") << "folder = '.'\n"_ba << u""_s;
    QTest::newRow("one below") << "folder = 'sub'\n"_ba << u"/sub"_s;
}

void CommandAssemblyTest::worksInTheFolderThatIsNamed()
{
    QFETCH(QByteArray, folder);
    QFETCH(QString, place);
    const QString root = m_fixture->m_context.folders.first();
    QVERIFY(QDir(root).mkpath(u"sub"_s));
    const auto command = assembled(folder + "command = ['true']");
    QVERIFY2(command, command ? "" : qPrintable(command.error().message));
    QCOMPARE(command->folder, root + place);
}

//! What is compiled in has no folder, and this program's own may be anybody's.
void CommandAssemblyTest::takesNoProgramOfTheFolderThatItIsIn()
{
    const QString name = u"planted-"_s + QFileInfo(m_home->path()).fileName();
    support::writeProgram(QDir::current().filePath(name), "#!/bin/sh\n");
    const auto tool = m_fixture->tool("command = ['./" + name.toUtf8() + "']");
    CommandDescription description = tool->description();
    description.descriptorFolder.clear();
    const auto command =
        CommandAssembly(description, m_fixture->m_context.folders, {}, m_fixture->m_host).command(model::JsonText::trusted("{}"), {}, {});
    QVERIFY(QFile::remove(QDir::current().filePath(name)));
    QVERIFY(!command);
    QCOMPARE(command.error().category, ErrorCategory::Execution);
}

void CommandAssemblyTest::showsNothingMoreForTheRootThatIsNamed()
{
    const auto plain = assembled("command = ['ls']");
    for (const QString &name : {u"/"_s, u"/."_s, m_home->path(), m_home->path() + u'/', QFileInfo(m_home->path()).path()}) {
        const auto named = assembled("command = ['ls', '" + name.toUtf8() + "']");
        QVERIFY(plain && named);
        QCOMPARE(mounts(named), mounts(plain) + u' ' + name);
    }
}

void CommandAssemblyTest::showsOnlyItsOwnFilesOfWhatIsHidden()
{
    const QString profile = QFileInfo(m_home->path()).canonicalFilePath() + u"/profile"_s;
    const QString own = QFileInfo(m_fixture->descriptor()).path();
    support::write(profile + u"/store"_s, "secret");
    support::write(own + u"/script"_s, "x");
    m_hidden = {profile, own};
    const QString all = mounts(assembled("command = ['sh', '" + profile.toUtf8() + "/store', '" + own.toUtf8() + "/script']"));
    QVERIFY2(!all.contains(u"-try %1/store"_s.arg(profile)), qPrintable(all));
    QVERIFY2(all.contains(u"--ro-bind-try %1/script"_s.arg(QFileInfo(own).canonicalFilePath())), qPrintable(all));
}

//! A link in a workspace is seen there as it is; any other has to be put where it is.
void CommandAssemblyTest::showsALinkOfItsOwn()
{
    const QString home = QFileInfo(m_home->path()).canonicalFilePath();
    const QString root = m_fixture->m_context.folders.first();
    support::writeProgram(home + u"/real/tool"_s, "#!/bin/sh\n");
    QVERIFY(QDir().mkpath(home + u"/tools"_s) && QDir().mkpath(root + u"/tools"_s));
    for (const QString &folder : {home, root}) {
        QVERIFY(QFile::link(home + u"/real/tool"_s, folder + u"/tools/link"_s));
        const QString all = mounts(assembled("command = ['" + folder.toUtf8() + "/tools/link']"));
        const QString shown = u"--ro-bind-try %1/real/tool %2/tools/link"_s.arg(home, folder);
        QVERIFY2(all.contains(shown) == (folder == home), qPrintable(all));
        QVERIFY2(all.contains(u"--ro-bind-try %1/real/tool %1/real/tool"_s.arg(home)), qPrintable(all));
    }
}

void CommandAssemblyTest::writesInAProjectAmongSettings()
{
    const QString settings = QFileInfo(m_home->path()).canonicalFilePath() + u"/.config"_s;
    QVERIFY(QDir().mkpath(settings + u"/nvim"_s));
    const QString bound = u"--bind-try %1 %1"_s;
    m_fixture->m_context.folders = {settings + u"/nvim"_s};
    QVERIFY(mounts(assembled("command = ['true']")).contains(bound.arg(settings + u"/nvim"_s)));
    m_fixture->m_context.folders = {settings};
    QVERIFY(!mounts(assembled("command = ['true']")).contains(bound.arg(settings)));
}

void CommandAssemblyTest::keepsOnlyKeysFromResults()
{
    qputenv("PARLANCE_ASSEMBLY_KEY", "of the environment");
    qputenv("PARLANCE_ASSEMBLY_PLACE", "here");
    const auto tool = m_fixture->tool("command = ['true']\nenvironment = ['PARLANCE_ASSEMBLY_KEY', 'PARLANCE_ASSEMBLY_PLACE']");
    const CommandAssembly assembly(tool->description(), {}, {}, m_fixture->m_host);
    QList<QByteArray> secrets = assembly.secrets({{u"entry"_s, "of the keychain"}, {u"none"_s, {}}});
    std::sort(secrets.begin(), secrets.end());
    QCOMPARE(secrets, (QList<QByteArray> {"of the environment", "of the keychain"}));
}

QTEST_GUILESS_MAIN(CommandAssemblyTest)
#include "tst_commandassembly.moc"
