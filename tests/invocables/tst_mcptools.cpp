// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpensemble.h"
#include "mcpfixture.h"

using namespace mcp;

//! The tools of MCP servers as invokers, through the whole pipeline.
class McpToolsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offersAllPagesOfTheList_data();
    void offersAllPagesOfTheList();
    void forwardsSchemasUnchanged();
    void namesToolsAsProvidersTakeThem();
    void saysOfEachToolWhatItIs();
    void listsAgainWhenToldThatToolsChanged();
    void listsAgainWhatIsNoLongerFresh_data();
    void listsAgainWhatIsNoLongerFresh();
    void spoilsOnlyTheToolWithABadSchema();
    void listsWhatRunsAsATaskButDoesNotCallIt();
    void takesPoliciesFromTheDescriptor();
    void warnsOfAToolThatTheServerDoesNotHave();
    void callsWithDefaultsFilledIn();
    void sendsArgumentsOfSeveralLinesOnOne();
    void tellsErrorsOfToolsToTheModel();
    void refusesAnUnknownToolAsInvalid();
    void checksWhatTheOutputSchemaPromises();
    void showsStructuredContentAsData();
    void keepsPictures();
    void keepsContentsOfAllKinds();
    void tellsProgress();
    void cancelsAtTheServer();
    void cutsOffACallThatHangs();
    void asksAnewWhenTheServerIsAnother();
    void asksAgainWithinATurnOnceTheServerDeclaresAToolOtherwise();
    void letsVariablesThrough();
};

void McpToolsTest::offersAllPagesOfTheList_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("legacy") << QStringList {u"legacy"_s};
    QTest::newRow("legacy, paged") << QStringList {u"legacy"_s, u"pages"_s};
    QTest::newRow("modern") << QStringList {u"modern"_s};
    QTest::newRow("modern, paged") << QStringList {u"modern"_s, u"pages"_s};
    QTest::newRow("among garbage") << QStringList {u"legacy"_s, u"garbage"_s};
}

void McpToolsTest::offersAllPagesOfTheList()
{
    QFETCH(const QStringList, options);
    Fixture fixture;
    fixture.describe(options);
    QCOMPARE(fixture.catalog->find(u"peer"_s)->connection, ConnectionState::Disconnected);
    QCOMPARE(fixture.prepare(), QStringList {u"peer"_s});
    const Ensemble *ensemble = fixture.catalog->find(u"peer"_s);
    QCOMPARE(ensemble->connection, ConnectionState::Connected);
    QCOMPARE(ensemble->invokers.size(), 18);
    QCOMPARE(ensemble->invokers.first()->name, u"echo"_s);
    QCOMPARE(ensemble->invokers.last()->name, u"environment"_s);
    QCOMPARE(fixture.text(u"peer:echo"_s, R"({"message":"hello"})"), u"Echo: hello"_s);
    // What is there is not waited for.
    QCOMPARE(fixture.prepare(), QStringList());
    QCOMPARE(fixture.starts(), 1);
}

void McpToolsTest::forwardsSchemasUnchanged()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    fixture.prepare();
    const QList<model::ToolDeclaration> tools = fixture.catalog->declarations({});
    const auto add = std::find_if(tools.begin(), tools.end(), [](const auto &tool) { return tool.name == u"peer:add_numbers"; });
    QVERIFY(add != tools.end());
    // As the peer's JSON has it, with the keyword that nobody knows and the number's fraction.
    QCOMPARE(add->schema.member(u"x-kept")->bytes(), QByteArray("[1,1]"));
    QCOMPARE(add->schema.member(u"required")->bytes(), QByteArray("[\"a\"]"));
}

void McpToolsTest::namesToolsAsProvidersTakeThem()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    fixture.describe({u"legacy"_s}, "[defaults]\napproval = \"allow\"\n", u"other.peer"_s);
    fixture.prepare();
    QCOMPARE(fixture.text(u"peer:add_numbers"_s, R"({"a":2,"b":3})"), u"5"_s);
    QCOMPARE(fixture.text(u"peer:add.numbers"_s, R"({"a":2,"b":3})"), u"5"_s);
    // Two servers have it: then the name says whose it is.
    QCOMPARE(fixture.text(u"other_peer__echo"_s, R"({"message":"x"})"), u"Echo: x"_s);
    QVERIFY(fixture.text(u"echo"_s, R"({"message":"x"})").startsWith(u"validation: “echo” is the name of several tools."));
}

