// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/characters/charactercalls.h"
#include "model/characters/charactertools.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace model;

namespace {

using CharacterPhase = CharacterState;
using Call = ToolCallState;

QByteArray toolText(const QByteArray &name, const QByteArray &description, const QByteArray &parameters)
{
    return "{\"type\":\"function\",\"function\":{\"name\":\"" + name + "\",\"description\":\"" + description + "\""
        + (parameters.isEmpty() ? "" : ",\"parameters\":" + parameters) + "}}";
}

QByteArray properties(int count)
{
    QByteArray text;
    for (int index = 0; index < count; ++index)
        text += (index > 0 ? ",\"p" : "\"p") + QByteArray::number(index) + "\":{\"type\":\"string\"}";
    return "{\"type\":\"object\",\"properties\":{" + text + "}}";
}

//! `count` tools of different names.
QByteArray toolTexts(int count)
{
    QByteArray text;
    for (int index = 0; index < count; ++index)
        text += (index > 0 ? "," : "") + toolText("t" + QByteArray::number(index), "d", {});
    return '[' + text + ']';
}

CharacterTools::Loaded loadedTools(const QByteArray &text, const CharacterLimits &limits = {})
{
    return CharacterTools::load(
        *JsonText::parse(text), [](const QString &name) { return name != u"unbound"; }, limits);
}

const QByteArray storySchema =
    R"({"type":"object","properties":{"event":{"type":"string"},"importance":{"type":"string","enum":["low","medium","high"],"default":"medium"}},"required":["event"]})";

} // namespace

class CharacterTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void loadsWhatKeepsTheRules_data();
    void loadsWhatKeepsTheRules();
    void refusesWhatBreaksARule_data();
    void refusesWhatBreaksARule();
    void refusesWhatDoesNotFit();
    void warnsOfWhatOnlyThePublishedSchemaAsks();
    void hasOtherLimitsWhereAsked();
    void goesThroughTheSeedsStates();
    void tellsTheModelWhatIsWrongWithACall_data();
    void tellsTheModelWhatIsWrongWithACall();
    void fillsInDefaultsAndChecksResults();
};

void CharacterTest::loadsWhatKeepsTheRules_data()
{
    QTest::addColumn<QByteArray>("tools");
    QTest::addColumn<QString>("state");
    QTest::newRow("None") << QByteArray("null") << u"LOADED_NO_TOOLS"_s;
    QTest::newRow("an empty list") << QByteArray("[]") << u"LOADED_NO_TOOLS"_s;
    QTest::newRow("a tool without parameters") << '[' + toolText("roll", "Rolls", {}) + ']' << u"LOADED_WITH_TOOLS"_s;
    QTest::newRow("the seed's example") << '['
            + toolText("log_story_event", "Log an important narrative event to the terminal", storySchema)
            + ']' << u"LOADED_WITH_TOOLS"_s;
    QTest::newRow("a name of 50") << '[' + toolText(QByteArray(50, 'a'), "d", {}) + ']' << u"LOADED_WITH_TOOLS"_s;
    QTest::newRow("a description of 200") << '[' + toolText("a", QByteArray("\xC3\xA9").repeated(200), {}) + ']' << u"LOADED_WITH_TOOLS"_s;
    QTest::newRow("ten properties") << '[' + toolText("a", "d", properties(10)) + ']' << u"LOADED_WITH_TOOLS"_s;
    QTest::newRow("ten tools") << toolTexts(10) << u"LOADED_WITH_TOOLS"_s;
}

void CharacterTest::loadsWhatKeepsTheRules()
{
    QFETCH(QByteArray, tools);
    QFETCH(QString, state);
    const auto loaded = loadedTools(tools);
    QVERIFY2(loaded.faults.isEmpty(), loaded.faults.isEmpty() ? "" : qPrintable(loaded.faults.first().text));
    QCOMPARE(toWire(loaded.state), state);
}

