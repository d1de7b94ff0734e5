// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpresource.h"
#include "invocables/external/mcp/mcpresult.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace invocables;
using model::ErrorCategory, model::JsonText;

//! What servers say, read: tools, results, resources, prompts.
class McpResultTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsATitle_data();
    void findsATitle();
    void tellsHintsInWords();
    void changesItsDefinitionWithTheDescription();
    void mirrorsArgumentsOverHttpOnly();
    void takesAnyValueInTheModernEra_data();
    void takesAnyValueInTheModernEra();
    void findsMissingStructuredContent();
    void doesNotCheckWhatAnErrorCarries();
    void refusesWhatIsNoResult_data();
    void refusesWhatIsNoResult();
    void cutsALongErrorText();
    void saysWhatCannotBeDecoded();
    void readsResourcesAndTemplates();
    void readsPrompts();
    void keepsTheKindOfAResource();
    void expandsUriTemplates_data();
    void expandsUriTemplates();
    void refusesUriTemplates_data();
    void refusesUriTemplates();
};

static McpTool tool(const char *more = "")
{
    return McpTool::read(JsonText::trusted(R"({"name":"t","inputSchema":{"type":"object"})" + QByteArray(more) + '}'));
}

void McpResultTest::findsATitle_data()
{
    QTest::addColumn<QByteArray>("item");
    QTest::addColumn<QString>("title");
    QTest::newRow("its own") << QByteArray(R"({"name":"n","title":"T","annotations":{"title":"A"},"inputSchema":{}})") << u"T"_s;
    QTest::newRow("of its annotations") << QByteArray(R"({"name":"n","annotations":{"title":"A"},"inputSchema":{}})") << u"A"_s;
    QTest::newRow("its name") << QByteArray(R"({"name":"n","inputSchema":{}})") << u"n"_s;
}

void McpResultTest::findsATitle()
{
    QFETCH(const QByteArray, item);
    QTEST(McpTool::read(JsonText::trusted(item)).title, "title");
}

void McpResultTest::tellsHintsInWords()
{
    QCOMPARE(tool().hints(), QString());
    QCOMPARE(tool(R"(,"annotations":{"readOnlyHint":true,"openWorldHint":true})").hints(), u"read-only, reaching out"_s);
    QCOMPARE(tool(R"(,"annotations":{"destructiveHint":true,"readOnlyHint":"true"})").hints(), u"destructive"_s);
    QCOMPARE(tool(R"(,"annotations":{"destructiveHint":false,"idempotentHint":true})").hints(), u"not destructive, repeatable"_s);
}

void McpResultTest::changesItsDefinitionWithTheDescription()
{
    QCOMPARE(tool().definition(), tool().definition());
    QVERIFY(tool().definition() != tool(",\"description\":\"Sends your files away\"").definition());
    QVERIFY(tool().definition() != tool(R"(,"outputSchema":{"type":"object"})").definition());
}

void McpResultTest::mirrorsArgumentsOverHttpOnly()
{
    const JsonText good = JsonText::trusted(
        R"({"name":"t","inputSchema":{"type":"object","properties":{"region":{"type":"string","x-mcp-header":"Region"}}}})");
    QVERIFY(McpTool::read(good).mirrored.isEmpty());
    const McpTool tool = McpTool::read(good, McpTool::Over::Http);
    QVERIFY(tool.fault.isEmpty());
    QCOMPARE(tool.mirrored.headers(JsonText::trusted(R"({"region":"north"})"))->size(), 1);
    const JsonText bad = JsonText::trusted(
        R"({"name":"t","inputSchema":{"type":"object","properties":{"region":{"type":"number","x-mcp-header":"Region"}}}})");
    QVERIFY(McpTool::read(bad).fault.isEmpty());
    QVERIFY(!McpTool::read(bad, McpTool::Over::Http).fault.isEmpty());
}

