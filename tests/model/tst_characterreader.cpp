// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/agentcatalog.h"
#include "model/characters/characterreader.h"
#include "model/descriptors/descriptorcheck.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QRandomGenerator>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

const QByteArray beginning = "[agent]\nname = \"narrator\"\n[character]\nname = \"Narrator\"\n";
const QByteArray told = "[character.instructions]\ninstruction_prompt = \"You tell stories.\"\nlanguage = \"en\"\n";

QByteArray ownTool(const QByteArray &name, const QByteArray &lines)
{
    return "[[tools]]\nname = \"" + name + "\"\n" + lines + '\n';
}

QByteArray listed(const QByteArray &name, const QByteArray &lines)
{
    return "[[character.tools]]\ntype = \"function\"\n[character.tools.function]\nname = \"" + name + "\"\n" + lines + '\n';
}

DescriptorFile file(const QByteArray &text)
{
    return DescriptorFile::parse(text, u"agents/narrator.toml"_s);
}

Character loadedCharacter(const QByteArray &text)
{
    return CharacterReader::read(file(text), [](const QString &name) { return name != u"unbound"; });
}

//! The example of the guide to characters.
const QByteArray storyEvent = beginning + "voice = \"voices/narrator.wav\"\n" + told + R"([character.metadata]
good = true
comment = "Tells what happens"

[[character.tools]]
type = "function"
[character.tools.function]
name = "log_story_event"
description = "Log an important narrative event to the terminal"
[character.tools.function.parameters]
type = "object"
required = ["event"]
[character.tools.function.parameters.properties]
event = { type = "string", description = "The story event to log" }
importance = { type = "string", enum = ["low", "medium", "high"], default = "medium", description = "Event importance level" }
)";

} // namespace

class CharacterReaderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAllThatACharacterHas();
    void readsToolsOfBothPlaces();
    void takesACharacterWithoutTools();
    void refusesWhatBreaksARule_data();
    void refusesWhatBreaksARule();
    void tellsWhichToolNothingDoes();
    void letsTheFirstOfANameWin();
    void hasOtherLimitsWhereAsked();
    void fillsItsPromptIn();
    void choosesByChance();
    void fitsTheDescriptorsSchema();
};

void CharacterReaderTest::readsAllThatACharacterHas()
{
    const Character character = loadedCharacter(storyEvent);
    QVERIFY2(character.diagnostics.isEmpty(), character.diagnostics.isEmpty() ? "" : qPrintable(character.diagnostics.first().toString()));
    QCOMPARE(toWire(character.state), u"LOADED_WITH_TOOLS"_s);
    QCOMPARE(character.name, u"Narrator"_s);
    QCOMPARE(character.voice.bytes(), QByteArray("\"voices/narrator.wav\""));
    QCOMPARE(character.language, u"en"_s);
    QCOMPARE(character.comment, u"Tells what happens"_s);
    QVERIFY(character.isGood);
    QCOMPARE(character.prompt, u"Speak English.\n\nYou tell stories."_s);
    QCOMPARE(character.tools.size(), 1);
    const ToolSpecification &tool = character.tools.first();
    QCOMPARE(tool.name, u"log_story_event"_s);
    QCOMPARE(tool.description, u"Log an important narrative event to the terminal"_s);
    QCOMPARE(tool.schema.member(u"properties")->member(u"importance")->member(u"default")->bytes(), QByteArray("\"medium\""));
}

void CharacterReaderTest::readsToolsOfBothPlaces()
{
    const QByteArray text = beginning + told + listed("one", "description = \"d\"")
        + ownTool("two", "description = \"d\"\nsignature = \"(a::Int)==>(::String)\"")
        + ownTool("three", "description = \"d\"\nschema = '{\"type\":\"object\",\"properties\":{\"b\":{\"type\":\"string\"}}}'")
        + ownTool("four", "description = \"d\"");
    const Character character = loadedCharacter(text);
    QVERIFY2(character.isLoaded(), character.diagnostics.isEmpty() ? "" : qPrintable(character.diagnostics.first().toString()));
    QStringList names;
    for (const ToolSpecification &tool : character.tools)
        names.append(tool.name);
    QCOMPARE(names, (QStringList {u"one"_s, u"two"_s, u"three"_s, u"four"_s}));
    QCOMPARE(character.tools[1].schema.bytes(), QByteArray(R"({"type":"object","properties":{"a":{"type":"integer"}},"required":["a"]})"));
    QCOMPARE(character.tools[1].signature, u"(a::Int)==>(::String)"_s);
    QVERIFY(character.tools[2].schema.member(u"properties")->member(u"b"));
    QCOMPARE(character.tools[3].schema.bytes(), QByteArray(R"({"type":"object","properties":{},"required":[]})"));
}