void CharacterTest::refusesWhatBreaksARule_data()
{
    QTest::addColumn<QByteArray>("tools");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const QByteArray &tools, const QString &fault) { QTest::newRow(name) << tools << fault; };
    const QString name = u"InvalidName TOOLS[0].function.name: Must be unique, valid identifier"_s;
    const QString description = u"ValueError TOOLS[0].function.description: Must be non-empty string <200 chars"_s;
    const QString schema = u"ValidationError TOOLS[0].function.parameters: "_s;
    row("no list", "{}", u"TypeError TOOLS: Must be list or None"_s);
    row("an item that is not a tool", "[1]", u"ValueError TOOLS[0]: Must be dict with 'type' and 'function'"_s);
    row("a tool without a type", R"([{"function":{"name":"a","description":"d"}}])",
        u"ValueError TOOLS[0]: Must be dict with 'type' and 'function'"_s);
    row("a tool of another type", R"([{"type":"web","function":{"name":"a","description":"d"}}])",
        u"ValueError TOOLS[0]: Must be dict with 'type' and 'function'"_s);
    row("no name", '[' + toolText("", "d", {}) + ']', name);
    row("an underscore first", '[' + toolText("_a", "d", {}) + ']', name);
    row("a hyphen", '[' + toolText("a-b", "d", {}) + ']', name);
    row("a name of 51", '[' + toolText(QByteArray(51, 'a'), "d", {}) + ']', name);
    row("two of a name", '[' + toolText("a", "d", {}) + ',' + toolText("a", "d", {}) + ']',
        u"DuplicateName TOOLS: Duplicate tool names: {'a'}"_s);
    row("no description", '[' + toolText("a", "", {}) + ']', description);
    row("a description of 201", '[' + toolText("a", QByteArray(201, 'd'), {}) + ']', description);
    row("parameters of another type", '[' + toolText("a", "d", R"({"type":"array"})") + ']',
        schema + u"Top-level parameters type must be 'object'"_s);
    row("eleven properties", '[' + toolText("a", "d", properties(11)) + ']', schema + u"Maximum 10 parameters per tool"_s);
    row("a reference", '[' + toolText("a", "d", R"({"type":"object","properties":{"x":{"type":"object","$ref":"#"}}})") + ']',
        schema + u"No `$ref` pointers (inline all definitions)"_s);
    row("no schema", '[' + toolText("a", "d", R"({"type":"object","properties":{"x":{"type":"strange"}}})") + ']',
        schema + u"Must be valid JSON Schema object"_s);
    row("eleven tools", toolTexts(11), u"ValidationError TOOLS: 10 tools max"_s);
    row("nothing that does the work", '[' + toolText("unbound", "d", {}) + ']',
        u"MissingMethod handle_tool_call: Must exist if TOOLS defined"_s);
}

void CharacterTest::refusesWhatBreaksARule()
{
    QFETCH(QByteArray, tools);
    QFETCH(QString, fault);
    const auto loaded = loadedTools(tools);
    QCOMPARE(loaded.state, CharacterPhase::FailedValidation);
    QVERIFY(!loaded.faults.isEmpty());
    const CharacterFault &first = loaded.faults.first();
    QCOMPARE(u"%1 %2: %3"_s.arg(first.type, first.field, first.text), fault);
}

void CharacterTest::refusesWhatDoesNotFit()
{
    QStringList asked;
    const auto misfit = [&asked](const ToolSpecification &tool) {
        asked.append(tool.name + u' ' + tool.schema.toString());
        return tool.name == u"fits" ? QString() : u"it is %1"_s.arg(tool.name);
    };
    const auto isBound = [](const QString &name) { return name != u"unbound"; };
    const QByteArray list = '[' + toolText("fits", "d", {}) + ',' + toolText("odd", "d", R"({"type":"object"})") + ','
        + toolText("worse", "d", {}) + ',' + toolText("unbound", "d", {}) + ',' + toolText("broken", "d", R"({"type":"array"})") + ']';
    const auto loaded = CharacterTools::load(*JsonText::parse(list), isBound, {}, misfit);
    QCOMPARE(loaded.state, CharacterPhase::FailedValidation);
    QCOMPARE(loaded.faults,
        (CharacterFaults {{u"ValidationError"_s, u"TOOLS[1].function.parameters"_s, u"it is odd"_s},
            {u"ValidationError"_s, u"TOOLS[2].function.parameters"_s, u"it is worse"_s},
            {u"MissingMethod"_s, u"handle_tool_call"_s, u"Must exist if TOOLS defined"_s},
            {u"ValidationError"_s, u"TOOLS[4].function.parameters"_s, u"Top-level parameters type must be 'object'"_s}}));
    QCOMPARE(asked,
        (QStringList {u"fits "_s + CharacterTools::nothing().toString(), u"odd {\"type\":\"object\"}"_s,
            u"worse "_s + CharacterTools::nothing().toString()}));
}

