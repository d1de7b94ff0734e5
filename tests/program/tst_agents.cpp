// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QJsonArray>

using namespace Qt::StringLiterals;

//! Agents on the command line; the rehearsal plays them.
class AgentsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }

    void greetsWithItsTool();
    void isTheSameConversationInGramInTomlAndCompiled();
    void remembersANameThatWasSaidTurnsBefore();
    void callsNoToolForSmallTalk();
    void playsWhatItsFileSaysWhenATurnBegins();
    void saysWhichToolsItCannotBind();
    void bindsFromALibraryExactly();
    void bindsTheSeedsAgentWithTheShippedLibrary_data();
    void bindsTheSeedsAgentWithTheShippedLibrary();
    void writesAnAgentInTheOtherNotation();
    void writesAnAgentWithChanges();
    void writesEveryCharacterOfAnAgent();
    void writesInTomlWhatTomlMayLack();
    void addsToolsWithTheirTypes();
    void saysWhereAnAgentThatIsWrittenIsWrong();
    void refusesNamesThatSeveralToolsHave();
    void saysWhichModelAnswered();
    void speaksWithAModelThatIsNamedBesides();
    void refusesAModelOfAnUnknownProvider();
    void asksWhichAgentOfAFileIsMeant();
    void writesTheRunAsGram();
    void namesTheAgentOfARunAsItIsCalled();
    void listsAgentsWithTheirTools();
    void checksGramLikeOtherDescriptors();
    void refusesWrongUse();

private:
    QByteArray shipped() const;
    Program::Run say(const QStringList &arguments, const QString &text) const
    {
        return m_program->converse(arguments + QStringList {text});
    }
    QByteArray canonical(const Program::Run &run) const
    {
        return m_program->run({u"show"_s, run.end().value("conversation"_L1).toString(), u"--canonical"_s}).out;
    }

    std::unique_ptr<Program> m_program;
};

