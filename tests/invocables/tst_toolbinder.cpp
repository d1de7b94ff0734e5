// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/agents/toolbinder.h"
#include "mcpfixture.h"
#include "model/agents/librarycatalog.h"

using namespace mcp;
using model::JsonText;
using model::ToolLibrary;
using model::ToolSpecification;

namespace {

const char greetingArguments[] =
    R"({"type":"object","properties":{"personName":{"type":"string","description":"Whom to greet","default":"world"}},"required":[]})";
const QString greetingWords = u"Returns a friendly greeting message for the given name"_s;

ToolSpecification specification(
    const QString &name, const QByteArray &schema = greetingArguments, const QString &description = greetingWords)
{
    return {name, description, {}, schema.isEmpty() ? JsonText() : JsonText::trusted(schema), u"String"_s};
}

ToolLibrary shelf(const QString &name, const QString &invoker, ToolLibrary::Match match = ToolLibrary::Match::Compatible)
{
    ToolLibrary library;
    library.name = u"shelf"_s;
    library.match = match;
    library.bindings = {{name, invoker}};
    return library;
}

} // namespace

//! Agents' tools and what does their work.
class ToolBinderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void bindsByNameOverAllEnsembles();
    void bindsByAliasAndUnderTheSpecificationsName();
    void bindsWhatTheLibrarySays();
    void takesDescriptionAndArgumentsOfTheToolWhereItSaysNone();
    void namesWhatIsNearWhereThereIsNone();
    void asksForALibraryWhereSeveralAreMeant();
    void tellsAllFaultsAtOnce();
    void comparesSchemas_data();
    void comparesSchemas();
    void knowsSchemasThatSayTheSame_data();
    void knowsSchemasThatSayTheSame();
    void wantsNameDescriptionAndSchemaWhereItIsToBeExact();
    void saysWhatFitsNoToolThatMayBeMeant();
    void remarksOnAnotherDescription();
    void offersTheAgentsToolsAndNoOthers();
    void runsABoundToolWithTheDefaultsOfBoth();
    void holdsACallToWhatTheToolAsksBesides();
    void bindsTheToolOfAServerThatItConnectsFirst();
    void leavesServersAloneThatNothingIsWantedOf();
    void saysWhichToolsOfALibraryThereAreNot();

private:
    void describe(const QString &ensemble, const QByteArray &text)
    {
        support::write(m_fixture->folder.filePath(u"ensembles/%1.toml"_s.arg(ensemble)), text);
        m_fixture->descriptors->load();
    }
    BuiltinCall greeting();
    BoundTool bound(const ToolSpecification &specification, const ToolLibrary *library = nullptr) const
    {
        return ToolBinder::bind({specification}, library, *m_fixture->catalog->tools()).first();
    }
    model::Result<std::shared_ptr<const Toolset>> tools(
        const QList<ToolSpecification> &specifications, const ToolLibrary *library = nullptr) const
    {
        return ToolBinder::toolsFor({u"tina"_s, {}, {}, specifications}, library, *m_fixture->catalog->tools());
    }

    std::unique_ptr<Fixture> m_fixture;
};

void ToolBinderTest::init()
{
    m_fixture = std::make_unique<Fixture>();
    describe(u"greetings"_s,
        "[ensemble]\nname = \"greetings\"\nenabled = false\n[defaults]\napproval = \"allow\"\n"
        "[[invokers]]\nname = \"sayHello\"\naliases = [\"greet\"]\n");
}

void ToolBinderTest::bindsByNameOverAllEnsembles()
{
    const BoundTool tool = bound(specification(u"sayHello"_s));
    QCOMPARE(tool.fault, QString());
    QVERIFY(tool.warnings.isEmpty());
    QCOMPARE(tool.boundTo, u"greetings:sayHello"_s);
    // What was allowed before stays allowed.
    QCOMPARE(tool.implementation->fingerprint, m_fixture->catalog->findInvoker(u"sayHello"_s)->fingerprint);
}