void McpToolsTest::saysOfEachToolWhatItIs()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s}, {});
    fixture.prepare();
    const InvokerPointer echo = fixture.catalog->findInvoker(u"peer:echo"_s);
    QCOMPARE(echo->description, u"Says it again."_s);
    // What the server says of itself is shown, and not trusted: it is asked for all the same.
    QCOMPARE(echo->policies.approval, Approval::Ask);
    QVERIFY(!echo->policies.idempotent);
    QVERIFY(echo->policies.mayWrite());
    QVERIFY(echo->invocable->confinement().startsWith(u"on the MCP server peer: "));
    QVERIFY(echo->invocable->confinement().endsWith(u"which calls it read-only, unverified"));
    fixture.answer({model::Verdict::AllowOnce});
    QCOMPARE(fixture.text(u"peer:echo"_s, R"({"message":"x"})"), u"Echo: x"_s);
    QCOMPARE(fixture.asked.size(), 1);
    QVERIFY(fixture.asked.first().text.contains(u"on the MCP server peer"));
}

void McpToolsTest::listsAgainWhenToldThatToolsChanged()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s, u"burst"_s, u"grow"_s});
    fixture.prepare();
    QTRY_VERIFY(fixture.catalog->findInvoker(u"peer:later"_s));
    QVERIFY(fixture.catalog->findInvoker(u"peer:echo"_s));
    // Seven times told, once looked at.
    QCOMPARE(support::read(fixture.logFile()).count("tools/list\""), 2);
}

void McpToolsTest::listsAgainWhatIsNoLongerFresh_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<bool>("isListedAgain");
    QTest::newRow("an hour") << QStringList {u"modern"_s, u"ttl=3600000"_s} << false;
    QTest::newRow("an hour, changes are not told") << QStringList {u"modern"_s, u"still"_s, u"ttl=3600000"_s} << false;
    QTest::newRow("over") << QStringList {u"modern"_s, u"ttl=1"_s} << true;
    QTest::newRow("over on one page") << QStringList {u"modern"_s, u"pages"_s, u"ttl=3600000,1,3600000"_s} << true;
    QTest::newRow("at once") << QStringList {u"modern"_s, u"still"_s, u"ttl=0"_s} << true;
    QTest::newRow("at once, changes are told") << QStringList {u"modern"_s, u"ttl=0"_s} << false;
    QTest::newRow("nonsense") << QStringList {u"modern"_s, u"still"_s, u"ttl=-5"_s} << true;
    QTest::newRow("no hint") << QStringList {u"modern"_s, u"still"_s} << true;
    QTest::newRow("no hint, changes are told") << QStringList {u"modern"_s} << false;
    QTest::newRow("legacy") << QStringList {u"legacy"_s, u"still"_s, u"ttl=0"_s} << false;
}

void McpToolsTest::listsAgainWhatIsNoLongerFresh()
{
    QFETCH(const QStringList, options);
    QFETCH(const bool, isListedAgain);
    Fixture fixture;
    fixture.describe(options + QStringList {u"grow"_s});
    fixture.prepare();
    QVERIFY(!fixture.catalog->findInvoker(u"peer:later"_s));
    // The turn that uses them waits for the list; nothing is asked for before.
    if (isListedAgain)
        QVERIFY(QTest::qWaitFor([&fixture] { return fixture.prepare() == QStringList {u"peer"_s}; }, support::patience));
    else
        QCOMPARE(fixture.prepare(), QStringList());
    QCOMPARE(fixture.catalog->findInvoker(u"peer:later"_s) != nullptr, isListedAgain);
}

void McpToolsTest::spoilsOnlyTheToolWithABadSchema()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    fixture.prepare();
    const InvokerPointer bad = fixture.catalog->findInvoker(u"peer:bad_schema"_s);
    QVERIFY(bad->fault.contains(u"no such type"));
    QCOMPARE(fixture.catalog->declarations({}).size(), 17);
    const QString text = fixture.text(u"peer:bad_schema"_s);
    QVERIFY2(text.startsWith(u"execution: peer:bad_schema cannot be called: "), qPrintable(text));
    QCOMPARE(fixture.text(u"peer:echo"_s, R"({"message":"x"})"), u"Echo: x"_s);
}