QByteArray AgentsTest::shipped() const
{
    QFile file(QStringLiteral(SHIPPED_AGENT));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void AgentsTest::greetsWithItsTool()
{
    const Program::Run run = say({u"--agent"_s, u"hello_world_agent"_s}, u"Hello, my name is Anna"_s);
    VERIFY_STATUS(run, 0);
    const QList<QJsonObject> results = run.events(u"result"_s);
    QCOMPARE(results.size(), 1);
    QCOMPARE(results.first().value("text"_L1).toString(), u"Hello, Anna! Nice to meet you."_s);
    const QList<QJsonObject> canisters = run.events(u"canister"_s);
    QVERIFY(canisters.last().value("contents"_L1).toArray().first().toObject().value("text"_L1).toString().contains(u"Nice to meet you."));
    // Without a name the tool's own default holds.
    const Program::Run other = say({u"--agent"_s, u"hello_world_agent"_s}, u"Good morning"_s);
    QCOMPARE(other.events(u"result"_s).first().value("text"_L1).toString(), u"Hello, world! Nice to meet you."_s);
}

void AgentsTest::isTheSameConversationInGramInTomlAndCompiled()
{
    const QString gram = m_program->write(u"workspace/hello.gram"_s, shipped());
    const Program::Run converted = m_program->run({u"gram"_s, u"--check"_s, gram});
    VERIFY_STATUS(converted, 0);
    const QString toml = m_program->write(u"workspace/hello.toml"_s,
        "[agent]\nname = \"hello_world_agent\"\nmodel = \"rehearsal/rehearsal\"\ninstruction = \"\"\"\n"
        "You are a friendly assistant. When somebody greets you, answer with the tool `sayHello`.\n"
        "Give it the name of the person where they have said it, now or earlier.\nIn all other talk use no tool.\n\"\"\"\n"
        "[[tools]]\nname = \"sayHello\"\ndescription = \"Returns a friendly greeting message for the given name\"\n"
        "signature = '(personName::Text {default: \"world\"})==>(::String)'\n");
    const Program::Run byGram = say({u"--agent"_s, gram}, u"Hello, I am Anna"_s);
    const Program::Run byToml = say({u"--agent"_s, toml}, u"Hello, I am Anna"_s);
    const Program::Run compiled = say({u"--agent"_s, gram, u"--compile"_s}, u"Hello, I am Anna"_s);
    const Program::Run byName = say({u"--agent"_s, u"hello_world_agent"_s, u"--library"_s, u"greetings"_s}, u"Hello, I am Anna"_s);
    VERIFY_STATUS(byGram, 0);
    VERIFY_STATUS(byToml, 0);
    VERIFY_STATUS(compiled, 0);
    VERIFY_STATUS(byName, 0);
    const QByteArray canisters = canonical(byGram);
    QCOMPARE(canisters.count('\n'), 4);
    QVERIFY(canisters.contains("Hello, Anna!"));
    QCOMPARE(canonical(byToml), canisters);
    QCOMPARE(canonical(compiled), canisters);
    QCOMPARE(canonical(byName), canisters);
}

void AgentsTest::remembersANameThatWasSaidTurnsBefore()
{
    const Program::Run first = say({u"--agent"_s, u"hello_world_agent"_s}, u"My name is Bertram"_s);
    VERIFY_STATUS(first, 0);
    QVERIFY(first.events(u"invocation"_s).isEmpty());
    const QStringList on {u"--conversation"_s, first.end().value("conversation"_L1).toString()};
    VERIFY_STATUS(say(on, u"Nice weather today"_s), 0);
    const Program::Run third = say(on, u"Hello"_s);
    VERIFY_STATUS(third, 0);
    QCOMPARE(third.events(u"result"_s).first().value("text"_L1).toString(), u"Hello, Bertram! Nice to meet you."_s);
}

void AgentsTest::callsNoToolForSmallTalk()
{
    const Program::Run run = say({u"--agent"_s, u"hello_world_agent"_s}, u"How are you?"_s);
    VERIFY_STATUS(run, 0);
    QVERIFY(run.events(u"invocation"_s).isEmpty());
    // Its tool is nobody else's.
    const Program::Run other = say({}, u"Hello"_s);
    QVERIFY(other.events(u"invocation"_s).isEmpty());
}

void AgentsTest::playsWhatItsFileSaysWhenATurnBegins()
{
    const QString gram = m_program->write(u"profile/config/agents/mine.gram"_s, shipped().replace("hello_world_agent", "mine"));
    const Program::Run first = say({u"--agent"_s, u"mine"_s}, u"How are you?"_s);
    VERIFY_STATUS(first, 0);
    QVERIFY(first.out.contains("All is well here"));
    // Without its tool it is played otherwise.
    QByteArray bare = shipped().replace("hello_world_agent", "mine");
    bare = bare.left(bare.indexOf("} |")) + "}]\n";
    m_program->write(u"profile/config/agents/mine.gram"_s, bare);
    const Program::Run second = say({u"--conversation"_s, first.end().value("conversation"_L1).toString()}, u"How are you?"_s);
    VERIFY_STATUS(second, 0);
    QVERIFY(!second.out.contains("All is well here"));
}

void AgentsTest::saysWhichToolsItCannotBind()
{
    const QString gram = m_program->write(u"workspace/a.gram"_s,
        "[a:Agent {instruction: 'i', model: 'rehearsal/rehearsal'} |\n"
        " [sayHelo:Tool {description: 'd'} | (personName::Text)==>(::String)],\n"
        " [sayHello:Tool {description: 'd'} | (personName::Integer)==>(::String)]]\n");
    const Program::Run run = m_program->run({u"converse"_s, u"--agent"_s, gram, u"Hello"_s});
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.notes.contains("sayHelo: there is no tool of this name. Did you mean greetings:sayHello?"), run.notes.constData());
    QVERIFY2(run.notes.contains("personName") && run.notes.contains("string"), run.notes.constData());
    QVERIFY(run.out.isEmpty());
}