void ToolBinderTest::bindsByAliasAndUnderTheSpecificationsName()
{
    const BoundTool tool = bound(specification(u"greet"_s));
    QCOMPARE(tool.fault, QString());
    QCOMPARE(tool.boundTo, u"greetings:sayHello"_s);
    QCOMPARE(tool.implementation->name, u"greet"_s);
    QVERIFY(tool.implementation->fingerprint != m_fixture->catalog->findInvoker(u"sayHello"_s)->fingerprint);
}

void ToolBinderTest::bindsWhatTheLibrarySays()
{
    const ToolLibrary library = shelf(u"welcome"_s, u"greetings:sayHello"_s);
    QCOMPARE(bound(specification(u"welcome"_s), &library).boundTo, u"greetings:sayHello"_s);
    // What the library does not say is not looked for elsewhere.
    const BoundTool other = bound(specification(u"sayHello"_s), &library);
    QVERIFY(!other.implementation);
    QVERIFY(other.fault.contains(u"shelf"));
}

void ToolBinderTest::takesDescriptionAndArgumentsOfTheToolWhereItSaysNone()
{
    const BoundTool tool = bound(specification(u"greet"_s, {}, {}));
    QVERIFY(tool.implementation);
    QCOMPARE(tool.implementation->description, greetingWords);
    QCOMPARE(tool.implementation->argumentsJson, m_fixture->catalog->findInvoker(u"sayHello"_s)->argumentsJson);
}

void ToolBinderTest::namesWhatIsNearWhereThereIsNone()
{
    const BoundTool tool = bound(specification(u"sayHelo"_s));
    QVERIFY(!tool.implementation);
    QVERIFY2(tool.fault.contains(u"greetings:sayHello"), qPrintable(tool.fault));
    const ToolLibrary library = shelf(u"sayHello"_s, u"greetings:sayHelo"_s);
    const BoundTool byLibrary = bound(specification(u"sayHello"_s), &library);
    QVERIFY2(byLibrary.fault.contains(u"greetings:sayHello"), qPrintable(byLibrary.fault));
}

//! What greetings:sayHello does, for a tool of another name.
BuiltinCall ToolBinderTest::greeting()
{
    const auto invocable = m_fixture->builtins.find(u"greetings"_s, u"sayHello"_s)->invocable;
    return [invocable](const JsonText &arguments, const InvocationContext &context, QObject *parent) {
        return invocable->invoke(arguments, context, parent);
    };
}

void ToolBinderTest::asksForALibraryWhereSeveralAreMeant()
{
    m_fixture->builtins.add({u"others:sayHello"_s, u"Other"_s, JsonText::trusted(greetingArguments), greeting()});
    describe(u"others"_s, "[ensemble]\nname = \"others\"\nenabled = false\n[[invokers]]\nname = \"sayHello\"\n");
    const BoundTool tool = bound(specification(u"sayHello"_s));
    QVERIFY(!tool.implementation);
    QVERIFY2(tool.fault.contains(u"greetings:sayHello, others:sayHello"), qPrintable(tool.fault));
    // The one that is on is meant.
    const auto all = ToolBinder::bind({specification(u"sayHello"_s)}, nullptr, *m_fixture->catalog->tools(), {{u"others"_s, true}});
    QCOMPARE(all.first().boundTo, u"others:sayHello"_s);
}

