// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/agentpattern.h"
#include "model/gram/gramreader.h"
#include "model/gram/gramwriter.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace model;

namespace {

GramDocument exampleAgent()
{
    return GramReader::read(support::read(support::dataFolder() + u"/gram/examples/1-hello.gram"_s)).document;
}

} // namespace

class AgentPatternTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatAnAgentSays();
    void changesWhatAnAgentSays();
    void givesBackWhatWasCompiled();
    void findsToolsThatAreOnlyNamed();
    void findsToolsOfOtherAgents();
    void saysWhichRuleIsBroken_data();
    void saysWhichRuleIsBroken();
    void mayLackInTomlWhatTheConversationGives();
    void tellsTheModelInstructionsWithoutIndentation();
};

void AgentPatternTest::readsWhatAnAgentSays()
{
    const GramDocument document = exampleAgent();
    const AgentPattern agent = AgentPattern::agentsOf(document).first();
    QVERIFY(agent.validate(document).isEmpty());
    QCOMPARE(agent.name(), u"hello_world_agent"_s);
    QCOMPARE(agent.description().value_or(QString()), u"A friendly agent that greets users with the sayHello tool"_s);
    QCOMPARE(agent.model(), u"OpenAI/gpt-3.5-turbo"_s);
    QVERIFY(agent.instruction().startsWith(u"You are a friendly assistant."));
    const ToolPattern tool = agent.tools(document).first();
    QCOMPARE(tool.name(), u"sayHello"_s);
    QCOMPARE(tool.description(), u"Returns a friendly greeting message for the given name"_s);
    QCOMPARE(tool.typeSignature(), u"(personName::Text)==>(::String)"_s);
    QCOMPARE(tool.signature(document).returns, u"String"_s);
}

void AgentPatternTest::changesWhatAnAgentSays()
{
    AgentPattern agent = AgentPattern::agentsOf(exampleAgent()).first();
    ToolPattern tool = agent.tools({}).first();
    tool.setName(u"greet"_s);
    QVERIFY(tool.setTypeSignature(u"(who::Text)==>(::String)"_s));
    QVERIFY(!tool.setTypeSignature(u"(who"_s));
    QCOMPARE(tool.typeSignature(), u"(who::Text)==>(::String)"_s);
    tool.setDescription(u"Greets"_s);
    agent.setName(u"greeter"_s);
    agent.setDescription(std::nullopt);
    agent.setModel(u"local/small"_s);
    agent.setInstruction(u"Greet.\nAlways."_s);
    agent.setTools({tool});
    GramDocument document;
    document.patterns = {agent.pattern()};
    QCOMPARE(*GramWriter::write(document),
        u"// Hello-world agent of document 002, in current gram (0.3.7).\n[greeter:Agent {\n  instruction: ```\nGreet.\nAlways.\n```,\n  "
        u"model: \"local/small\"\n} |\n"
        "  [greet:ToolSpecification {description: \"Greets\"} | (who::Text)==>(::String)]\n]\n"_s);
    QVERIFY(agent.validate(document).isEmpty());
}

void AgentPatternTest::givesBackWhatWasCompiled()
{
    const GramDocument document = exampleAgent();
    const auto agent = AgentPattern::agentsOf(document).first().compile(document);
    QVERIFY(agent);
    QCOMPARE(*AgentPattern::of(*agent).compile({}), *agent);
    Agent titled = *agent;
    titled.title = u"Hello"_s;
    titled.description.reset();
    QCOMPARE(*AgentPattern::of(titled).compile({}), titled);
}

void AgentPatternTest::findsToolsThatAreOnlyNamed()
{
    const GramDocument document = GramReader::read(
        u"[t:Tool:ToolSpecification {description: 'd'} | (x::Int)==>(::Int)]\n@note(1) [a:Agent {instruction: 'i', model: 'p/m/n'} | t]"_s)
                                      .document;
    const QList<AgentPattern> agents = AgentPattern::agentsOf(document);
    QCOMPARE(agents.size(), 1);
    const auto agent = agents.first().compile(document);
    QVERIFY2(agent, agent ? "" : qPrintable(agent.error().first().message));
    QCOMPARE(agent->tools.first().description, u"d"_s);
    const GramFaults alone = agents.first().validate({});
    QCOMPARE(alone.size(), 1);
    QCOMPARE(alone.first().code, u"InvalidStructure"_s);
    QCOMPARE(alone.first().message, u"no tool specification is named “t”"_s);
}

void AgentPatternTest::findsToolsOfOtherAgents()
{
    const GramDocument document = GramReader::read(
        u"[a:Agent {instruction: 'i', model: 'p/m'} | t]\n[b:Agent {instruction: 'i', model: 'p/m'} | [t:Tool {description: 'd'} | (x::Int)==>(::Int)]]"_s)
                                      .document;
    const auto agent = AgentPattern::agentsOf(document).first().compile(document);
    QVERIFY2(agent, agent ? "" : qPrintable(agent.error().first().message));
    QCOMPARE(agent->tools.first().description, u"d"_s);
}