void CharacterReaderTest::takesACharacterWithoutTools()
{
    QCOMPARE(toWire(loadedCharacter(beginning + told).state), u"LOADED_NO_TOOLS"_s);
    QCOMPARE(toWire(loadedCharacter("[agent]\nname = \"a\"\ninstruction = \"i\"\n[character]\nname = \"A\"\ntools = []\n").state),
        u"LOADED_NO_TOOLS"_s);
    QVERIFY(!loadedCharacter(beginning + told + "[character.metadata]\ngood = false\n").isGood);
    QVERIFY(CharacterReader::isCharacter(file(beginning)));
    QVERIFY(!CharacterReader::isCharacter(file("[agent]\nname = \"a\"\n")));
}

void CharacterReaderTest::refusesWhatBreaksARule_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("diagnostic");
    const auto row = [](const char *name, const QByteArray &text, const QString &diagnostic) { QTest::newRow(name) << text << diagnostic; };
    const QByteArray described = "description = \"d\"";
    const QByteArray long201 = "description = \"" + QByteArray(201, 'd') + "\"";
    QByteArray eleven;
    for (int index = 0; index < 11; ++index)
        eleven += listed("t" + QByteArray::number(index), described);
    const QString name = u"InvalidName: TOOLS[0].function.name: Must be unique, valid identifier"_s;
    const QString description = u"ValueError: TOOLS[0].function.description: Must be non-empty string <200 chars"_s;
    const QString schema = u"ValidationError: TOOLS[0].function.parameters: "_s;
    row("no list", beginning + "tools = 1\n" + told, u"5:1: TypeError: TOOLS: Must be list or None"_s);
    row("an item that is not a tool", beginning + "tools = [1]\n" + told,
        u"5:10: ValueError: TOOLS[0]: Must be dict with 'type' and 'function'"_s);
    row("a tool of another type", beginning + "tools = [{ type = \"web\", function = {} }]\n" + told,
        u"5:10: ValueError: TOOLS[0]: Must be dict with 'type' and 'function'"_s);
    row("a name with an underscore first", beginning + told + listed("_a", described), u"11:8: "_s + name);
    row("a name of 51", beginning + told + listed(QByteArray(51, 'a'), described), u"11:8: "_s + name);
    row("a name with a hyphen", beginning + told + ownTool("a-b", described), u"9:8: "_s + name);
    row("two of a name", beginning + told + listed("a", described) + listed("a", described),
        u"8:13: DuplicateName: TOOLS: Duplicate tool names: {'a'}"_s);
    row("two of a name in two places", beginning + told + listed("a", described) + ownTool("a", described),
        u"8:13: DuplicateName: TOOLS: Duplicate tool names: {'a'}"_s);
    row("no description", beginning + told + ownTool("a", "description = \"\""), u"10:15: "_s + description);
    row("a description of 201", beginning + told + ownTool("a", long201), u"10:15: "_s + description);
    row("parameters of another type", beginning + told + listed("a", described + "\nparameters = { type = \"array\" }"),
        u"13:14: "_s + schema + u"Top-level parameters type must be 'object'"_s);
    row("a reference",
        beginning + told + ownTool("a", described + "\nschema = '{\"type\":\"object\",\"properties\":{\"x\":{\"$ref\":\"#\"}}}'"),
        u"11:10: "_s + schema + u"No `$ref` pointers (inline all definitions)"_s);
    row("a signature that is none", beginning + told + ownTool("a", described + "\nsignature = \"(a::Foo)==>(::String)\""),
        u"11:13: "_s + schema);
    row("a schema that is none", beginning + told + ownTool("a", described + "\nschema = '{'"),
        u"11:10: "_s + schema + u"Must be valid JSON Schema object"_s);
    row("eleven tools", beginning + told + eleven, u"8:13: ValidationError: TOOLS: 10 tools max"_s);
    row("nothing that does the work", beginning + told + ownTool("unbound", described),
        u"8:3: MissingMethod: handle_tool_call: Must exist if TOOLS defined"_s);
    row("no instructions", beginning, u"4:8: MissingAttribute: INSTRUCTIONS: Missing required attribute: INSTRUCTIONS"_s);
    row("no name", "[agent]\nname = \"a\"\ninstruction = \"i\"\n[character]\n",
        u"4:2: MissingAttribute: CHARACTER_NAME: Missing required attribute: CHARACTER_NAME"_s);
}