void McpToolsTest::listsWhatRunsAsATaskButDoesNotCallIt()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s, u"burst"_s, u"grow"_s});
    fixture.prepare();
    QTRY_VERIFY(fixture.catalog->findInvoker(u"peer:task_only"_s));
    QVERIFY(fixture.text(u"peer:task_only"_s).contains(u"as a task only"));
    QVERIFY(!support::read(fixture.logFile()).contains("tools/call"));
}

void McpToolsTest::takesPoliciesFromTheDescriptor()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s}, R"([defaults]
approval = "allow"
timeout = 7
[[invokers]]
name = "echo"
aliases = ["parrot"]
description = "Repeats"
approval = "refuse"
on-failure = "abort"
result-limit = 2048
[[invokers]]
name = "add.numbers"
enabled = false
)");
    fixture.prepare();
    const InvokerPointer echo = fixture.catalog->findInvoker(u"parrot"_s);
    QVERIFY(echo);
    QCOMPARE(echo->name, u"echo"_s);
    QCOMPARE(echo->description, u"Repeats"_s);
    QCOMPARE(echo->policies.approval, Approval::Refuse);
    QCOMPARE(echo->policies.timeout, 7.0);
    QCOMPARE(echo->policies.resultLimit, 2048);
    const model::InvocationOutcome refused = fixture.invoke(u"peer:echo"_s, R"({"message":"x"})");
    QCOMPARE(refused.error->category, ErrorCategory::Permission);
    QVERIFY(refused.breaksTurn);
    QVERIFY(!fixture.catalog->isOn(*fixture.catalog->findInvoker(u"peer:add_numbers"_s), {}));
    QCOMPARE(fixture.catalog->findInvoker(u"peer:fail"_s)->policies.timeout, 7.0);
    QCOMPARE(fixture.catalog->findInvoker(u"peer:fail"_s)->policies.approval, Approval::Allow);
}

void McpToolsTest::warnsOfAToolThatTheServerDoesNotHave()
{
    Fixture fixture;
    fixture.describe(
        {u"legacy"_s}, "[[invokers]]\nname = \"ecko\"\napproval = \"allow\"\n[[invokers]]\nname = \"echo\"\napproval = \"allow\"\n");
    QVERIFY(fixture.catalog->find(u"peer"_s)->diagnostics.isEmpty());
    fixture.prepare();
    const model::Diagnostics diagnostics = fixture.catalog->find(u"peer"_s)->diagnostics;
    QCOMPARE(diagnostics.size(), 1);
    QVERIFY(diagnostics.first().toString().endsWith(u"peer.toml:7:8: The server has no tool “ecko”."));
}

void McpToolsTest::callsWithDefaultsFilledIn()
{
    Fixture fixture;
    fixture.describe({u"modern"_s});
    fixture.prepare();
    QCOMPARE(fixture.text(u"peer:add_numbers"_s, R"({"a":41})"), u"42"_s);
    QVERIFY(fixture.text(u"peer:add_numbers"_s, R"({"b":1})").startsWith(u"validation: "));
    QCOMPARE(support::read(fixture.logFile()).count("tools/call\""), 1);
}

void McpToolsTest::sendsArgumentsOfSeveralLinesOnOne()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    fixture.prepare();
    QCOMPARE(fixture.text(u"peer:echo"_s, "{\n  \"message\":\r\n  \"two\\nlines\"\n}\n"), u"Echo: two\nlines"_s);
}

void McpToolsTest::tellsErrorsOfToolsToTheModel()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    fixture.prepare();
    const model::InvocationOutcome outcome = fixture.invoke(u"peer:fail"_s);
    QCOMPARE(outcome.error->category, ErrorCategory::Execution);
    QCOMPARE(outcome.error->message, u"The tool says no."_s);
    QVERIFY(!outcome.breaksTurn);
    QVERIFY(outcome.ran);
}