void AgentPatternTest::saysWhichRuleIsBroken_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const QString &text, const QString &fault) { QTest::newRow(name) << text << fault; };
    const QString tool = u"[t:Tool {description: 'd'} | (x::Int)==>(::Int)]"_s;
    row("no name", u"[:Agent {instruction: 'i', model: 'p/m'} | %1]"_s.arg(tool),
        u"1:1 MissingRequiredField Agent must have a non-empty pattern identifier (name)"_s);
    row("no instruction", u"[a:Agent {model: 'p/m'} | %1]"_s.arg(tool),
        u"1:1 MissingRequiredField Agent must have 'instruction' property"_s);
    row("an empty instruction", u"[a:Agent {instruction: ' ', model: 'p/m'}]"_s,
        u"1:11 MissingRequiredField Agent must have 'instruction' property"_s);
    row("an instruction of another kind", u"[a:Agent {instruction: 1, model: 'p/m'}]"_s,
        u"1:11 InvalidFieldType 'instruction' must be a text"_s);
    row("no model", u"[a:Agent {instruction: 'i'}]"_s, u"1:1 MissingRequiredField Agent must have 'model' property"_s);
    row("a model of no provider", u"[a:Agent {instruction: 'i', model: 'm'}]"_s,
        u"1:29 InvalidFieldType 'model' is written as PROVIDER/MODEL"_s);
    row("a model of blanks", u"[a:Agent {instruction: 'i', model: ' / '}]"_s,
        u"1:29 InvalidFieldType 'model' is written as PROVIDER/MODEL"_s);
    row("a provider with a blank", u"[a:Agent {instruction: 'i', model: 'a b/m'}]"_s,
        u"1:29 InvalidFieldType 'model' is written as PROVIDER/MODEL"_s);
    row("a model with a line end", u"[a:Agent {instruction: 'i', model: 'p/m\\n'}]"_s,
        u"1:29 InvalidFieldType 'model' is written as PROVIDER/MODEL"_s);
    row("a description of another kind", u"[a:Agent {instruction: 'i', model: 'p/m', description: 2}]"_s,
        u"1:43 InvalidFieldType 'description' must be a text"_s);
    row("a key twice", u"[a:Agent {instruction: 'i', model: 'p/m', model: 'p/n'}]"_s,
        u"1:43 duplicate-key the key “model” occurs here twice"_s);
    row("two tools of a name", u"[a:Agent {instruction: 'i', model: 'p/m'} |\n%1,\n%1]"_s.arg(tool),
        u"3:1 DuplicateIdentifier the agent has two tools named “t”"_s);
    row("an element that is not a tool", u"[a:Agent {instruction: 'i', model: 'p/m'} |\n[t {description: 'd'} | (x::Int)==>(::Int)]]"_s,
        u"2:1 InvalidStructure Tool specification must have ToolSpecification label"_s);
    row("a tool without a description", u"[a:Agent {instruction: 'i', model: 'p/m'} |\n[t:Tool | (x::Int)==>(::Int)]]"_s,
        u"2:1 MissingRequiredField Tool specification must have 'description' property"_s);
    row("a tool without a signature", u"[a:Agent {instruction: 'i', model: 'p/m'} |\n[t:Tool {description: 'd'}]]"_s,
        u"2:1 InvalidStructure Tool specification must have exactly one element, its type signature"_s);
    row("a tool with two signatures",
        u"[a:Agent {instruction: 'i', model: 'p/m'} |\n[t:Tool {description: 'd'} | (x::Int)==>(::Int), (y::Int)==>(::Int)]]"_s,
        u"2:1 InvalidStructure Tool specification must have exactly one element, its type signature"_s);
    row("a tool whose signature is wrong",
        u"[a:Agent {instruction: 'i', model: 'p/m'} |\n[t:Tool {description: 'd'} | (x::Foo)==>(::Int)]]"_s,
        u"2:30 UnknownType there is no type “Foo”; there are Text, Int, Double, Bool, Array, Object and the document's own"_s);
}

void AgentPatternTest::saysWhichRuleIsBroken()
{
    QFETCH(QString, text);
    QFETCH(QString, fault);
    const GramText read = GramReader::read(text);
    QVERIFY(read.faults.isEmpty());
    const auto agent = AgentPattern::agentsOf(read.document).first().compile(read.document);
    QVERIFY(!agent);
    const GramFault &first = agent.error().first();
    QCOMPARE(u"%1:%2 %3 %4"_s.arg(first.position.line).arg(first.position.column).arg(first.code, first.message), fault);
}

void AgentPatternTest::mayLackInTomlWhatTheConversationGives()
{
    const GramDocument document = GramReader::read(u"[a:Agent {instruction: 'i'} | [t:Tool]]"_s).document;
    const AgentPattern agent = AgentPattern::agentsOf(document).first();
    QVERIFY(agent.validate(document, AgentForm::Toml).isEmpty());
    // Its model, and of its tool the description and the signature.
    QCOMPARE(agent.validate(document).size(), 3);
    // What is there is right.
    const GramDocument wrong = GramReader::read(u"[a:Agent {instruction: 'i', model: 'm'} | [t:Tool | (x::Foo)==>(::Int)]]"_s).document;
    QCOMPARE(AgentPattern::agentsOf(wrong).first().validate(wrong, AgentForm::Toml).size(), 2);
}

void AgentPatternTest::tellsTheModelInstructionsWithoutIndentation()
{
    QCOMPARE(instructionForModel(u"\n    Be short.\n\n      - really\n  "_s), u"Be short.\n\n  - really"_s);
    QCOMPARE(instructionForModel(u"one"_s), u"one"_s);
}

QTEST_APPLESS_MAIN(AgentPatternTest)
#include "tst_agentpattern.moc"