void CharacterReaderTest::refusesWhatBreaksARule()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, diagnostic);
    const Character character = loadedCharacter(text);
    QCOMPARE(toWire(character.state), u"FAILED_VALIDATION"_s);
    QVERIFY(!character.diagnostics.isEmpty());
    QVERIFY(hasErrors(character.diagnostics));
    QVERIFY(character.tools.isEmpty());
    const QString found = character.diagnostics.first().toString();
    QVERIFY2(found.startsWith(u"agents/narrator.toml:"_s + diagnostic), qPrintable(found));
}

void CharacterReaderTest::tellsWhichToolNothingDoes()
{
    const Character character = loadedCharacter(
        beginning + told + ownTool("bound", "description = \"d\"") + ownTool("unbound", "description = \"d\""));
    QCOMPARE(character.faults, (CharacterFaults {{u"MissingMethod"_s, u"handle_tool_call"_s, u"Must exist if TOOLS defined"_s}}));
    QVERIFY(character.diagnostics.first().message.endsWith(u"(nothing does the work of unbound)"_s));
    QVERIFY(CharacterReader::read(file(beginning + told + ownTool("unbound", "description = \"d\""))).isLoaded());
}

void CharacterReaderTest::letsTheFirstOfANameWin()
{
    const QTemporaryDir folder;
    const auto write = [&folder](
                           const QString &name, const QByteArray &text) { support::write(folder.filePath(u"agents/"_s + name), text); };
    write(u"a.toml"_s, storyEvent);
    write(u"b.toml"_s, QByteArray(storyEvent).replace("\"narrator\"", "\"second\""));
    write(u"c.toml"_s,
        "[agent]\nname = \"hidden\"\ninstruction = \"i\"\n[character]\nname = \"Hidden\"\n[character.metadata]\ngood = false\n");
    DescriptorCheck check;
    check.add(DescriptorKind::Agent, checkAgent);
    DescriptorCatalog descriptors(QString(), folder.path(), check);
    descriptors.load();
    AgentCatalog catalog(descriptors);
    QCOMPARE(catalog.entries().size(), 3);
    const AgentEntry &second = *catalog.find(u"second"_s);
    QCOMPARE(toWire(second.state), u"FAILED_VALIDATION"_s);
    QCOMPARE(second.faults, (CharacterFaults {{u"DuplicateName"_s, u"CHARACTER_NAME"_s, u"Duplicate character name: 'Narrator'"_s}}));
    QCOMPARE(second.diagnostics.first().toString(),
        second.path + u":4:8: DuplicateName: CHARACTER_NAME: Duplicate character name: 'Narrator'"_s);
    QVERIFY(!catalog.partFor(u"second"_s));
    QVERIFY(catalog.partFor(u"narrator"_s));
    QCOMPARE(catalog.find(u"Narrator"_s)->name, u"narrator"_s);
    QVERIFY(catalog.find(u"narrator"_s)->isListed);
    const AgentEntry &hidden = *catalog.find(u"Hidden"_s);
    QVERIFY(hidden.isCharacter && !hidden.isListed && hidden.part);
    // What nothing does the work of is known once somebody tells.
    catalog.setIsBound([](const QString &) { return false; });
    QCOMPARE(toWire(catalog.find(u"narrator"_s)->state), u"FAILED_VALIDATION"_s);
    QCOMPARE(catalog.find(u"narrator"_s)->faults.first().type, u"MissingMethod"_s);
}

