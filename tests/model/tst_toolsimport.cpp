// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/agentreader.h"
#include "model/agents/toolsimport.h"
#include "model/characters/characterreader.h"
#include "model/descriptors/descriptorcheck.h"
#include "model/gram/agentpattern.h"
#include "model/gram/gramcheck.h"
#include "model/gram/gramreader.h"
#include "model/gram/pythonliterals.h"
#include "tests/support/patience.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

QByteArray importedTool(const QByteArray &parameters)
{
    return R"([{"type":"function","function":{"name":"t","description":"Does it","parameters":)" + parameters + "}}]";
}

const QByteArray narrator = R"py(# A character.
"""TOOLS = [1] is not here."""
CHARACTER_NAME = "Narrator"
VOICE_SOURCE = {"source_type": "file", 'path': "v.wav"}
INSTRUCTIONS = {
    "instruction_prompt": """You tell
stories.""",
    "language": "en/fr",
}
METADATA = {"good": False, "comment": None}

TOOLS: list[dict] = [
    {
        "type": "function",  # always
        "function": {
            "name": "log_story_event",
            "description": ("Log an important "
                            'narrative event'),
            "parameters": {
                "type": "object",
                "properties": {
                    "event": {"type": "string", "description": "The event"},
                    "importance": {"type": "string", "enum": ["low", "medium", "high"], "default": "medium"},
                    "tags": {"type": "array", "items": {"type": "string"}},
                },
                "required": ["event"]
            }
        }
    }
]

class PromptGenerator:
    def handle_tool_call(self, tool_name: str, tool_input: dict) -> str:
        TOOLS = []
        return f"Logged: {tool_input['event']}"
)py";

} // namespace

class ToolsImportTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsLiterals_data();
    void readsLiterals();
    void refusesWhatIsNoLiteral_data();
    void refusesWhatIsNoLiteral();
    void losesNothingOfASchema_data();
    void losesNothingOfASchema();
    void writesSignaturesWhereItCan();
    void takesACharacterFileOver();
    void writesTheSameToolsInGram();
    void leavesOutADescriptionThatIsNotThere();
    void keepsASchemaThatNothingSatisfies();
    void leavesACharacterItsLimits();
    void tellsOfEachBrokenTool();
    void refusesWhatIsNoList_data();
    void refusesWhatIsNoList();
    void saysWhatItLeavesOut();
};

void ToolsImportTest::readsLiterals_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *name, const QString &module, const QByteArray &json) { QTest::newRow(name) << module << json; };
    row("words", u"X = [True, False, None]"_s, "[true,false,null]");
    row("numbers", u"X = [1, -2, 1_000, 0x1F, 0o17, 0b101, 1.5, .5, 2., 1e3, -0.25]"_s, "[1,-2,1000,31,15,5,1.5,0.5,2,1000,-0.25]");
    row("texts", u"X = ['a', \"b'\", r'\\d', '\\n\\x41\\u00e9\\U0001F600\\101\\q', '']"_s, R"(["a","b'","\\d","\nAé😀A\\q",""])");
    row("long texts", u"X = '''a\n'b' \\\nc'''"_s, R"("a\n'b' c")");
    row("texts next to each other", u"X = ('a' 'b'\n  \"c\")"_s, R"("abc")");
    row("tuples and groups", u"X = ((1), (2,), (), [3,],)"_s, "[1,[2],[],[3]]");
    row("dictionaries", u"X = {'a': {}, \"b\": {'c': [1],},}"_s, R"({"a":{},"b":{"c":[1]}})");
    row("with an annotation", u"X : dict[str, int] = {}"_s, "{}");
    row("the last one", u"X = 1\nX = 2  # two\n"_s, "2");
    row("behind what cannot be read", u"Y = f(1) + \"\"\"\nX = 3\n\"\"\"\ndef f():\n    X = 4\ns = '\\N{DASH}'; t = \"#\"\nX = 5"_s, "5");
    row("over lines", u"X = \\\n  7"_s, "7");
    row("not there", u"XY = 1\nX == 2\n X = 3\n"_s, "");
}

void ToolsImportTest::readsLiterals()
{
    QFETCH(QString, module);
    QFETCH(QByteArray, json);
    const auto value = PythonLiterals(module).assigned(u"X");
    QVERIFY2(value, value ? "" : qPrintable(value.error().message));
    QCOMPARE(value->value_or(JsonText()).bytes(), json);
}