void CharacterTest::warnsOfWhatOnlyThePublishedSchemaAsks()
{
    const QByteArray text = '[' + toolText("a", "d", R"({"type":"object","properties":{"_x":{"enum":[1,2,3,4,5,6,7,8,9,10,11]}}})") + ']';
    const auto loaded = loadedTools(text);
    QCOMPARE(loaded.state, CharacterPhase::LoadedWithTools);
    QCOMPARE(loaded.faults.size(), 3);
    CharacterLimits strict;
    strict.isStrict = true;
    QCOMPARE(loadedTools(text, strict).state, CharacterPhase::FailedValidation);
}

void CharacterTest::hasOtherLimitsWhereAsked()
{
    CharacterLimits limits;
    limits.tools = 1;
    limits.descriptionLength = 3;
    QCOMPARE(loadedTools(toolTexts(2), limits).faults.first().text, u"1 tools max"_s);
    QCOMPARE(loadedTools('[' + toolText("a", "four", {}) + ']', limits).faults.first().text, u"Must be non-empty string <3 chars"_s);
}

void CharacterTest::goesThroughTheSeedsStates()
{
    QVERIFY(
        follows(CharacterPhase::Unloaded, CharacterPhase::Loading) && follows(CharacterPhase::Loading, CharacterPhase::ValidatingTools));
    QVERIFY(follows(CharacterPhase::ValidatingTools, CharacterPhase::FailedValidation)
        && !follows(CharacterPhase::Unloaded, CharacterPhase::LoadedWithTools));
    QVERIFY(follows(Call::Idle, Call::Initiated) && follows(Call::Initiated, Call::ValidatingParameters));
    QVERIFY(follows(Call::ValidatingParameters, Call::Failed) && follows(Call::Executing, Call::Completed));
    QVERIFY(follows(Call::Failed, Call::AwaitingResponse) && follows(Call::AwaitingResponse, Call::Idle)
        && !follows(Call::Idle, Call::Executing));
    QCOMPARE(toWire(Call::Initiated), u"TOOL_CALL_INITIATED"_s);
}

void CharacterTest::tellsTheModelWhatIsWrongWithACall_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("no JSON") << QByteArray("{") << u"Error: Invalid JSON arguments - "_s;
    QTest::newRow("no object") << QByteArray("[1]") << u"Error: Invalid JSON arguments - not an object"_s;
    QTest::newRow("something missing") << QByteArray("{}") << u"Error: Invalid parameters - "_s;
    QTest::newRow("a value that is none") << QByteArray(R"({"event":"e","importance":"great"})") << u"Error: Invalid parameters - "_s;
    QTest::newRow("too much") << "{\"event\":\"" + QByteArray(2048, 'e') + "\"}"
                              << u"Error: Invalid parameters - arguments are larger than 2048 bytes"_s;
}

void CharacterTest::tellsTheModelWhatIsWrongWithACall()
{
    QFETCH(QByteArray, arguments);
    QFETCH(QString, said);
    const auto schema = JsonSchema::compile(*JsonText::parse(storySchema));
    QVERIFY(schema);
    const auto checked = charactercalls::validate(arguments, **schema);
    QVERIFY(!checked);
    QVERIFY2(checked.error().startsWith(said), qPrintable(checked.error()));
}

void CharacterTest::fillsInDefaultsAndChecksResults()
{
    const auto schema = JsonSchema::compile(*JsonText::parse(storySchema));
    QVERIFY(schema);
    const auto checked = charactercalls::validate(R"({"event":"e"})", **schema);
    QVERIFY(checked);
    QCOMPARE(checked->member(u"importance")->bytes(), QByteArray("\"medium\""));
    QCOMPARE(*charactercalls::result(JsonText::trusted("\"Logged: e\"")), u"Logged: e"_s);
    QCOMPARE(charactercalls::result(JsonText::trusted("1")).error(), u"Error: Tool must return string"_s);
    QVERIFY(charactercalls::result(JsonText::trusted('"' + QByteArray(1024, 'r') + '"')));
    QVERIFY(charactercalls::result(JsonText::trusted('"' + QByteArray(1025, 'r') + '"')).error().startsWith(u"Error: "));
    QCOMPARE(charactercalls::unknownTool(u"x"_s), u"Error: Unknown tool: x"_s);
    QCOMPARE(charactercalls::timedOut(), u"Error: Tool execution timed out"_s);
}

QTEST_APPLESS_MAIN(CharacterTest)
#include "tst_character.moc"