void AgentsTest::bindsFromALibraryExactly()
{
    const QString gram = m_program->write(u"workspace/a.gram"_s, shipped().replace("Returns a friendly", "Gives a friendly"));
    const Program::Run loose = m_program->run({u"converse"_s, u"--agent"_s, gram, u"Hello"_s});
    VERIFY_STATUS(loose, 0);
    QVERIFY2(loose.notes.contains("described differently"), loose.notes.constData());
    m_program->write(u"profile/config/libraries/strict.toml"_s,
        "[library]\nname = \"strict\"\nmatch = \"exact\"\n[[bindings]]\nname = \"sayHello\"\ninvoker = \"greetings:sayHello\"\n");
    const Program::Run exact = m_program->run({u"converse"_s, u"--agent"_s, gram, u"--library"_s, u"strict"_s, u"Hello"_s});
    VERIFY_STATUS(exact, 1);
    QVERIFY2(exact.notes.contains("the description"), exact.notes.constData());
}

void AgentsTest::bindsTheSeedsAgentWithTheShippedLibrary_data()
{
    QTest::addColumn<QByteArray>("signature");
    QTest::newRow("as it is an example") << QByteArray("(personName::Text)==>(::String)");
    QTest::newRow("as its structure is shown") << QByteArray("(personName::Text {default:\"world\"})==>(::String)");
}

void AgentsTest::bindsTheSeedsAgentWithTheShippedLibrary()
{
    QFETCH(QByteArray, signature);
    const QString gram = m_program->write(u"workspace/hello.gram"_s,
        R"([hello_world_agent:Agent {
  description: "A friendly agent that uses the sayHello tool to greet users",
  instruction: "You are a friendly assistant. Have friendly conversations with the user. When the user greets you or says hello, use the `sayHello` tool to respond with a personalized greeting.",
  model: "OpenAI/gpt-3.5-turbo"
} |
  [sayHello:ToolSpecification {
    description: "Returns a friendly greeting message for the given name"
  } |
    )" + signature
            + "\n  ]\n]\n");
    const Program::Run run = say(
        {u"--agent"_s, gram, u"--library"_s, u"greetings"_s, u"--model"_s, u"rehearsal/rehearsal"_s}, u"Hello, I am Anna"_s);
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.events(u"result"_s).first().value("text"_L1).toString(), u"Hello, Anna! Nice to meet you."_s);
}

void AgentsTest::writesAnAgentInTheOtherNotation()
{
    const Program::Run toml = m_program->run({u"agents"_s, u"--as"_s, u"toml"_s, u"hello_world_agent"_s});
    VERIFY_STATUS(toml, 0);
    QVERIFY2(toml.out.contains("[agent]\nname = \"hello_world_agent\"\n"), toml.out.constData());
    const QString path = m_program->write(u"workspace/hello.toml"_s, toml.out);
    VERIFY_STATUS(m_program->run({u"check"_s, path}), 0);
    const Program::Run gram = m_program->run({u"agents"_s, u"--as"_s, u"gram"_s, path});
    VERIFY_STATUS(gram, 0);
    // There and back it is what it was.
    const Program::Run again = m_program->run({u"agents"_s, u"--as"_s, u"toml"_s, m_program->write(u"workspace/hello.gram"_s, gram.out)});
    QCOMPARE(again.out, toml.out);
    const Program::Run played = say({u"--agent"_s, path}, u"Hello, I am Anna"_s);
    VERIFY_STATUS(played, 0);
    VERIFY_STATUS(m_program->run({u"agents"_s, u"--as"_s, u"yaml"_s, path}), 2);
    VERIFY_STATUS(m_program->run({u"agents"_s, path}), 2);
}