void ToolsImportTest::refusesWhatIsNoLiteral_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QString &module, const QString &message) { QTest::newRow(name) << module << message; };
    row("a call", u"a = 1\nX = [dict(a=1)]"_s, u"2:6: only literals are read; “dict” is not one"_s);
    row("a name", u"X = Y"_s, u"1:5: only literals are read; “Y” is not one"_s);
    row("an expression", u"X = [1] + [2]"_s, u"1:9: only a literal is read here, not an expression"_s);
    row("a comprehension", u"X = [1 for x in y]"_s, u"1:8: a comma or a bracket is missing"_s);
    row("a formatted text", u"X = f'{y}'"_s, u"1:5: only plain texts are read, without f and b before them"_s);
    row("bytes", u"X = b'y'"_s, u"1:5: only plain texts are read, without f and b before them"_s);
    row("a set", u"X = {'a', 'b'}"_s, u"1:9: “:” is missing after a key"_s);
    row("a key that is not text", u"X = {1: 2}"_s, u"1:6: a key has to be a text"_s);
    row("an open bracket", u"X = [1,"_s, u"1:8: the value is missing"_s);
    row("an open text", u"X = 'a\n'"_s, u"1:5: a text is not closed"_s);
    row("nothing", u"X ="_s, u"1:4: the value is missing"_s);
    row("deep nesting", u"X = "_s + QString(100, u'['), u"1:70: this is nested too deeply"_s);
    row("a number", u"X = 012"_s, u"1:5: this number cannot be read"_s);
}

void ToolsImportTest::refusesWhatIsNoLiteral()
{
    QFETCH(QString, module);
    QFETCH(QString, message);
    const auto value = PythonLiterals(module).assigned(u"X");
    QVERIFY(!value);
    QCOMPARE(value.error().message, message);
}

void ToolsImportTest::losesNothingOfASchema_data()
{
    QTest::addColumn<QByteArray>("schema");
    const auto row = [](const char *name, const QByteArray &schema) { QTest::newRow(name) << schema; };
    row("nothing", R"({"type":"object","properties":{}})");
    row("types",
        R"({"type":"object","properties":{"a":{"type":"string"},"b":{"type":"integer"},"c":{"type":"number"},"d":{"type":"boolean"},"e":{"type":"array"},"f":{"type":"object"}},"required":["a","c"]})");
    row("rules",
        R"({"type":"object","properties":{"a":{"type":"string","description":"A \"quoted\" one","minLength":1,"maxLength":5,"pattern":"^x\\d$","format":"date"},"b":{"type":"number","minimum":-1.5,"maximum":10,"default":2.5}},"required":["a"]})");
    row("enumerations",
        R"({"type":"object","properties":{"a":{"type":"string","enum":["low","two words",""]},"b":{"enum":[1,null,"x"]}}})");
    row("lists",
        R"({"type":"object","properties":{"a":{"type":"array","items":{"type":"array","items":{"type":"string"}}},"b":{"type":"array","items":{"type":"object","properties":{}}}}})");
    row("records",
        R"({"type":"object","properties":{"a":{"type":"object","properties":{"x":{"type":"string"},"y":{"type":"array","items":{"type":"integer"}}},"required":["x"]}}})");
    row("bounds that gram does not know",
        R"({"type":"object","properties":{"a":{"type":"array","items":{"type":"string"},"maxItems":3},"b":{"type":"number","exclusiveMinimum":0}}})");
    row("a default that is required", R"({"type":"object","properties":{"a":{"type":"string","default":"x"}},"required":["a"]})");
    row("an exponent", R"({"type":"object","properties":{"a":{"type":"number","maximum":1e30}}})");
    row("alternatives", R"({"type":"object","properties":{"a":{"anyOf":[{"type":"string"},{"type":"null"}]}}})");
    row("nothing else allowed", R"({"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false})");
    row("definitions", R"({"type":"object","$defs":{"X":{"type":"string"}},"properties":{"a":{"$ref":"#/$defs/X"}}})");
    row("a name with blanks", R"({"type":"object","properties":{"a b`":{"type":"string"}},"required":["a b`"]})");
}

