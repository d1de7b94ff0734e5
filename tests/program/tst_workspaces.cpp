// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;

//! A workspace that brings descriptors of its own: they are used only where the person trusts them.
class WorkspacesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void leavesItsToolsOutAndSaysSo();
    void usesThemWhereThePersonSaysSo();
    void usesItsProvidersWhereThePersonSaysSo();

private:
    std::unique_ptr<Program> m_program;
};

void WorkspacesTest::init()
{
    m_program = std::make_unique<Program>();
    m_program->write(u"workspace/.parlance/ensembles/mine.toml"_s,
        "[ensemble]\nname = \"mine\"\n[[invokers]]\nname = \"a\"\n[invokers.invocable]\nkind = \"command\"\n"
        "command = [\"echo\", \"works\"]\n");
}

void WorkspacesTest::leavesItsToolsOutAndSaysSo()
{
    const Program::Run tools = m_program->run({u"tools"_s});
    VERIFY_STATUS(tools, 0);
    QVERIFY(!tools.out.contains("mine:a"));
    QVERIFY2(tools.notes.contains(".parlance are not used") && tools.notes.contains("--trust"), tools.notes.constData());
    const Program::Run call = m_program->run({u"invoke"_s, u"--approve"_s, u"all"_s, u"mine:a"_s});
    VERIFY_STATUS(call, 1);
    QVERIFY(call.notes.contains("mine:a"));
}

void WorkspacesTest::usesThemWhereThePersonSaysSo()
{
    QVERIFY(m_program->run({u"tools"_s, u"--trust"_s}).out.contains("mine:a"));
    const Program::Run call = m_program->run({u"invoke"_s, u"--trust"_s, u"--approve"_s, u"all"_s, u"mine:a"_s});
    VERIFY_STATUS(call, 0);
    QCOMPARE(call.out.trimmed(), QByteArray("works"));
    QCOMPARE(call.notes, QByteArray());
}

void WorkspacesTest::usesItsProvidersWhereThePersonSaysSo()
{
    m_program->write(u"workspace/.parlance/providers/here.toml"_s,
        "[provider]\nname = \"here\"\ndialect = \"openai-chat-completions\"\nbase-url = \"http://127.0.0.1:9/v1\"\n"
        "[[models]]\nname = \"tiny\"\n");
    QVERIFY(!m_program->run({u"models"_s}).out.contains("here/tiny"));
    const Program::Run models = m_program->run({u"models"_s, u"--trust"_s});
    VERIFY_STATUS(models, 0);
    QVERIFY2(models.out.contains("here/tiny"), models.out.constData());
}

QTEST_GUILESS_MAIN(WorkspacesTest)
#include "tst_workspaces.moc"