void AgentsTest::writesAnAgentWithChanges()
{
    m_program->write(u"workspace/tools.gram"_s, "[wave:Tool {description: 'Waves'} | ()==>(::String)]");
    m_program->write(u"workspace/instruction.txt"_s, "Be brief.");
    const Program::Run run = m_program->run(
        {u"agents"_s, u"--as"_s, u"gram"_s, u"hello_world_agent"_s, u"--set"_s, u"name=waver"_s, u"--set"_s, u"model=a/b=c"_s, u"--set"_s,
            u"description="_s, u"--set"_s, u"instruction=@instruction.txt"_s, u"--add"_s, u"tools.gram"_s, u"--remove"_s, u"sayHello"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.contains("[waver:Agent {") && run.out.contains("model: \"a/b=c\"") && run.out.contains("instruction: \"Be brief.\""),
        run.out.constData());
    QVERIFY(run.out.contains("[wave:Tool {") && !run.out.contains("sayHello"));
    const Program::Run none = m_program->run({u"agents"_s, u"--as"_s, u"gram"_s, u"hello_world_agent"_s, u"--remove"_s, u"sayBye"_s});
    VERIFY_STATUS(none, 2);
    QVERIFY2(none.notes.contains("has no tool “sayBye”"), none.notes.constData());
    const Program::Run wrong = m_program->run({u"agents"_s, u"--as"_s, u"gram"_s, u"hello_world_agent"_s, u"--set"_s, u"instruction="_s});
    VERIFY_STATUS(wrong, 1);
    QVERIFY2(wrong.notes.contains("'instruction'"), wrong.notes.constData());
    QVERIFY(wrong.out.isEmpty());
}

void AgentsTest::writesEveryCharacterOfAnAgent()
{
    const QByteArray odd = "x\x1b\x01\x7f\xc2\x85y";
    m_program->write(u"workspace/odd.txt"_s, odd);
    const QStringList set {u"--set"_s, u"instruction=@odd.txt"_s};
    const Program::Run gram = m_program->run(QStringList {u"agents"_s, u"--as"_s, u"gram"_s, u"hello_world_agent"_s} + set);
    VERIFY_STATUS(gram, 0);
    QVERIFY2(gram.out.contains("instruction: \"" + odd + '"'), gram.out.constData());
    const Program::Run toml = m_program->run(QStringList {u"agents"_s, u"--as"_s, u"toml"_s, u"hello_world_agent"_s} + set);
    VERIFY_STATUS(toml, 0);
    QVERIFY2(toml.out.contains(R"(instruction = "x\u001b\u0001\u007f\u0085y")"), toml.out.constData());
    m_program->write(u"workspace/odd.txt"_s, "x\xff");
    const Program::Run garbled = m_program->run(QStringList {u"agents"_s, u"--as"_s, u"gram"_s, u"hello_world_agent"_s} + set);
    VERIFY_STATUS(garbled, 2);
    QVERIFY2(garbled.notes.contains("odd.txt is not UTF-8 text."), garbled.notes.constData());
}

void AgentsTest::writesInTomlWhatTomlMayLack()
{
    const QByteArray bare = "[agent]\nname = \"a\"\ninstruction = \"i\"\n\n[[tools]]\nname = \"t\"\n";
    const QString path = m_program->write(u"workspace/a.toml"_s, bare);
    const Program::Run toml = m_program->run({u"agents"_s, u"--as"_s, u"toml"_s, path});
    VERIFY_STATUS(toml, 0);
    QCOMPARE(toml.out, bare);
    const Program::Run gram = m_program->run({u"agents"_s, u"--as"_s, u"gram"_s, path, u"--set"_s, u"model=p/m"_s});
    VERIFY_STATUS(gram, 1);
    QVERIFY2(gram.notes.contains(path.toUtf8() + ":5:1: Tool specification must have 'description' property"), gram.notes.constData());
}

void AgentsTest::addsToolsWithTheirTypes()
{
    const QString added = m_program->write(
        u"workspace/add.gram"_s, "[Foo:Type | (a::Text)]\n@note(1) [wave:Tool {description: 'd'} | (p::Foo)==>(::String)]\n");
    const QStringList written {u"agents"_s, u"--as"_s, u"gram"_s, u"--add"_s, added};
    const Program::Run run = m_program->run(written + QStringList {u"hello_world_agent"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.contains("[Foo:Type | (a::Text)]") && run.out.contains("[wave:Tool"), run.out.constData());
    const QString both = m_program->write(u"workspace/both.gram"_s, run.out);
    VERIFY_STATUS(m_program->run({u"check"_s, both}), 0);
    VERIFY_STATUS(m_program->run(written + QStringList {both}), 0);
    // One that means something else would change the agent's own tools.
    const QString other = m_program->write(u"workspace/other.gram"_s, QByteArray(run.out).replace("(a::Text)", "(b::Text)"));
    const Program::Run refused = m_program->run(written + QStringList {other});
    VERIFY_STATUS(refused, 1);
    QVERIFY2(refused.notes.contains(added.toUtf8() + ":1:1: the agent has another type “Foo”"), refused.notes.constData());
}

void AgentsTest::saysWhereAnAgentThatIsWrittenIsWrong()
{
    const QString empty = m_program->write(u"workspace/empty.toml"_s, "");
    const Program::Run none = m_program->run({u"agents"_s, u"--as"_s, u"gram"_s, empty});
    VERIFY_STATUS(none, 2);
    QVERIFY2(none.notes.contains("There is no agent in " + empty.toUtf8() + '.'), none.notes.constData());
    const QString gram = m_program->write(u"workspace/a.gram"_s, "[a:Agent {instruction: 'i', model: 'p/m'}]\n");
    const Program::Run nameless = m_program->run({u"agents"_s, u"--as"_s, u"gram"_s, u"--set"_s, u"name="_s, gram});
    VERIFY_STATUS(nameless, 1);
    QCOMPARE(nameless.notes.trimmed(), "parlance: " + gram.toUtf8() + ":1:1: Agent must have a non-empty pattern identifier (name)");
    const Program::Run odd = m_program->run({u"agents"_s, u"--as"_s, u"toml"_s, u"--set"_s, u"name=a b"_s, gram});
    VERIFY_STATUS(odd, 1);
    QVERIFY2(odd.notes.contains(gram.toUtf8() + ":1:1: In a descriptor an agent's name"), odd.notes.constData());
}

void AgentsTest::refusesNamesThatSeveralToolsHave()
{
    const QByteArray tool = "[t:Tool {description: 'd'} | ()==>(::Int)]";
    const QByteArray agent = "[%1:Agent {instruction: 'i', model: 'rehearsal/rehearsal'} | %2]\n";
    const auto text = [&agent](const char *name, const QByteArray &element) {
        return QByteArray(agent).replace("%1", name).replace("%2", element);
    };
    const QString own = m_program->write(u"workspace/own.gram"_s, text("a", tool) + text("b", tool));
    VERIFY_STATUS(m_program->run({u"check"_s, own}), 0);
    const QString named = m_program->write(u"workspace/named.gram"_s, text("a", tool) + text("b", tool) + text("c", "t"));
    const Program::Run run = m_program->run({u"check"_s, named});
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.out.startsWith(named.toUtf8() + ":3:61: several tool specifications are named “t” (at 1:61, 2:61)"), run.out.constData());
    VERIFY_STATUS(say({u"--agent"_s, named + u"#c"_s}, u"Hello"_s), 1);
    const QString third = m_program->write(u"workspace/third.gram"_s, text("c", "t"));
    const Program::Run joined = m_program->run({u"gram"_s, u"--compose"_s, own, third});
    VERIFY_STATUS(joined, 1);
    const QByteArray places = own.toUtf8() + ":1:61, " + own.toUtf8() + ":2:61";
    QVERIFY2(joined.notes.contains(third.toUtf8() + ":1:61: “t” is referred to, and defined at " + places), joined.notes.constData());
}

void AgentsTest::saysWhichModelAnswered()
{
    const Program::Run run = m_program->run(
        {u"converse"_s, u"--agent"_s, u"hello_world_agent"_s, u"--model"_s, u"rehearsal/another"_s, u"--gram"_s, u"Hello"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.contains("model: \"rehearsal/another\""), run.out.constData());
}

void AgentsTest::speaksWithAModelThatIsNamedBesides()
{
    const Program::Run own = say({u"--agent"_s, u"hello_world_agent"_s}, u"Hello"_s);
    QVERIFY(canonical(own).contains("rehearsal/rehearsal"));
    const Program::Run other = say({u"--agent"_s, u"hello_world_agent"_s, u"--model"_s, u"rehearsal/another"_s}, u"Hello"_s);
    VERIFY_STATUS(other, 0);
    QVERIFY(canonical(other).contains("rehearsal/another"));
}

void AgentsTest::refusesAModelOfAnUnknownProvider()
{
    const QString gram = m_program->write(u"workspace/a.gram"_s, shipped().replace("rehearsal/rehearsal", "Rehersal/rehearsal"));
    const Program::Run run = m_program->run({u"converse"_s, u"--agent"_s, gram, u"Hello"_s});
    VERIFY_STATUS(run, 2);
    QVERIFY2(run.notes.contains("Rehersal") && run.notes.contains("Did you mean rehearsal?"), run.notes.constData());
    // Its letters may be of either case.
    m_program->write(u"workspace/a.gram"_s, shipped().replace("rehearsal/rehearsal", "Rehearsal/rehearsal"));
    VERIFY_STATUS(m_program->run({u"converse"_s, u"--agent"_s, gram, u"Hello"_s}), 0);
}

void AgentsTest::asksWhichAgentOfAFileIsMeant()
{
    const QByteArray second = QByteArray(shipped()).replace("hello_world_agent", "other").replace("sayHello:", "say_hello:");
    const QString gram = m_program->write(u"workspace/two.gram"_s, shipped() + second);
    const Program::Run either = m_program->run({u"converse"_s, u"--agent"_s, gram, u"Hello"_s});
    VERIFY_STATUS(either, 2);
    QVERIFY2(either.notes.contains(gram.toUtf8() + "#other"), either.notes.constData());
    const Program::Run written = m_program->run({u"agents"_s, u"--as"_s, u"toml"_s, gram});
    VERIFY_STATUS(written, 2);
    QVERIFY2(written.notes.contains(gram.toUtf8() + "#other"), written.notes.constData());
    const Program::Run run = say({u"--agent"_s, gram + u"#hello_world_agent"_s}, u"Hello"_s);
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.events(u"result"_s).size(), 1);
}

void AgentsTest::writesTheRunAsGram()
{
    const Program::Run run = m_program->run({u"converse"_s, u"--agent"_s, u"hello_world_agent"_s, u"--gram"_s, u"Hello, I am Anna"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.startsWith("[:AgentResponse {"), run.out.constData());
    QVERIFY(run.out.contains("agent: \"hello_world_agent\""));
    QVERIFY(run.out.contains("(:ToolInvocation {"));
    QVERIFY(run.out.contains("tool_name: \"sayHello\""));
    QVERIFY(run.out.contains(R"(json`{"personName":"Anna"}`)"));
    QVERIFY(run.out.contains("Hello, Anna! Nice to meet you."));
    VERIFY_STATUS(m_program->run({u"gram"_s, u"--check"_s, m_program->write(u"workspace/run.gram"_s, run.out)}), 0);
}

void AgentsTest::namesTheAgentOfARunAsItIsCalled()
{
    const QString gram = m_program->write(u"workspace/a.gram"_s, shipped().replace("hello_world_agent", "mine"));
    const Program::Run run = m_program->run({u"converse"_s, u"--agent"_s, gram, u"--gram"_s, u"Hello"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.contains("agent: \"mine\""), run.out.constData());
}

void AgentsTest::listsAgentsWithTheirTools()
{
    m_program->write(u"profile/config/agents/bad.gram"_s,
        "[bad:Agent {instruction: 'i', model: 'p/m'} | [t:Tool {description: 'd'} | (x::Foo)==>(::Int)]]\n");
    const Program::Run run = m_program->run({u"agents"_s, u"--json"_s});
    VERIFY_STATUS(run, 0);
    QHash<QString, QJsonObject> agents;
    for (const QJsonObject &agent : run.lines())
        agents.insert(agent.value("name"_L1).toString(), agent);
    const QJsonObject hello = agents.value(u"hello_world_agent"_s);
    QCOMPARE(hello.value("state"_L1).toString(), u"LOADED_WITH_TOOLS"_s);
    QCOMPARE(hello.value("form"_L1).toString(), u"gram"_s);
    QVERIFY(hello.value("compiled"_L1).toBool());
    QCOMPARE(hello.value("tools"_L1).toArray().first().toObject().value("bound-to"_L1).toString(), u"greetings:sayHello"_s);
    const QJsonObject bad = agents.value(u"bad"_s);
    QCOMPARE(bad.value("state"_L1).toString(), u"FAILED_VALIDATION"_s);
    QVERIFY(bad.value("diagnostics"_L1).toArray().first().toString().contains(u"bad.gram:1:"));
    const Program::Run plain = m_program->run({u"agents"_s});
    VERIFY_STATUS(plain, 0);
    QVERIFY2(plain.out.contains("greetings:sayHello"), plain.out.constData());
}

void AgentsTest::checksGramLikeOtherDescriptors()
{
    VERIFY_STATUS(m_program->run({u"check"_s, m_program->write(u"workspace/a.gram"_s, shipped())}), 0);
    const QString bad = m_program->write(u"workspace/agents/bad.gram"_s, shipped().replace("::Text", "::Txt"));
    const Program::Run run = m_program->run({u"check"_s, bad});
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.out.startsWith(bad.toUtf8() + ":1"), run.out.constData());
    VERIFY_STATUS(m_program->run({u"check"_s, m_program->workspace()}), 1);
    const QString library = m_program->write(
        u"workspace/shelf.toml"_s, "[library]\nname = \"shelf\"\n[[bindings]]\nname = \"a\"\ninvoker = \"greetings:sayHelo\"\n");
    const Program::Run warned = m_program->run({u"check"_s, library});
    VERIFY_STATUS(warned, 0);
    QVERIFY2(warned.out.contains(":5:11: warning: ") && warned.out.contains("greetings:sayHello"), warned.out.constData());
}

void AgentsTest::refusesWrongUse()
{
    VERIFY_STATUS(m_program->run({u"converse"_s, u"--agent"_s, u"helo_world_agent"_s, u"Hello"_s}), 2);
    VERIFY_STATUS(m_program->run({u"converse"_s, u"--library"_s, u"greetings"_s, u"Hello"_s}), 2);
    VERIFY_STATUS(m_program->run({u"converse"_s, u"--agent"_s, u"hello_world_agent"_s, u"--library"_s, u"nothing"_s, u"Hello"_s}), 2);
    VERIFY_STATUS(m_program->run({u"converse"_s, u"--gram"_s, u"--json"_s, u"Hello"_s}), 2);
    VERIFY_STATUS(m_program->run({u"agents"_s, u"--library"_s, u"nothing"_s}), 2);
}

QTEST_GUILESS_MAIN(AgentsTest)
#include "tst_agents.moc"
