// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace {

const QByteArray tools = R"([{"type":"function","function":{"name":"sayHello","description":"Greets","strict":true,
    "parameters":{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]}}}])";

} // namespace

//! `parlance import-tools`.
class ImportToolsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }
    void writesADescriptor();
    void writesGram();
    void readsACharactersFile();
    void refusesWhatIsNoList();

private:
    std::unique_ptr<Program> m_program;
};

void ImportToolsTest::writesADescriptor()
{
    const QString path = m_program->write(u"workspace/greeter.json"_s, tools);
    const Program::Run run = m_program->run({u"import-tools"_s, path});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.out,
        QByteArray("[agent]\nname = \"greeter\"\ninstruction = \"Use your tools where they help.\"\n\n[[tools]]\nname = "
                   "\"sayHello\"\ndescription = \"Greets\"\nsignature = \"(name::Text)==>(::String)\"\n"));
    QVERIFY2(run.notes.contains("“strict” of sayHello is left out."), run.notes.constData());
    const QString descriptor = m_program->write(u"workspace/agents/greeter.toml"_s, run.out);
    VERIFY_STATUS(m_program->run({u"check"_s, descriptor}), 0);
}

void ImportToolsTest::writesGram()
{
    const Program::Run run = m_program->run({u"import-tools"_s, u"--gram"_s, u"-"_s}, tools);
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.out, QByteArray("[sayHello:ToolSpecification {description: \"Greets\"} | (name::Text)==>(::String)]\n"));
    // Together with an agent that names it.
    const QString shared = m_program->write(u"workspace/tools.gram"_s, run.out);
    const QString agent = m_program->write(u"workspace/agent.gram"_s, "[a:Agent {instruction: 'i', model: 'p/m'} | sayHello]");
    const Program::Run composed = m_program->run({u"gram"_s, u"--compose"_s, agent, shared});
    VERIFY_STATUS(composed, 0);
    VERIFY_STATUS(m_program->run({u"gram"_s, u"-"_s}, composed.out), 0);
    const Program::Run alone = m_program->run({u"gram"_s, u"--compose"_s, agent});
    VERIFY_STATUS(alone, 1);
    QCOMPARE(alone.notes.trimmed(), agent.toUtf8() + ":1:45: “sayHello” is defined nowhere");
    QCOMPARE(alone.out, QByteArray());
}

void ImportToolsTest::readsACharactersFile()
{
    const QString path = m_program->write(u"workspace/narrator.py"_s,
        "CHARACTER_NAME = 'Old Narrator'\nINSTRUCTIONS = {'instruction_prompt': 'Tell.'}\nMETADATA = {'good': True}\nTOOLS = []\n");
    const Program::Run run = m_program->run({u"import-tools"_s, u"--json"_s, path});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.lines().first().value("descriptor"_L1).toString(),
        u"[agent]\nname = \"old-narrator\"\n\n[character]\nname = \"Old Narrator\"\n\n[character.instructions]\ninstruction_prompt = \"Tell.\"\n\n[character.metadata]\ngood = true\n"_s);
}

void ImportToolsTest::refusesWhatIsNoList()
{
    const QString path = m_program->write(u"workspace/made.py"_s, "TOOLS = make()\n");
    const Program::Run run = m_program->run({u"import-tools"_s, path});
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.notes.contains("made.py: 1:9: only literals are read; “make” is not one"), run.notes.constData());
    VERIFY_STATUS(m_program->run({u"import-tools"_s}), 2);
    VERIFY_STATUS(m_program->run({u"import-tools"_s, u"--gram"_s, u"--name"_s, u"a"_s, u"-"_s}, tools), 2);
}

QTEST_GUILESS_MAIN(ImportToolsTest)
#include "tst_importtools.moc"