void CharacterReaderTest::hasOtherLimitsWhereAsked()
{
    const QByteArray limits =
        "[character.limits]\ntools = 11\ndescription-length = 300\ntimeout = 0.5\nresult-size = 10\ntimeouts = { slow = 2 }\n";
    const Character character = loadedCharacter(
        beginning + told + limits + ownTool("slow", "description = \"" + QByteArray(250, 'd') + "\""));
    QVERIFY(character.isLoaded());
    QCOMPARE(character.limits.tools, 11);
    QCOMPARE(character.limits.resultSize, 10);
    QCOMPARE(character.limits.timeoutOf(u"slow"_s).count(), 2000);
    QCOMPARE(character.limits.timeoutOf(u"other"_s).count(), 500);
    QCOMPARE(loadedCharacter(beginning + told).limits, CharacterLimits());
    const QByteArray odd = listed(
        "a", "description = \"d\"\nparameters = { type = \"object\", properties = { _x = { type = \"string\" } } }");
    const Character lenient = loadedCharacter(beginning + told + odd);
    QVERIFY(lenient.isLoaded());
    QCOMPARE(lenient.diagnostics.first().severity, Diagnostic::Severity::Warning);
    QVERIFY(!loadedCharacter(beginning + told + "[character.limits]\nstrict = true\n" + odd).isLoaded());
}

void CharacterReaderTest::fillsItsPromptIn()
{
    const QDateTime now(QDate(2025, 10, 17), QTime(8, 5));
    const auto prompt = [&now](const QByteArray &lines) {
        QRandomGenerator chance(1);
        return CharacterPrompt::of(
            file("[character]\n" + lines).root[u"character"], u"Be {kind}."_s, u"rehearsal/rehearsal"_s, now, chance);
    };
    QCOMPARE(prompt("basics = \"B\"\nstyle = \"S\"\n"), u"B\n\nS\n\nBe {kind}."_s);
    QCOMPARE(prompt("template = \"{date} {time} {model} {unknown} {character}\"\n"),
        u"2025-10-17 08:05 rehearsal/rehearsal {unknown} Be {kind}."_s);
    QCOMPARE(prompt("template = \"{language}\"\n[character.instructions]\nlanguage = \"fr/en\"\n"),
        u"Speak French, and English with whoever speaks English to you."_s);
    QCOMPARE(prompt("template = \"{language}\"\nlanguage = \"Latin.\"\n"), u"Latin."_s);
}

void CharacterReaderTest::choosesByChance()
{
    const DescriptorFile quiz = file("[character]\ntemplate = \"{questions}\"\n[character.choices.questions]\nfrom = [\"a\", \"b\", \"c\", "
                                     "\"d\", \"e\", \"f\"]\ncount = 5\n");
    QSet<QString> prompts;
    for (quint32 seed = 0; seed < 20; ++seed) {
        QRandomGenerator chance(seed);
        const QString prompt = CharacterPrompt::of(quiz.root[u"character"], {}, {}, QDateTime(), chance);
        const QStringList lines = prompt.split(u'\n');
        QCOMPARE(lines.size(), 5);
        QCOMPARE(QSet<QString>(lines.begin(), lines.end()).size(), 5);
        prompts.insert(prompt);
    }
    QVERIFY(prompts.size() > 1);
}

void CharacterReaderTest::fitsTheDescriptorsSchema()
{
    const QByteArray more =
        "[character.limits]\ntimeout = 0.1\ntimeouts = { log_story_event = 1 }\n[character.choices.x]\nfrom = [\"a\"]\n";
    for (const QByteArray &text :
        {storyEvent, storyEvent + more, QByteArray(beginning + "voice = { source = \"file\", path = \"p\" }\ntools = 1\n" + told)}) {
        const Diagnostics diagnostics = DescriptorCheck().check(file(text), DescriptorKind::Agent);
        QVERIFY2(diagnostics.isEmpty(), diagnostics.isEmpty() ? "" : qPrintable(diagnostics.first().toString()));
    }
    QVERIFY(hasErrors(DescriptorCheck().check(file(beginning + "[character.metadata]\ngood = \"yes\"\n"), DescriptorKind::Agent)));
}

QTEST_GUILESS_MAIN(CharacterReaderTest)
#include "tst_characterreader.moc"