void McpResultTest::takesAnyValueInTheModernEra_data()
{
    QTest::addColumn<QByteArray>("value");
    for (const char *value : {"null", "[1, 2.0]", "\"text\"", "7", "{\"a\":12345678901234567890}"})
        QTest::newRow(value) << QByteArray(value);
}

void McpResultTest::takesAnyValueInTheModernEra()
{
    QFETCH(const QByteArray, value);
    const JsonText answer = JsonText::trusted("{\"content\":[],\"structuredContent\":" + value + '}');
    const auto result = readMcpResult(answer, tool(), true, 1000);
    QVERIFY(result);
    QCOMPARE(result->contents, model::Contents {model::DataContent {JsonText::trusted(value)}});
    const auto legacy = readMcpResult(answer, tool(), false, 1000);
    QCOMPARE(legacy->contents.isEmpty(), value == "null");
}

void McpResultTest::findsMissingStructuredContent()
{
    const McpTool promising = tool(R"(,"outputSchema":{"type":"object"})");
    const auto result = readMcpResult(JsonText::trusted(R"({"content":[{"type":"text","text":"{}"}]})"), promising, false, 1000);
    QCOMPARE(result.error(), (model::Error {ErrorCategory::Execution, u"t promises structured content and gave none."_s}));
}

void McpResultTest::doesNotCheckWhatAnErrorCarries()
{
    const McpTool promising = tool(R"(,"outputSchema":{"type":"object"})");
    const auto result = readMcpResult(
        JsonText::trusted(R"({"isError":true,"content":[{"type":"text","text":"no"}]})"), promising, false, 1000);
    QCOMPARE(result.error().message, u"no"_s);
}

void McpResultTest::refusesWhatIsNoResult_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("no object") << QByteArray("[]");
    QTest::newRow("content that is none") << QByteArray(R"({"content":"text"})");
    QTest::newRow("a block that is none") << QByteArray(R"({"content":[3]})");
    QTest::newRow("a block without a type") << QByteArray(R"({"content":[{"text":"x"}]})");
}

void McpResultTest::refusesWhatIsNoResult()
{
    QFETCH(const QByteArray, answer);
    const auto result = readMcpResult(JsonText::trusted(answer), tool(), true, 1000);
    QVERIFY(!result);
    QCOMPARE(result.error().category, ErrorCategory::Fatal);
}

void McpResultTest::cutsALongErrorText()
{
    const QByteArray answer = "{\"isError\":true,\"content\":[{\"type\":\"text\",\"text\":\"" + QByteArray(5000, 'x') + "\"}]}";
    const auto result = readMcpResult(JsonText::trusted(answer), tool(), true, 1000);
    QCOMPARE(result.error().message, QString(1000, u'x') + u" […]"_s);
}

void McpResultTest::saysWhatCannotBeDecoded()
{
    const auto contents = contentsOfBlock(JsonText::trusted(R"({"type":"image","mimeType":"image/png","data":"*** no base64 ***"})"));
    QCOMPARE(model::plainText(contents), u"[image/png that cannot be decoded: it is not base64]"_s);
    QCOMPARE(model::plainText(contentsOfBlock(JsonText::trusted(R"({"type":"hologram"})"))),
        u"[content of the kind hologram, which is not known here]"_s);
}

