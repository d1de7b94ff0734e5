// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/files.h"

#include <QTest>

using namespace Qt::StringLiterals;

//! `parlance converse` with an agent of another program.
class OtherAgentsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void speaksWithAnAgent();
    void asksBeforeItActs_data();
    void asksBeforeItActs();
    void takesBackWhatAnAgentHasWritten();
    void takesBackAllThatAnAgentDidInARepository();
    void leavesHiddenFilesToThePerson();
    void findsAgentsOfOtherPrograms();
    void refusesAPolicyThatNamesNoAgent();
    void rollsBackWhereTheAgentIsLost();
    void offersWhatThePersonHasDescribed();
    void usesTheFileToolsWhereItMay_data();
    void usesTheFileToolsWhereItMay();

private:
    void describe(const QByteArray &lines = {});

    std::unique_ptr<Program> m_program;
};

void OtherAgentsTest::describe(const QByteArray &lines)
{
    m_program->write(u"profile/config/providers/peer.toml"_s,
        "[provider]\nname = \"peer\"\ndialect = \"acp\"\ncommand = [\"" ACP_PEER "\", \"log=" + m_program->workspace().toUtf8()
            + "/peer.log\"]\n" + lines);
}

void OtherAgentsTest::init()
{
    m_program = std::make_unique<Program>();
    describe();
}

void OtherAgentsTest::speaksWithAnAgent()
{
    const Program::Run run = m_program->converse({u"--provider"_s, u"peer"_s, u"read"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.events(u"invocation"_s).size(), 1);
    QCOMPARE(run.events(u"invocation"_s).first()[u"name"].toString(), u"peer:read"_s);
    QCOMPARE(run.events(u"result"_s).first()[u"text"].toString(), u"the notes"_s);
    QCOMPARE(run.end()[u"state"].toString(), u"committed"_s);
    // Its workspace is the folder that it was asked in.
    QVERIFY(m_program->read(u"workspace/peer.log"_s).contains("\"cwd\":\"" + m_program->workspace().toUtf8() + '"'));
    // The next program finds the conversation, and the agent is told of it.
    const QString id = run.end()[u"conversation"].toString();
    const Program::Run next = m_program->converse({u"--provider"_s, u"peer"_s, u"--conversation"_s, id, u"recall"_s});
    VERIFY_STATUS(next, 0);
    QCOMPARE(next.events(u"notice"_s).size(), 1);
}

void OtherAgentsTest::asksBeforeItActs_data()
{
    QTest::addColumn<QString>("policy");
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("unless it may") << u"ask"_s << QByteArray("one\n");
    QTest::newRow("refused") << u"refuse"_s << QByteArray("one\n");
    QTest::newRow("by name") << u"peer:edit"_s << QByteArray("two\n");
    QTest::newRow("all") << u"all"_s << QByteArray("two\n");
}

void OtherAgentsTest::asksBeforeItActs()
{
    QFETCH(QString, policy);
    QFETCH(QByteArray, file);
    const QString path = m_program->write(u"workspace/a.txt"_s, "one\n");
    const Program::Run run = m_program->converse({u"--provider"_s, u"peer"_s, u"--approve"_s, policy, u"edit"_s, path});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.events(u"question"_s).size(), 1);
    QCOMPARE(run.events(u"question"_s).first()[u"kind"].toString(), u"approval"_s);
    QCOMPARE(run.events(u"answer"_s).size(), 1);
    QCOMPARE(m_program->read(u"workspace/a.txt"_s), file);
}

void OtherAgentsTest::takesBackWhatAnAgentHasWritten()
{
    const QString path = m_program->write(u"workspace/a.txt"_s, "one\n");
    const Program::Run run = m_program->converse({u"--provider"_s, u"peer"_s, u"--approve"_s, u"all"_s, u"edit"_s, path});
    VERIFY_STATUS(run, 0);
    QCOMPARE(m_program->read(u"workspace/a.txt"_s), QByteArray("two\n"));
    const Program::Run undo = m_program->run({u"undo"_s, run.end()[u"turn"].toString(), u"--files"_s, u"--json"_s});
    VERIFY_STATUS(undo, 0);
    QCOMPARE(undo.lines().first()[u"path"].toString(), path);
    QVERIFY(undo.end()[u"covered"].toBool());
    QCOMPARE(m_program->read(u"workspace/a.txt"_s), QByteArray("one\n"));
    // A file that was changed since stays.
    const Program::Run again = m_program->converse({u"--provider"_s, u"peer"_s, u"--approve"_s, u"all"_s, u"edit"_s, path});
    m_program->write(u"workspace/a.txt"_s, "mine\n");
    VERIFY_STATUS(m_program->run({u"undo"_s, again.end()[u"turn"].toString(), u"--files"_s}), 1);
    QCOMPARE(m_program->read(u"workspace/a.txt"_s), QByteArray("mine\n"));
}