void McpToolsTest::refusesAnUnknownToolAsInvalid()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s, u"burst"_s, u"grow"_s});
    fixture.prepare();
    QTRY_VERIFY(fixture.catalog->findInvoker(u"peer:later"_s));
    // The peer lists it and does not know it.
    const model::InvocationOutcome outcome = fixture.invoke(u"peer:later"_s);
    QCOMPARE(outcome.error->category, ErrorCategory::Validation);
    QCOMPARE(outcome.error->message, u"Unknown tool: later"_s);
}

void McpToolsTest::checksWhatTheOutputSchemaPromises()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    fixture.prepare();
    const model::InvocationOutcome outcome = fixture.invoke(u"peer:misfit"_s);
    QCOMPARE(outcome.error->category, ErrorCategory::Execution);
    QVERIFY2(outcome.error->message.contains(u"/degrees: "), qPrintable(outcome.error->message));
    QVERIFY2(outcome.error->message.contains(u"(type)"), qPrintable(outcome.error->message));
    QVERIFY(!outcome.breaksTurn);
}

void McpToolsTest::showsStructuredContentAsData()
{
    Fixture fixture;
    fixture.describe(
        {u"legacy"_s}, "[defaults]\napproval = \"allow\"\n[[invokers]]\nname = \"weather\"\noutput = { model = \"{degrees} degrees\" }\n");
    fixture.describe({u"legacy"_s}, "[defaults]\napproval = \"allow\"\n", u"plain"_s);
    fixture.prepare();
    QCOMPARE(fixture.text(u"plain:weather"_s), u"{\"degrees\":18.5}"_s);
    QCOMPARE(fixture.text(u"peer:weather"_s), u"18.5 degrees"_s);
}

void McpToolsTest::keepsPictures()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    fixture.prepare();
    const model::InvocationOutcome outcome = fixture.invoke(u"peer:picture"_s);
    QCOMPARE(outcome.contents.size(), 1);
    const auto *picture = std::get_if<model::ImageContent>(&outcome.contents.first());
    QVERIFY(picture);
    QCOMPARE(picture->mimeType, u"image/gif"_s);
    QVERIFY(picture->data.startsWith("GIF89a"));
}

void McpToolsTest::keepsContentsOfAllKinds()
{
    Fixture fixture;
    fixture.describe({u"modern"_s});
    fixture.prepare();
    const model::Contents contents = fixture.invoke(u"peer:all_kinds"_s).contents;
    const QString text = model::plainText(contents);
    QVERIFY(text.startsWith(u"first\n\n[a link to the resource notes]\nuri: peer://notes\nmimeType: text/plain\ndescription: Notes."));
    QVERIFY(text.contains(u"[the resource peer://inside]\n\ninside"));
    QList<model::FileContent> files;
    for (const model::Content &content : contents) {
        if (const auto *file = std::get_if<model::FileContent>(&content))
            files.append(*file);
    }
    QCOMPARE(files.size(), 2);
    QCOMPARE(files.first(), (model::FileContent {"RIFF", u"audio/wav"_s, {}}));
    QCOMPARE(files.last().data, QByteArray("PK\x03\x04"));
    QCOMPARE(files.last().mimeType, u"application/zip"_s);
}

void McpToolsTest::tellsProgress()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    fixture.prepare();
    model::InvokeJob *job = fixture.begin(u"peer:progress"_s);
    QSignalSpy progressed(job, &model::InvokeJob::progressed);
    QSignalSpy ended(job, &model::InvokeJob::ended);
    QVERIFY(ended.wait(support::patience));
    QCOMPARE(progressed.size(), 3);
    QCOMPARE(progressed.last().at(1).toDouble(), 3.0);
    QCOMPARE(progressed.last().at(2).toDouble(), 3.0);
    QCOMPARE(progressed.last().at(3).toString(), u"step 3"_s);
}

void McpToolsTest::cancelsAtTheServer()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    fixture.prepare();
    model::InvokeJob *job = fixture.begin(u"peer:hang"_s);
    QTRY_VERIFY(support::read(fixture.logFile()).contains("tools/call"));
    job->cancel();
    QTRY_VERIFY(support::read(fixture.logFile()).contains("notifications/cancelled"));
    QCOMPARE(fixture.text(u"peer:echo"_s, R"({"message":"x"})"), u"Echo: x"_s);
}