void ToolBinderTest::tellsAllFaultsAtOnce()
{
    const QByteArray number = R"({"type":"object","properties":{"personName":{"type":"number"}},"required":[]})";
    const auto set = tools({specification(u"sayHello"_s, number), specification(u"nothing"_s), specification(u"greet"_s)});
    QVERIFY(!set.has_value());
    QCOMPARE(set.error().category, ErrorCategory::Validation);
    const QStringList lines = set.error().message.split(u'\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[0].contains(u"tina"), qPrintable(lines[0]));
    QVERIFY2(lines[1].startsWith(u"• sayHello:") && lines[1].contains(u"personName"), qPrintable(lines[1]));
    QVERIFY2(lines[2].startsWith(u"• nothing:"), qPrintable(lines[2]));
}

void ToolBinderTest::comparesSchemas_data()
{
    QTest::addColumn<QByteArray>("specified");
    QTest::addColumn<QByteArray>("taken");
    QTest::addColumn<QString>("named");
    const auto object = [](const QByteArray &properties, const QByteArray &required = "", const QByteArray &more = "") {
        return R"({"type":"object","properties":{)" + properties + R"(},"required":[)" + required + ']' + more + '}';
    };
    const QByteArray text = R"("a":{"type":"string"})";
    const QByteArray closed = R"(,"additionalProperties":false)";
    const QString fits;
    QTest::newRow("the same") << object(text, "\"a\"") << object(text, "\"a\"") << fits;
    QTest::newRow("asks for more than is demanded") << object(text, "\"a\"") << object(text) << fits;
    QTest::newRow("may leave out what is demanded") << object(text) << object(text, "\"a\"") << u"“a”"_s;
    QTest::newRow("leaves out what is demanded, with a default")
        << object(R"("a":{"type":"string","default":"x"})") << object(text, "\"a\"") << fits;
    QTest::newRow("does not have what is demanded") << object("") << object(text, "\"a\"") << u"“a”"_s;
    QTest::newRow("does not have what may be left out") << object("") << object(text) << fits;
    QTest::newRow("has what the tool has not") << object(text) << object(R"("b":{"type":"string"})", {}, closed) << u"“a”"_s;
    QTest::newRow("the tool takes anything") << object(text) << QByteArray(R"({"type":"object"})") << fits;
    QTest::newRow("the tool takes nothing") << object(text) << QByteArray(R"({"type":"object","additionalProperties":false})") << u"“a”"_s;
    QTest::newRow("another type") << object(text) << object(R"("a":{"type":"boolean"})") << u"“a”"_s;
    QTest::newRow("an integer for a number") << object(R"("a":{"type":"integer"})") << object(R"("a":{"type":"number"})") << fits;
    QTest::newRow("a number for an integer") << object(R"("a":{"type":"number"})") << object(R"("a":{"type":"integer"})") << u"“a”"_s;
    QTest::newRow("one type of two") << object(text) << object(R"("a":{"type":["string","null"]})") << fits;
    QTest::newRow("bounds that differ") << object(text) << object(R"("a":{"type":"string","minLength":1})") << fits;
    QTest::newRow("values without a type") << object(text) << object(R"("a":{"enum":["x","y"]})") << fits;
    QTest::newRow("any type for one") << object(R"("a":{})") << object(text) << u"“a”"_s;
    QTest::newRow("a list's elements") << object(R"("a":{"type":"array","items":{"type":"string"}})")
                                       << object(R"("a":{"type":"array","items":{"type":"integer"}})") << u"“a[]”"_s;
    QTest::newRow("a record's field") << object(R"("a":{"type":"object","properties":{"b":{"type":"string"}},"required":[]})")
                                      << object(R"("a":{"type":"object","properties":{"b":{"type":"integer"}},"required":[]})")
                                      << u"“a.b”"_s;
    QTest::newRow("by reference") << object(text) << object(R"("a":{"$ref":"#/$defs/A"})", {}, R"(,"$defs":{"A":{"type":"integer"}})")
                                  << u"“a”"_s;
    QTest::newRow("a reference in a circle") << object(text) << object(R"("a":{"$ref":"#/properties/a"})") << fits;
}

void ToolBinderTest::comparesSchemas()
{
    QFETCH(QByteArray, specified);
    QFETCH(QByteArray, taken);
    QFETCH(QString, named);
    const QStringList problems = SchemaMatch::incompatibilities(JsonText::trusted(specified), JsonText::trusted(taken));
    QCOMPARE(problems.isEmpty(), named.isEmpty());
    QVERIFY2(named.isEmpty() || problems.first().contains(named), qPrintable(problems.join(u'\n')));
}

void ToolBinderTest::knowsSchemasThatSayTheSame_data()
{
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<bool>("same");
    QTest::newRow("itself") << QByteArray(
        R"({"type":"object","properties":{"a":{"type":"string"},"b":{"type":"integer","default":1}},"required":["a","b"]})")
                            << true;
    QTest::newRow("in another order") << QByteArray(
        R"({"required":["b","a"],"properties":{"b":{"default":1.0,"type":"integer"},"a":{"type":"string"}},"type":"object"})")
                                      << true;
    QTest::newRow("with what says nothing") << QByteArray(
        R"({"$schema":"x","type":"object","additionalProperties":true,"properties":{"a":{"type":"string"},"b":{"type":"integer","default":1}},"required":["a","b"]})")
                                            << true;
    QTest::newRow("another default") << QByteArray(
        R"({"type":"object","properties":{"a":{"type":"string"},"b":{"type":"integer","default":2}},"required":["a","b"]})")
                                     << false;
    QTest::newRow("less demanded") << QByteArray(
        R"({"type":"object","properties":{"a":{"type":"string"},"b":{"type":"integer","default":1}},"required":["a"]})")
                                   << false;
    QTest::newRow("closed") << QByteArray(
        R"({"type":"object","additionalProperties":false,"properties":{"a":{"type":"string"},"b":{"type":"integer","default":1}},"required":["a","b"]})")
                            << false;
    QTest::newRow("a description") << QByteArray(
        R"({"type":"object","properties":{"a":{"type":"string","description":"A"},"b":{"type":"integer","default":1}},"required":["a","b"]})")
                                   << false;
}

void ToolBinderTest::knowsSchemasThatSayTheSame()
{
    QFETCH(QByteArray, other);
    QFETCH(bool, same);
    const JsonText one = JsonText::trusted(
        R"({"type":"object","properties":{"a":{"type":"string"},"b":{"type":"integer","default":1}},"required":["a","b"]})");
    QCOMPARE(SchemaMatch::areSame(one, JsonText::trusted(other)), same);
}

void ToolBinderTest::wantsNameDescriptionAndSchemaWhereItIsToBeExact()
{
    const ToolLibrary exact = shelf(u"sayHello"_s, u"greetings:sayHello"_s, ToolLibrary::Match::Exact);
    QCOMPARE(bound(specification(u"sayHello"_s), &exact).fault, QString());
    const QString description = bound(specification(u"sayHello"_s, greetingArguments, u"Other words"_s), &exact).fault;
    QVERIFY2(description.contains(u"description"), qPrintable(description));
    const QByteArray demanding =
        R"({"type":"object","properties":{"personName":{"type":"string","description":"Whom to greet","default":"world"}},"required":["personName"]})";
    const QString schema = bound(specification(u"sayHello"_s, demanding), &exact).fault;
    QVERIFY2(schema.contains(u"schema"), qPrintable(schema));
    const ToolLibrary renamed = shelf(u"greet"_s, u"greetings:sayHello"_s, ToolLibrary::Match::Exact);
    const QString name = bound(specification(u"greet"_s), &renamed).fault;
    QVERIFY2(name.contains(u"name"), qPrintable(name));
}

void ToolBinderTest::saysWhatFitsNoToolThatMayBeMeant()
{
    const auto misfit = [this](const ToolSpecification &specification, const QList<ToolLibrary> &libraries) {
        return ToolBinder::misfitOf(specification, libraries, *m_fixture->catalog->tools());
    };
    const QByteArray other = R"({"type":"object","properties":{"personName":{"type":"integer"}}})";
    QCOMPARE(misfit(specification(u"sayHello"_s), {}), QString());
    QVERIFY(misfit(specification(u"sayHello"_s, other), {}).startsWith(u"greetings:sayHello does not fit: "));
    const ToolLibrary fitting = shelf(u"sayHello"_s, u"greetings:sayHello"_s);
    QVERIFY(!misfit(specification(u"sayHello"_s, other), {fitting}).isEmpty());
    // What there is none of is another fault; and one that fits is enough.
    QCOMPARE(misfit(specification(u"unknown"_s), {}), QString());
    QCOMPARE(
        misfit(specification(u"hail"_s), {shelf(u"hail"_s, u"greetings:nobody"_s), shelf(u"hail"_s, u"greetings:sayHello"_s)}), QString());
    QVERIFY(!misfit(specification(u"hail"_s, other), {shelf(u"hail"_s, u"greetings:sayHello"_s)}).isEmpty());
    QVERIFY(!misfit(specification(u"hail"_s), {shelf(u"hail"_s, u"greetings:sayHello"_s, ToolLibrary::Match::Exact)}).isEmpty());
    // Which of two is meant depends on what is on.
    describe(u"other"_s, "[ensemble]\nname = \"other\"\n[[invokers]]\nname = \"sayHello\"\ninvocable.name = \"clock:now\"\n");
    QCOMPARE(misfit(specification(u"sayHello"_s, other), {}), QString());
}

void ToolBinderTest::remarksOnAnotherDescription()
{
    const BoundTool tool = bound(specification(u"sayHello"_s, greetingArguments, u"Other words"_s));
    QCOMPARE(tool.fault, QString());
    QCOMPARE(tool.warnings.size(), 1);
    QCOMPARE(tool.implementation->description, u"Other words"_s);
    const auto set = tools({specification(u"sayHello"_s, greetingArguments, u"Other words"_s)});
    QCOMPARE((*set)->notices(), tool.warnings);
}

void ToolBinderTest::offersTheAgentsToolsAndNoOthers()
{
    describe(u"io"_s, "[ensemble]\nname = \"io\"\n[[invokers]]\nname = \"read_file\"\n");
    const auto set = tools({specification(u"greet"_s)});
    QVERIFY(set.has_value());
    // The ensemble is off for others.
    const QList<model::ToolDeclaration> offered = (*set)->declarations({{u"greetings"_s, false}});
    QCOMPARE(offered.size(), 1);
    QCOMPARE(offered.first().name, u"greetings:greet"_s);
    QCOMPARE(offered.first().wireName, u"greet"_s);
    QVERIFY(SchemaMatch::areSame(offered.first().schema, JsonText::trusted(greetingArguments)));
    QVERIFY(tools({})->get()->declarations({}).isEmpty());
}

void ToolBinderTest::runsABoundToolWithTheDefaultsOfBoth()
{
    const QByteArray demanding = R"({"type":"object","properties":{"personName":{"type":"string"}},"required":["personName"]})";
    const auto set = tools({specification(u"sayHello"_s, demanding)});
    QVERIFY(set.has_value());
    m_fixture->scope.tools = *set;
    QCOMPARE(m_fixture->text(u"sayHello"_s, R"({"personName":"Anna"})"), u"Hello, Anna! Nice to meet you."_s);
    QVERIFY(m_fixture->text(u"sayHello"_s).startsWith(u"validation"));
    const auto other = tools({specification(u"sayHello"_s, R"({"type":"object","properties":{},"required":[]})")});
    m_fixture->scope.tools = *other;
    QCOMPARE(m_fixture->text(u"sayHello"_s), u"Hello, world! Nice to meet you."_s);
    QVERIFY(m_fixture->text(u"io:read_file"_s).startsWith(u"validation"));
}

void ToolBinderTest::holdsACallToWhatTheToolAsksBesides()
{
    m_fixture->builtins.add({u"others:shout"_s, u"Shouts"_s,
        JsonText::trusted(R"({"type":"object","properties":{"text":{"type":"string","maxLength":3}},"required":["text"]})"), greeting()});
    describe(u"others"_s, "[ensemble]\nname = \"others\"\n[defaults]\napproval = \"allow\"\n[[invokers]]\nname = \"shout\"\n");
    const auto set = tools({specification(u"shout"_s, R"({"type":"object","properties":{"text":{"type":"string"}},"required":["text"]})")});
    QVERIFY(set.has_value());
    m_fixture->scope.tools = *set;
    QVERIFY(m_fixture->text(u"shout"_s, R"({"text":"abcd"})").startsWith(u"validation"));
    QVERIFY(!m_fixture->text(u"shout"_s, R"({"text":"abc"})").startsWith(u"validation"));
}

void ToolBinderTest::bindsTheToolOfAServerThatItConnectsFirst()
{
    m_fixture->describe({u"legacy"_s});
    const QByteArray message = R"({"type":"object","properties":{"message":{"type":"string"}},"required":["message"]})";
    const model::AgentPart agent {u"tina"_s, {}, {}, {specification(u"echo"_s, message, {}), specification(u"sayHello"_s)}};
    const model::ToolsWanted wanted {m_fixture->scope.conversation, {}, {}, agent, {}};
    QCOMPARE(ToolBinder::serversFor(agent, nullptr, *m_fixture->catalog->tools()), QStringList {u"peer"_s});
    bool done = false;
    m_fixture->processor->prepare(
        wanted, m_fixture->owner.get(), [](const QStringList &) {}, [&done] { done = true; });
    QTRY_VERIFY(done);
    const auto set = m_fixture->processor->tools(wanted);
    QVERIFY2(set.has_value(), set ? "" : qPrintable(set.error().message));
    m_fixture->scope.tools = *set;
    QCOMPARE(m_fixture->text(u"echo"_s, R"({"message":"hello"})"), u"Echo: hello"_s);
    QCOMPARE((*set)->declarations({}).size(), 2);
}

void ToolBinderTest::leavesServersAloneThatNothingIsWantedOf()
{
    m_fixture->describe({u"legacy"_s});
    const model::AgentPart agent {u"tina"_s, {}, {}, {specification(u"sayHello"_s)}};
    const Toolset &tools = *m_fixture->catalog->tools();
    QVERIFY(ToolBinder::serversFor(agent, nullptr, tools).isEmpty());
    const ToolLibrary library = shelf(u"sayHello"_s, u"peer:echo"_s);
    QCOMPARE(ToolBinder::serversFor(agent, &library, tools), QStringList {u"peer"_s});
    // One that is off is not started for a name that it may have.
    const model::AgentPart other {u"tina"_s, {}, {}, {specification(u"echo"_s)}};
    QVERIFY(ToolBinder::serversFor(other, nullptr, tools, {{u"peer"_s, false}}).isEmpty());
    // Not connected, it says so.
    const BoundTool tool = bound(specification(u"sayHello"_s), &library);
    QVERIFY2(tool.fault.contains(u"peer"), qPrintable(tool.fault));
}

void ToolBinderTest::saysWhichToolsOfALibraryThereAreNot()
{
    ToolLibrary library = shelf(u"a"_s, u"greetings:sayHelo"_s);
    library.path = u"shelf.toml"_s;
    library.bindings.first().position = {5, 11};
    library.bindings.append({u"b"_s, u"greetings:sayHello"_s});
    const model::Diagnostics diagnostics = ToolBinder::unknownTools(library, *m_fixture->catalog->tools());
    QCOMPARE(diagnostics.size(), 1);
    QVERIFY(diagnostics.first().toString().startsWith(u"shelf.toml:5:11: "));
    QVERIFY(diagnostics.first().message.contains(u"greetings:sayHello"));
}

QTEST_GUILESS_MAIN(ToolBinderTest)
#include "tst_toolbinder.moc"
