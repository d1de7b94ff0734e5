// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDirIterator>
#include <QJsonArray>

using namespace Qt::StringLiterals;

//! `import-servers`, on a machine on which no keychain runs.
class ImportingServersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsWhatItWouldWriteAndWritesNothing();
    void writesDescriptorsThatCheckAccepts();
    void writesNoKeyAnywhere();
    void takesOnlyWhatIsAskedFor();
    void overwritesNothing();
    void tellsWhatIsWrongWithAFile();

private:
    QString folder() const { return m_program->profile() + u"/config/ensembles"_s; }
    QString copied(const QString &name) const
    {
        QFile file(support::dataFolder() + u"/mcpservers/"_s + name);
        return file.open(QIODevice::ReadOnly) ? m_program->write(u"workspace/"_s + name, file.readAll()) : QString();
    }

    std::unique_ptr<Program> m_program;
};

void ImportingServersTest::init()
{
    m_program = std::make_unique<Program>();
    m_program->setEnvironment(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path=/nonexistent"_s);
}

void ImportingServersTest::showsWhatItWouldWriteAndWritesNothing()
{
    const QString file = copied(u"claude_desktop_config.json"_s);
    const Program::Run text = m_program->run({u"import-servers"_s, file});
    VERIFY_STATUS(text, 0);
    QVERIFY(text.out.contains("    name = \"github\"\n"));
    QVERIFY(text.out.contains("key MCP_GITHUB_PERSONAL_ACCESS_TOKEN: from the file into the keychain"));
    QVERIFY(text.out.contains("key MCP_BRAVE_SEARCH_BRAVE_API_KEY: to be given"));
    QVERIFY(text.notes.contains("nothing has been written"));
    const Program::Run json = m_program->run({u"import-servers"_s, u"--json"_s, file});
    VERIFY_STATUS(json, 0);
    const QList<QJsonObject> servers = json.lines();
    QCOMPARE(servers.size(), 5);
    QCOMPARE(servers.at(1).value("server"_L1), u"github"_s);
    QCOMPARE(servers.at(1).value("path"_L1), folder() + u"/github.toml"_s);
    QCOMPARE(servers.at(1).value("keys"_L1).toArray().first().toObject().value("given"_L1), true);
    for (const QByteArray &said : {text.out, json.out})
        QVERIFY2(!said.contains("ghp_") && !said.contains("lovelace") && !said.contains("tok-55aa"), said.constData());
    QVERIFY(!QDir(folder()).exists());
}

void ImportingServersTest::writesDescriptorsThatCheckAccepts()
{
    const Program::Run run = m_program->run(
        {u"import-servers"_s, u"--yes"_s, copied(u"mcp_servers.json"_s), copied(u"cline_mcp_settings.json"_s)});
    // A key could not be kept, which is said.
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.notes.contains("MCP_PAGES_AUTHORIZATION"), run.notes.constData());
    const QStringList names = QDir(folder()).entryList({u"*.toml"_s});
    QCOMPARE(names, QStringList({u"everything.toml"_s, u"pages.toml"_s, u"remote.toml"_s, u"weather.toml"_s}));
    VERIFY_STATUS(m_program->run({u"check"_s, folder()}), 0);
}

void ImportingServersTest::writesNoKeyAnywhere()
{
    m_program->run({u"import-servers"_s, u"--yes"_s, copied(u"claude_desktop_config.json"_s)});
    QCOMPARE(QDir(folder()).entryList({u"*.toml"_s}).size(), 5);
    QDirIterator files(m_program->profile(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        for (const char *secret : {"ghp_", "lovelace1815", "tok-55aa55aa", "abcdef-secret-1"})
            QVERIFY2(!bytes.contains(secret), qPrintable(file.fileName()));
    }
}

void ImportingServersTest::takesOnlyWhatIsAskedFor()
{
    const QString file = copied(u"claude_desktop_config.json"_s);
    VERIFY_STATUS(m_program->run({u"import-servers"_s, u"--yes"_s, u"--only"_s, u"filesystem"_s, file}), 0);
    QCOMPARE(QDir(folder()).entryList({u"*.toml"_s}), QStringList {u"filesystem.toml"_s});
    const Program::Run unknown = m_program->run({u"import-servers"_s, u"--yes"_s, u"--only"_s, u"nobody"_s, file});
    VERIFY_STATUS(unknown, 2);
    QVERIFY(unknown.notes.contains("no server named nobody"));
}

void ImportingServersTest::overwritesNothing()
{
    const QString file = copied(u"claude_desktop_config.json"_s);
    m_program->write(u"profile/config/ensembles/filesystem.toml"_s, "[ensemble]\nname = \"filesystem\"\n");
    VERIFY_STATUS(m_program->run({u"import-servers"_s, u"--yes"_s, u"--only"_s, u"filesystem"_s, file}), 0);
    QCOMPARE(m_program->read(u"profile/config/ensembles/filesystem.toml"_s), "[ensemble]\nname = \"filesystem\"\n");
    QVERIFY(m_program->read(u"profile/config/ensembles/filesystem-2.toml"_s).contains("name = \"filesystem-2\""));
    const Program::Run again = m_program->run({u"import-servers"_s, u"--yes"_s, u"--only"_s, u"github"_s, u"--only"_s, u"github"_s, file});
    QCOMPARE(again.out.count("written: "), 1);
    const Program::Run third = m_program->run({u"import-servers"_s, u"--yes"_s, u"--only"_s, u"github"_s, file});
    VERIFY_STATUS(third, 1);
    QVERIFY2(third.out.contains("It is there already, as the ensemble github"), third.out.constData());
}

void ImportingServersTest::tellsWhatIsWrongWithAFile()
{
    const QString file = m_program->write(u"workspace/mcp.json"_s, "{\n  \"servers\": {]\n}");
    const Program::Run run = m_program->run({u"import-servers"_s, file});
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.notes.contains("mcp.json:2:15: "), run.notes.constData());
    const QString socket = m_program->write(u"workspace/b.json"_s, R"({"servers": {"a": {"type": "ws", "url": "wss://b"}}})");
    const Program::Run refused = m_program->run({u"import-servers"_s, socket});
    VERIFY_STATUS(refused, 1);
    QVERIFY(refused.out.contains("a cannot be taken over."));
}

QTEST_GUILESS_MAIN(ImportingServersTest)
#include "tst_importingservers.moc"