void McpResultTest::readsResourcesAndTemplates()
{
    const McpResource resource = McpResource::read(
        JsonText::trusted(R"({"uri":"file:///a","name":"a","title":"A","mimeType":"text/plain","size":12})"));
    QCOMPARE(resource, (McpResource {u"file:///a"_s, false, u"a"_s, u"A"_s, {}, u"text/plain"_s, 12}));
    const McpResource family = McpResource::read(JsonText::trusted(R"({"uriTemplate":"x://{id}","name":"by id"})"));
    QVERIFY(family.isTemplate);
    QCOMPARE(family.uri, u"x://{id}"_s);
    QCOMPARE(family.title, u"by id"_s);
    QCOMPARE(family.size, -1);
    QVERIFY(McpResource::read(JsonText::trusted(R"({"name":"nowhere"})")).uri.isEmpty());
}

void McpResultTest::readsPrompts()
{
    const McpPrompt prompt = McpPrompt::read(JsonText::trusted(
        R"({"name":"review","description":"Reviews","arguments":[{"name":"file","required":true},{"name":"style","title":"Style"},{"title":"none"}]})"));
    QCOMPARE(prompt.title, u"review"_s);
    QCOMPARE(prompt.arguments, (QList<McpPrompt::Argument> {{u"file"_s, u"file"_s, {}, true}, {u"style"_s, u"Style"_s, {}, false}}));
}

void McpResultTest::expandsUriTemplates_data()
{
    // Of RFC 6570, section 3.2.
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("uri");
    QTest::newRow("simple") << u"map?{x,y}"_s << u"map?1024,768"_s;
    QTest::newRow("encoded") << u"{hello}"_s << u"Hello%20World%21"_s;
    QTest::newRow("reserved") << u"{+path}/here"_s << u"/foo/bar/here"_s;
    QTest::newRow("reserved and encoded") << u"{+hello}"_s << u"Hello%20World!"_s;
    QTest::newRow("fragment") << u"X{#hello}"_s << u"X#Hello%20World!"_s;
    QTest::newRow("label") << u"X{.x,y}"_s << u"X.1024.768"_s;
    QTest::newRow("path") << u"{/var,x}/here"_s << u"/value/1024/here"_s;
    QTest::newRow("parameters") << u"{;x,y,empty}"_s << u";x=1024;y=768;empty"_s;
    QTest::newRow("query") << u"{?x,y,empty}"_s << u"?x=1024&y=768&empty="_s;
    QTest::newRow("continued query") << u"?fixed=yes{&x}"_s << u"?fixed=yes&x=1024"_s;
    QTest::newRow("undefined") << u"{x,undef,y}{?undef}"_s << u"1024,768"_s;
    QTest::newRow("exploded text") << u"{/var*}"_s << u"/value"_s;
    QTest::newRow("no variable") << u"peer://all"_s << u"peer://all"_s;
}

void McpResultTest::keepsTheKindOfAResource()
{
    const auto kindOf = [](const QByteArray &json) {
        const model::Canister document = documentOfResource(JsonText::trusted(json), u"file:///notes.md"_s);
        return std::get<model::TextContent>(document.contents.first()).mimeType;
    };
    QCOMPARE(kindOf(R"({"mimeType":"text/markdown","text":"# x"})"), u"text/markdown"_s);
    QCOMPARE(kindOf(R"({"text":"x"})"), model::TextContent().mimeType);
    // As RFC 6570 has names: with percent-encoded characters.
    QVERIFY(McpUriTemplate::parse(u"x://{a%20b}"_s));
}

void McpResultTest::expandsUriTemplates()
{
    QFETCH(const QString, text);
    const auto parsed = McpUriTemplate::parse(text);
    QVERIFY(parsed);
    QTEST(parsed->expanded({{u"x"_s, u"1024"_s}, {u"y"_s, u"768"_s}, {u"hello"_s, u"Hello World!"_s}, {u"path"_s, u"/foo/bar"_s},
              {u"var"_s, u"value"_s}, {u"empty"_s, u""_s}}),
        "uri");
}

void McpResultTest::refusesUriTemplates_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("open") << u"x://{a"_s;
    QTest::newRow("empty") << u"x://{}"_s;
    QTest::newRow("no name") << u"x://{a b}"_s;
    QTest::newRow("an operator to come") << u"x://{=a}"_s;
}

void McpResultTest::refusesUriTemplates()
{
    QFETCH(const QString, text);
    QVERIFY(!McpUriTemplate::parse(text));
}

QTEST_GUILESS_MAIN(McpResultTest)
#include "tst_mcpresult.moc"