void ToolsImportTest::losesNothingOfASchema()
{
    QFETCH(QByteArray, schema);
    const auto tools = ToolsImport::read(importedTool(schema));
    QVERIFY2(tools, tools ? "" : qPrintable(tools.error().message));
    const auto normal = [](const JsonText &json) {
        QJsonObject object = json.read().toObject();
        object.insert(u"required"_s, object.value(u"required").toArray());
        return object;
    };
    const QJsonObject wanted = normal(*JsonText::parse(schema));

    const auto gram = ToolsImport::toGram(*tools, {u"a"_s, u"p/m"_s, u"i"_s});
    QVERIFY2(gram, gram ? "" : qPrintable(gram.error().message));
    const GramDocument document = GramReader::read(*gram).document;
    const auto agent = AgentPattern::agentsOf(document).first().compile(document);
    QVERIFY2(agent, qPrintable(*gram));
    QCOMPARE(normal(agent->tools.first().schema), wanted);
    // A compiled agent is a pattern again, and a descriptor, with the same schema.
    QCOMPARE(*AgentPattern::of(*agent).compile({}), *agent);

    const auto toml = ToolsImport::toToml(*tools, {u"a"_s, u"p/m"_s, u"i"_s});
    QVERIFY(toml);
    const DescriptorFile file = DescriptorFile::parse(toml->toUtf8(), u"agents/a.toml"_s);
    const Diagnostics diagnostics = DescriptorCheck().check(file, DescriptorKind::Agent);
    QVERIFY2(diagnostics.isEmpty(), qPrintable(*toml));
    const auto again = agenttoml::toGram(file);
    QVERIFY2(again, again ? "" : qPrintable(again.error().message));
    const auto described = AgentPattern::agentsOf(*again).first().compile(*again);
    QVERIFY(described);
    QCOMPARE(normal(described->tools.first().schema), wanted);
    QCOMPARE(*agenttoml::fromGram(*again), *toml);
}

void ToolsImportTest::writesSignaturesWhereItCan()
{
    const auto signature = [](const QByteArray &schema) { return ToolsImport::read(importedTool(schema))->tools.first().typeSignature(); };
    QCOMPARE(
        signature(
            R"({"type":"object","properties":{"event":{"type":"string","description":"E"},"n":{"type":"integer","default":1}},"required":["event"]})"),
        u"(event::Text {description: \"E\"})==>(n::Int {default: 1})==>(::String)"_s);
    QCOMPARE(
        signature(
            R"({"type":"object","properties":{"l":{"type":"array","items":{"type":"string"}},"o":{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"integer"}},"required":["a"]}},"required":["l","o"]})"),
        u"(l::Array {items: Text})==>(o::Object {fields: {a: Text, b: \"Int?\"}})==>(::String)"_s);
    QCOMPARE(signature(R"({"type":"object","properties":{"a":{"type":"array","items":{"type":"string"},"maxItems":3}}})"),
        u"(a::Array {schema: json`{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"maxItems\":3}`, optional: true})==>(::String)"_s);
    QCOMPARE(signature(R"({"type":"object","properties":{}})"), u"()==>(::String)"_s);
    QCOMPARE(signature(R"({"type":"object","properties":{},"additionalProperties":false})"), u"()==>(::String)"_s);
}

void ToolsImportTest::takesACharacterFileOver()
{
    const auto tools = ToolsImport::read(narrator);
    QVERIFY2(tools, tools ? "" : qPrintable(tools.error().message));
    QVERIFY(tools->isCharacter);
    const auto toml = ToolsImport::toToml(*tools, {});
    QVERIFY(toml);
    const DescriptorFile file = DescriptorFile::parse(toml->toUtf8(), u"agents/narrator.toml"_s);
    const Diagnostics diagnostics = DescriptorCheck().check(file, DescriptorKind::Agent);
    QVERIFY2(diagnostics.isEmpty(), qPrintable(*toml));
    QCOMPARE(file.root[u"agent"][u"name"].string(), u"narrator"_s);
    const Character character = CharacterReader::read(file);
    QCOMPARE(toWire(character.state), u"LOADED_WITH_TOOLS"_s);
    QCOMPARE(character.name, u"Narrator"_s);
    QVERIFY(!character.isGood);
    QCOMPARE(character.language, u"en/fr"_s);
    QCOMPARE(character.voice.member(u"path")->bytes(), QByteArray("\"v.wav\""));
    QVERIFY(character.prompt.endsWith(u"You tell\nstories."));
    QCOMPARE(character.tools.first().description, u"Log an important narrative event"_s);
    QCOMPARE(character.tools.first().schema.member(u"required")->bytes(), QByteArray(R"(["event"])"));
}

void ToolsImportTest::writesTheSameToolsInGram()
{
    auto tools = ToolsImport::read(narrator);
    const auto shared = ToolsImport::toGram(*tools, {});
    QVERIFY(shared);
    const GramText text = GramReader::read(*shared);
    QVERIFY(!hasErrors(checkGram(text)));
    QCOMPARE(text.document.patterns.size(), 1);
    QVERIFY(AgentPattern::agentsOf(text.document).isEmpty());
    tools->isCharacter = false;
    const auto nameless = ToolsImport::toGram(*tools, {u"a"_s});
    QVERIFY(!nameless);
    QCOMPARE(nameless.error().message, u"An agent in gram has a model and an instruction."_s);
    QVERIFY(ToolsImport::toGram(*tools, {u"a"_s, u"p/m"_s, u"i"_s}));
}