void OtherAgentsTest::takesBackAllThatAnAgentDidInARepository()
{
    QProcess git;
    git.setWorkingDirectory(m_program->workspace());
    git.start(u"git"_s, {u"init"_s, u"-q"_s});
    if (!git.waitForFinished() || git.exitCode() != 0)
        QSKIP("there is no git here");
    describe();
    const QString path = m_program->write(u"workspace/a.txt"_s, "something else\n");
    m_program->write(u"workspace/.gitignore"_s, "peer.log\n");
    // What it says that was there before is not so; the call is looked after all the same.
    const Program::Run run = m_program->converse({u"--provider"_s, u"peer"_s, u"--approve"_s, u"all"_s, u"edit"_s, path});
    VERIFY_STATUS(run, 0);
    QCOMPARE(m_program->read(u"workspace/a.txt"_s), QByteArray("two\n"));
    const Program::Run undo = m_program->run({u"undo"_s, run.end()[u"turn"].toString(), u"--files"_s, u"--json"_s});
    VERIFY_STATUS(undo, 0);
    QVERIFY2(undo.end()[u"covered"].toBool(), undo.out.constData());
    QCOMPARE(undo.end()[u"undone"].toInt(), 1);
    QCOMPARE(m_program->read(u"workspace/a.txt"_s), QByteArray("something else\n"));
}

void OtherAgentsTest::leavesHiddenFilesToThePerson()
{
    const QString path = m_program->write(u"workspace/.env"_s, "one\n");
    VERIFY_STATUS(m_program->converse({u"--provider"_s, u"peer"_s, u"--approve"_s, u"all"_s, u"edit"_s, path}), 0);
    QCOMPARE(m_program->read(u"workspace/.env"_s), QByteArray("one\n"));
    VERIFY_STATUS(m_program->converse({u"--provider"_s, u"peer"_s, u"--approve"_s, u"hidden-files"_s, u"edit"_s, path}), 0);
    QCOMPARE(m_program->read(u"workspace/.env"_s), QByteArray("two\n"));
}

void OtherAgentsTest::findsAgentsOfOtherPrograms()
{
    const QString program = m_program->write(u"bin/opencode"_s, "#!/bin/sh\nexit 1\n");
    QVERIFY(QFile::setPermissions(program, QFile::ReadOwner | QFile::ExeOwner));
    m_program->setEnvironment(u"PATH"_s, QFileInfo(program).path() + u":/usr/bin:/bin"_s);
    const Program::Run run = m_program->run({u"models"_s, u"--agents"_s, u"--json"_s});
    VERIFY_STATUS(run, 0);
    QHash<QString, QString> places;
    for (const QJsonObject &line : run.lines())
        places.insert(line[u"provider"].toString(), line[u"program"].toString());
    QCOMPARE(places.value(u"opencode"_s), program);
    QCOMPARE(places.value(u"goose"_s), QString());
    QVERIFY(places.contains(u"goose"_s) && places.contains(u"peer"_s));
    QVERIFY(m_program->run({u"models"_s, u"--agents"_s}).out.contains("goose is not on this machine"));
}

void OtherAgentsTest::refusesAPolicyThatNamesNoAgent()
{
    const Program::Run run = m_program->converse({u"--provider"_s, u"peer"_s, u"--approve"_s, u"nobody:edit"_s, u"hello"_s});
    VERIFY_STATUS(run, 2);
}

void OtherAgentsTest::rollsBackWhereTheAgentIsLost()
{
    const Program::Run run = m_program->converse({u"--provider"_s, u"peer"_s, u"die"_s});
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.end()[u"state"].toString(), u"rolled-back"_s);
    QVERIFY(run.out.contains("peer:execute"));
}

void OtherAgentsTest::offersWhatThePersonHasDescribed()
{
    m_program->write(u"profile/config/ensembles/mine.toml"_s,
        "[ensemble]\nname = \"mine\"\nenabled = true\n[[invokers]]\nname = \"say\"\nenabled = true\ndescription = \"Says it\"\n"
        "[invokers.invocable]\nkind = \"command\"\ncommand = [\"echo\", \"hello\"]\n");
    VERIFY_STATUS(m_program->converse({u"--provider"_s, u"peer"_s, u"--ensemble"_s, u"mine"_s, u"hello"_s}), 0);
    const QByteArray log = m_program->read(u"workspace/peer.log"_s);
    QVERIFY2(log.contains(R"("serve-mcp","--stdio")") && log.contains(R"("--ensemble","mine")"), log.constData());
}

void OtherAgentsTest::usesTheFileToolsWhereItMay_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("said");
    QTest::newRow("it may not") << QByteArray() << u"it was not offered"_s;
    QTest::newRow("it may, inside the workspace") << QByteArray("files = true\n") << u"I may not: “/etc/shadow”"_s;
}

void OtherAgentsTest::usesTheFileToolsWhereItMay()
{
    QFETCH(QByteArray, lines);
    QFETCH(QString, said);
    describe(lines);
    const Program::Run run = m_program->run({u"converse"_s, u"--provider"_s, u"peer"_s, u"--approve"_s, u"all"_s, u"shadow"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY2(QString::fromUtf8(run.out).contains(said), run.out.constData());
}

QTEST_GUILESS_MAIN(OtherAgentsTest)
#include "tst_otheragents.moc"
