// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QFile>

using namespace Qt::StringLiterals;

//! Skills as a model uses them, and `parlance skills`.
class SkillsCommandTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void listsThem();
    void asksBeforeAWorkspacesAreUsed();
    void isReadByATool();
    void leadsNowhereElse_data();
    void leadsNowhereElse();
    void runsScriptsInTheSandbox();
    void runsNothingElse_data();
    void runsNothingElse();
    void isChecked();

private:
    static QByteArray text(const QByteArray &name) { return "---\nname: " + name + "\ndescription: Greets people.\n---\nSay hello.\n"; }
    Program::Run invoke(const QString &tool, const QByteArray &arguments, const QString &policy = u"refuse"_s) const;

    std::unique_ptr<Program> m_program;
};

void SkillsCommandTest::init()
{
    m_program = std::make_unique<Program>();
    m_program->write(u"profile/config/skills/greeting/SKILL.md"_s, text("greeting"));
    m_program->write(u"profile/config/skills/greeting/references/words.md"_s, "good morning\n");
    m_program->write(
        u"profile/config/skills/greeting/scripts/greet.sh"_s, "echo \"hello $1\"; pwd; cat \"$(dirname \"$0\")/../references/words.md\"\n");
    m_program->write(u"profile/config/skills/greeting/scripts/data.bin"_s, "x");
    m_program->write(u"profile/config/secret.txt"_s, "secret");
}

Program::Run SkillsCommandTest::invoke(const QString &tool, const QByteArray &arguments, const QString &policy) const
{
    return m_program->run({u"invoke"_s, tool, QString::fromUtf8(arguments), u"--approve"_s, policy});
}

void SkillsCommandTest::listsThem()
{
    m_program->write(u"profile/config/skills/broken/SKILL.md"_s, text("other"));
    const Program::Run run = m_program->run({u"skills"_s, u"--json"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.lines().size(), 2);
    QCOMPARE(run.lines().first().value("name"_L1).toString(), u"broken"_s);
    QCOMPARE(run.lines().first().value("usable"_L1).toBool(), false);
    QCOMPARE(run.lines().last().value("description"_L1).toString(), u"Greets people."_s);
    QCOMPARE(run.lines().last().value("layer"_L1).toString(), u"profile"_s);
}

void SkillsCommandTest::asksBeforeAWorkspacesAreUsed()
{
    m_program->write(u"workspace/.parlance/skills/other/SKILL.md"_s, text("other"));
    QCOMPARE(m_program->run({u"skills"_s, u"--json"_s}).lines().size(), 1);
    const Program::Run trusted = m_program->run({u"skills"_s, u"--json"_s, u"--trust"_s});
    QCOMPARE(trusted.lines().size(), 2);
    QCOMPARE(trusted.lines().last().value("layer"_L1).toString(), u"workspace"_s);
}

void SkillsCommandTest::isReadByATool()
{
    const Program::Run tools = m_program->run({u"tools"_s, u"--json"_s});
    QVERIFY2(tools.out.contains("- greeting: Greets people."), tools.out.constData());
    const Program::Run read = invoke(u"skills:read_skill"_s, R"({"name":"greeting"})");
    VERIFY_STATUS(read, 0);
    QCOMPARE(read.out, QByteArray("Say hello.\n\n[Files of this skill: references/words.md, scripts/data.bin, scripts/greet.sh]\n"));
    const Program::Run file = invoke(u"skills:read_skill"_s, R"({"name":"greeting","file":"references/words.md"})");
    VERIFY_STATUS(file, 0);
    QCOMPARE(file.out.trimmed(), QByteArray("good morning"));
}

void SkillsCommandTest::leadsNowhereElse_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("up") << QByteArray("../../secret.txt");
    QTest::newRow("a whole path") << QByteArray("/etc/passwd");
    QTest::newRow("through a link") << QByteArray("link");
    QTest::newRow("through a folder that is a link") << QByteArray("folder/secret.txt");
}

void SkillsCommandTest::leadsNowhereElse()
{
    QFETCH(QByteArray, file);
    const QString skill = m_program->profile() + u"/config/skills/greeting"_s;
    QVERIFY(QFile::link(m_program->profile() + u"/config/secret.txt"_s, skill + u"/link"_s));
    QVERIFY(QFile::link(m_program->profile() + u"/config"_s, skill + u"/folder"_s));
    const Program::Run run = invoke(u"skills:read_skill"_s, R"({"name":"greeting","file":")" + file + "\"}");
    VERIFY_STATUS(run, 1);
    QVERIFY2(!run.out.contains("secret") && run.notes.contains("permission error"), run.notes.constData());
}

void SkillsCommandTest::runsScriptsInTheSandbox()
{
    const QByteArray call = R"({"skill":"greeting","script":"greet.sh","arguments":["-n world"]})";
    const Program::Run refused = invoke(u"skills:run_skill_script"_s, call);
    VERIFY_STATUS(refused, 1);
    const Program::Run run = invoke(u"skills:run_skill_script"_s, call, u"all"_s);
    if (run.notes.contains("sandbox is not there") || run.notes.contains("no sandbox"))
        QSKIP("there is no sandbox here");
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.out.split('\n').value(0), QByteArray("hello -n world"));
    QVERIFY(run.out.split('\n').value(1).endsWith("/workspace"));
    QCOMPARE(run.out.split('\n').value(2), QByteArray("good morning"));
    // What lies beside the skill is not there.
    m_program->write(u"profile/config/skills/greeting/scripts/look.sh"_s,
        "cat \"$(dirname \"$0\")/../../../secret.txt\"; ls \"$(dirname \"$0\")/../../..\"\n");
    const Program::Run look = invoke(u"skills:run_skill_script"_s, R"({"skill":"greeting","script":"look.sh"})", u"all"_s);
    QVERIFY2(!look.out.contains("secret\n") && !look.out.startsWith("secret"), look.out.constData());
}

void SkillsCommandTest::runsNothingElse_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<QByteArray>("complaint");
    QTest::newRow("none") << QByteArray("none.sh") << QByteArray("The skill greeting has no script");
    QTest::newRow("another folder") << QByteArray("../references/words.md") << QByteArray("The skill greeting has no script");
    QTest::newRow("out of it") << QByteArray("../../../secret.txt") << QByteArray("permission error");
    QTest::newRow("data") << QByteArray("data.bin") << QByteArray("is not executable");
}

void SkillsCommandTest::runsNothingElse()
{
    QFETCH(QByteArray, script);
    QFETCH(QByteArray, complaint);
    const Program::Run run = invoke(u"skills:run_skill_script"_s, R"({"skill":"greeting","script":")" + script + "\"}", u"all"_s);
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.notes.contains(complaint), run.notes.constData());
}

void SkillsCommandTest::isChecked()
{
    const QString path = m_program->write(u"profile/config/skills/greeting/SKILL.md"_s, text("greetings"));
    const Program::Run run = m_program->run({u"check"_s, m_program->profile() + u"/config"_s});
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.out.contains(path.toUtf8() + ":2:7: A skill has the name of its folder"), run.out.constData());
}

QTEST_GUILESS_MAIN(SkillsCommandTest)
#include "tst_skillscommand.moc"
