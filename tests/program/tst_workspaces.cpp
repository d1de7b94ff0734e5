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
    void saysItsInstructionsWhereThePersonSaysSo();

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

void WorkspacesTest::saysItsInstructionsWhereThePersonSaysSo()
{
    m_program->write(u"workspace/AGENTS.md"_s, "Speak of lighthouses.\n");
    const auto request = [this] {
        const QString id = m_program->run({u"exchanges"_s, u"--json"_s}).end().value("id"_L1).toString();
        return m_program->run({u"exchanges"_s, u"--request"_s, id}).out;
    };
    const Program::Run untrusted = m_program->converse({u"Hello"_s});
    VERIFY_STATUS(untrusted, 0);
    QVERIFY2(untrusted.notes.contains("AGENTS.md is not given to the model"), untrusted.notes.constData());
    QVERIFY(!request().contains("lighthouses"));
    const Program::Run trusted = m_program->converse({u"--trust"_s, u"Hello"_s});
    VERIFY_STATUS(trusted, 0);
    QVERIFY2(!trusted.notes.contains("AGENTS.md"), trusted.notes.constData());
    QVERIFY2(request().contains("Speak of lighthouses."), request().constData());
    // Whoever asks no model is told nothing of it.
    QVERIFY(!m_program->run({u"tools"_s}).notes.contains("AGENTS.md"));
}

QTEST_GUILESS_MAIN(WorkspacesTest)
#include "tst_workspaces.moc"