void McpToolsTest::cutsOffACallThatHangs()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s}, "[defaults]\napproval = \"allow\"\ntimeout = 0.2\n");
    fixture.prepare();
    QCOMPARE(fixture.invoke(u"peer:hang"_s).error->category, ErrorCategory::Timeout);
    QTRY_VERIFY(support::read(fixture.logFile()).contains("notifications/cancelled"));
}

void McpToolsTest::asksAnewWhenTheServerIsAnother()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s}, {});
    fixture.answer({model::Verdict::AllowAlways});
    fixture.prepare();
    QCOMPARE(fixture.text(u"peer:echo"_s, R"({"message":"x"})"), u"Echo: x"_s);
    QCOMPARE(fixture.text(u"peer:echo"_s, R"({"message":"y"})"), u"Echo: y"_s);
    QCOMPARE(fixture.asked.size(), 1);
    fixture.describe({u"legacy"_s, u"garbage"_s}, {});
    fixture.prepare();
    QCOMPARE(fixture.text(u"peer:echo"_s, R"({"message":"z"})"), u"Echo: z"_s);
    QCOMPARE(fixture.asked.size(), 2);
}

void McpToolsTest::asksAgainWithinATurnOnceTheServerDeclaresAToolOtherwise()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s, u"redeclare"_s}, {});
    fixture.prepare();
    fixture.answer({model::Verdict::AllowAlways});
    fixture.scope.tools = fixture.catalog->tools();
    const QByteArray home = R"({"name":"HOME"})";
    QCOMPARE(fixture.text(u"peer:echo"_s, R"({"message":"x"})"), u"Echo: x"_s);
    fixture.text(u"peer:environment"_s, home);
    QCOMPARE(fixture.text(u"peer:echo"_s, R"({"message":"y"})"), u"Echo: y"_s);
    QCOMPARE(fixture.asked.size(), 2);
    fixture.servers->find(u"peer"_s)->tools().list();
    QTRY_VERIFY(!fixture.catalog->findInvoker(u"peer:environment"_s));
    // The turn has the tools that it began with.
    QCOMPARE(fixture.text(u"peer:echo"_s, R"({"message":"z"})"), u"Echo: z"_s);
    QCOMPARE(fixture.asked.size(), 3);
    const QString text = fixture.asked.last().text;
    QVERIFY2(text.contains(u"has changed or withdrawn this tool") && text.contains(u"Says it to everybody."), qPrintable(text));
    // What was allowed is the tool as it is declared now.
    QCOMPARE(fixture.text(u"peer:echo"_s, R"({"message":"z"})"), u"Echo: z"_s);
    QCOMPARE(fixture.asked.size(), 3);
    fixture.text(u"peer:environment"_s, home);
    QCOMPARE(fixture.asked.size(), 4);
    const QString hint = fixture.text(u"peer:environmen"_s, home);
    QVERIFY2(hint.startsWith(u"validation: There is no tool") && !hint.contains(u"peer:environment"), qPrintable(hint));
}

void McpToolsTest::letsVariablesThrough()
{
    qputenv("MCP_TEST_LET", "through");
    qputenv("MCP_TEST_KEY", "a secret");
    qputenv("MCP_TEST_OTHER", "kept");
    Fixture fixture;
    fixture.describe({u"legacy"_s}, R"(environment = ["MCP_TEST_LET"]
variables = { MODE = "test", TOKEN = { keychain = "MCP_TEST_KEY" } }
[defaults]
approval = "allow"
)");
    fixture.prepare();
    QCOMPARE(fixture.text(u"peer:environment"_s, R"({"name":"MCP_TEST_LET"})"), u"through"_s);
    QCOMPARE(fixture.text(u"peer:environment"_s, R"({"name":"MODE"})"), u"test"_s);
    QCOMPARE(fixture.text(u"peer:environment"_s, R"({"name":"TOKEN"})"), u"a secret"_s);
    QCOMPARE(fixture.text(u"peer:environment"_s, R"({"name":"MCP_TEST_OTHER"})"), u"(not set)"_s);
}

QTEST_GUILESS_MAIN(McpToolsTest)
#include "tst_mcptools.moc"