void ToolsImportTest::leavesOutADescriptionThatIsNotThere()
{
    const auto tools = ToolsImport::read(R"([{"type":"function","name":"t"},{"type":"function","name":"u","description":"d"}])");
    QVERIFY(tools);
    const auto toml = ToolsImport::toToml(*tools, {u"a"_s, u"p/m"_s, u"i"_s});
    QCOMPARE(toml->count(u"description"), 1);
    const Diagnostics diagnostics = DescriptorCheck().check(
        DescriptorFile::parse(toml->toUtf8(), u"agents/a.toml"_s), DescriptorKind::Agent);
    QVERIFY2(diagnostics.isEmpty(), qPrintable(*toml));
    const auto gram = ToolsImport::toGram(*tools, {});
    QVERIFY(!gram);
    QCOMPARE(gram.error().message, u"In gram each tool has a description, which these have not: t."_s);
}

void ToolsImportTest::keepsASchemaThatNothingSatisfies()
{
    const auto tools = ToolsImport::read(
        importedTool(R"({"type":"object","properties":{"a":{"type":"integer","minimum":5,"maximum":1}}})"));
    QVERIFY(tools);
    QVERIFY(tools->tools.first().typeSignature().contains(uR"(json`{"type":"integer","minimum":5,"maximum":1}`)"_s));
}

void ToolsImportTest::leavesACharacterItsLimits()
{
    const auto tools = ToolsImport::read(narrator);
    const auto gram = ToolsImport::toGram(*tools, {u"a"_s, u"p/m"_s, u"i"_s});
    QVERIFY(!gram);
    QCOMPARE(gram.error().category, ErrorCategory::Usage);
    QVERIFY2(gram.error().message.startsWith(u"A character has more than gram can say of an agent"), qPrintable(gram.error().message));
    const DescriptorFile file = DescriptorFile::parse(ToolsImport::toToml(*tools, {u"a"_s, u"p/m"_s})->toUtf8(), u"agents/a.toml"_s);
    QCOMPARE(CharacterReader::read(file).limits, CharacterLimits());
    QVERIFY(readAgents(file).first().part->character);
}

void ToolsImportTest::tellsOfEachBrokenTool()
{
    const auto tools = ToolsImport::read(
        R"([1,{"type":"function","name":"a"},{"type":"function","name":"a b"},{"type":"function","name":"a"}])");
    QVERIFY(!tools);
    QCOMPARE(tools.error().message,
        u"Tool 1 of the list is not a function: type, function and a name are expected.\n"
        "Tool 3 of the list has the name “a b”; names have up to 64 letters, digits, _ and -.\nTwo tools have the name “a”."_s);
}

void ToolsImportTest::refusesWhatIsNoList_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QByteArray &text, const QString &message) { QTest::newRow(name) << text << message; };
    row("an item that is not a tool", "[1]", u"Tool 1 of the list is not a function: type, function and a name are expected."_s);
    row("another kind of tool", R"([{"type":"web_search"}])",
        u"Tool 1 of the list is not a function: type, function and a name are expected."_s);
    row("a name that no model could call", R"([{"type":"function","function":{"name":"a b"}}])",
        u"Tool 1 of the list has the name “a b”; names have up to 64 letters, digits, _ and -."_s);
    row("two of a name", R"([{"type":"function","name":"a"},{"type":"function","name":"a"}])", u"Two tools have the name “a”."_s);
    row("parameters that are not an object", importedTool(R"({"type":"array"})"), u"The parameters of t are not a schema of an object. "_s);
    row("another file", "import os\n", u"The file is not JSON and has no “TOOLS = […]”."_s);
    row("a list that is made", "TOOLS = make()\n", u"1:9: only literals are read; “make” is not one"_s);
}

void ToolsImportTest::refusesWhatIsNoList()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    const auto tools = ToolsImport::read(text);
    QVERIFY(!tools);
    QCOMPARE(tools.error().message, message);
}

void ToolsImportTest::saysWhatItLeavesOut()
{
    const auto strict = ToolsImport::read(R"({"tools":[{"type":"function","function":{"name":"t","description":"d","strict":true}}]})");
    QVERIFY(strict);
    QCOMPARE(strict->remarks, QStringList {u"“strict” of t is left out."_s});
    QCOMPARE(ToolsImport::read(R"([{"type":"function","name":"t","description":"d","parameters":null}])")->tools.first().name(), u"t"_s);
    QCOMPARE(ToolsImport::identifierOf(u"The Old Man & the Sea!"_s), u"the-old-man-the-sea"_s);
    QCOMPARE(ToolsImport::identifierOf(u"…"_s), u"imported"_s);
}

QTEST_APPLESS_MAIN(ToolsImportTest)
#include "tst_toolsimport.moc"
