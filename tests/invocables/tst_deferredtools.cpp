// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "mcpfixture.h"
#include "model/session/contextload.h"
#include "model/session/turncanisters.h"

using namespace mcp;

namespace {

QByteArray deferredTools(int count, const QByteArray &name = "many")
{
    QByteArray text = "[ensemble]\nname = \"" + name + "\"\ndeferred = true\n";
    for (int number = 0; number < count; ++number) {
        const QByteArray tool = "tool_" + QByteArray::number(number);
        text += "[[invokers]]\nname = \"" + tool + "\"\ndescription = \"Does the thing with the number " + QByteArray::number(number)
            + "\"\napproval = \"allow\"\n[invokers.invocable]\nkind = \"command\"\ncommand = [\"echo\", \"" + tool + "\"]\n";
    }
    return text;
}

} // namespace

//! Tools of ensembles that say `deferred = true`.
class DeferredToolsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<Fixture>(); }
    void cleanup() { m_fixture.reset(); }

    void offersOneToolInsteadOfThem();
    void isThereOnlyWhereItIsNeeded();
    void findsByWords();
    void listsABoundedNumber();
    void offersWhatHasBeenLoaded();
    void forgetsWhatIsNotInTheConversation();
    void loadsAllOrNothing();
    void leavesOutWhatIsSwitchedOff();
    void costsTheSameHoweverManyThereAre();
    void startsAServerWhenItIsFirstNeeded();
    void keepsAServerThatHasBeenStarted();

private:
    void describe(const QByteArray &text, const QString &name = u"many"_s);
    QStringList offered() const;
    QString find(const QByteArray &arguments);

    std::unique_ptr<Fixture> m_fixture;
    QList<model::CanisterPointer> m_said;
};

void DeferredToolsTest::describe(const QByteArray &text, const QString &name)
{
    m_said.clear();
    support::write(m_fixture->folder.filePath(u"ensembles/%1.toml"_s.arg(name)), text);
    m_fixture->descriptors->load();
}

QStringList DeferredToolsTest::offered() const
{
    QStringList names;
    for (const model::ToolDeclaration &tool :
        m_fixture->catalog->tools()->declarations(m_fixture->scope.switches, model::InvocationHistory({}, m_said)))
        names.append(tool.wireName);
    return names;
}

//! A call of the tool that finds others, as it stands in a conversation afterwards.
QString DeferredToolsTest::find(const QByteArray &arguments)
{
    model::InvocationOutcome outcome = m_fixture->invoke(findToolsName, arguments);
    const QString id = u"find-%1"_s.arg(m_said.size());
    outcome.invocation = id;
    m_said.append(model::invocationCanister({id, findToolsName, arguments}));
    m_said.append(model::resultCanister(outcome));
    return outcome.error ? outcome.error->message : model::plainText(outcome.contents);
}

void DeferredToolsTest::offersOneToolInsteadOfThem()
{
    describe(deferredTools(3));
    QCOMPARE(offered(), QStringList {u"find_tools"_s});
    QVERIFY(m_fixture->catalog->declarations({}).first().description.contains(u"tools of: many."_s));
    // One that is called all the same is there.
    QVERIFY(m_fixture->catalog->findInvoker(u"many:tool_1"_s));
}

void DeferredToolsTest::isThereOnlyWhereItIsNeeded()
{
    describe("[ensemble]\nname = \"many\"\n[[invokers]]\nname = \"a\"\n[invokers.invocable]\nkind = \"command\"\ncommand = [\"true\"]\n");
    QCOMPARE(offered(), QStringList {u"a"_s});
    QVERIFY(!m_fixture->catalog->find(u"on-demand"_s));
}

void DeferredToolsTest::findsByWords()
{
    describe(deferredTools(12));
    QCOMPARE(find(R"({"words":"number 11"})"), u"many:tool_11 - Does the thing with the number 11"_s);
    // What is in a name comes first.
    QCOMPARE(find(R"({"words":"1"})").section(u'\n', 0, 0).section(u' ', 0, 0), u"many:tool_1"_s);
    QCOMPARE(find(R"({"words":"elsewhere"})"), u"No tool has all of these words; there are 12."_s);
    QCOMPARE(find("{}").count(u'\n'), 11);
}

void DeferredToolsTest::listsABoundedNumber()
{
    describe(deferredTools(130));
    const QString listed = find("{}");
    QCOMPARE(listed.count(u'\n'), 100);
    QVERIFY2(listed.endsWith(u"[30 more. Give words that tell them apart.]"_s), qPrintable(listed.right(100)));
}

void DeferredToolsTest::offersWhatHasBeenLoaded()
{
    describe(deferredTools(5));
    QCOMPARE(find(R"({"load":["many:tool_3","tool_1"]})"), u"Loaded: tool_3, tool_1. From the next step on they can be called."_s);
    QCOMPARE(offered(), (QStringList {u"find_tools"_s, u"tool_3"_s, u"tool_1"_s}));
    // What comes later stands behind, and nothing twice.
    find(R"({"load":["tool_0","tool_1"]})");
    QCOMPARE(offered(), (QStringList {u"find_tools"_s, u"tool_3"_s, u"tool_1"_s, u"tool_0"_s}));
}

void DeferredToolsTest::forgetsWhatIsNotInTheConversation()
{
    describe(deferredTools(5));
    find(R"({"load":["tool_3"]})");
    QCOMPARE(offered().size(), 2);
    const QList<model::CanisterPointer> said = std::exchange(m_said, {});
    QCOMPARE(offered().size(), 1);
    // A call that never had its result.
    m_said = {said.first()};
    QCOMPARE(offered().size(), 1);
}

void DeferredToolsTest::loadsAllOrNothing()
{
    describe(deferredTools(2));
    QVERIFY(find(R"({"load":["tool_0","tool_9"]})").startsWith(u"“tool_9” is not a tool that can be loaded, so none was."_s));
    QVERIFY(find(R"({"load":["on-demand:find_tools"]})").contains(u"can be loaded"_s));
    QCOMPARE(offered().size(), 1);
}

void DeferredToolsTest::leavesOutWhatIsSwitchedOff()
{
    describe(deferredTools(3));
    find(R"({"load":["tool_0"]})");
    m_fixture->scope.switches = {{u"many"_s, false}};
    QCOMPARE(offered(), QStringList {u"find_tools"_s});
    QCOMPARE(find("{}"), u"There are no such tools now."_s);
}

void DeferredToolsTest::costsTheSameHoweverManyThereAre()
{
    const auto cost = [this](int count) {
        describe(deferredTools(count));
        return model::loadOf(m_fixture->catalog->declarations({})).total();
    };
    const qint64 few = cost(10);
    QVERIFY(few > 0);
    QCOMPARE(cost(1000), few);
    QVERIFY(estimatedTokens(m_fixture->catalog->tools()->deferred({})) > 100 * few);
}

void DeferredToolsTest::startsAServerWhenItIsFirstNeeded()
{
    const QByteArray command = "command = [\"" MCP_PEER "\", \"log=" + m_fixture->logFile().toUtf8() + "\", \"legacy\"]\n";
    describe("[ensemble]\nname = \"peer\"\ndeferred = true\n[connection]\ntransport = \"stdio\"\n" + command
            + "[defaults]\napproval = \"allow\"\n",
        u"peer"_s);
    QCOMPARE(m_fixture->prepare(), QStringList());
    QCOMPARE(m_fixture->starts(), 0);
    QVERIFY(find(R"({"words":"echo"})").contains(u"peer:echo - "_s));
    QCOMPARE(m_fixture->starts(), 1);
    QVERIFY(m_fixture->catalog->tools()->isOutdatedBy(findToolsName));
    find(R"({"load":["peer:echo"]})");
    QCOMPARE(offered(), (QStringList {u"find_tools"_s, u"echo"_s}));
    // Once its tools are known they are found without it.
    m_fixture->end();
    m_fixture->start();
    QTRY_VERIFY(m_fixture->catalog->findInvoker(u"peer:echo"_s));
    QVERIFY(find(R"({"words":"echo"})").contains(u"peer:echo - "_s));
    QCOMPARE(m_fixture->starts(), 1);
    QCOMPARE(m_fixture->text(u"peer:echo"_s, R"({"message":"x"})"), u"Echo: x"_s);
    QCOMPARE(m_fixture->starts(), 2);
}

void DeferredToolsTest::keepsAServerThatHasBeenStarted()
{
    const QByteArray command = "command = [\"" MCP_PEER "\", \"log=" + m_fixture->logFile().toUtf8() + "\", \"legacy\"]\n";
    describe("[ensemble]\nname = \"peer\"\ndeferred = true\n[connection]\ntransport = \"stdio\"\n" + command
            + "[defaults]\napproval = \"allow\"\n",
        u"peer"_s);
    find("{}");
    m_fixture->prepare();
    QCOMPARE(m_fixture->catalog->find(u"peer"_s)->connection, ConnectionState::Connected);
    QCOMPARE(m_fixture->text(u"peer:echo"_s, R"({"message":"x"})"), u"Echo: x"_s);
    QCOMPARE(m_fixture->starts(), 1);
    // Off is off.
    m_fixture->scope.switches = {{u"peer"_s, false}};
    m_fixture->prepare();
    QTRY_VERIFY(m_fixture->catalog->find(u"peer"_s)->connection == ConnectionState::Disconnected);
}

QTEST_GUILESS_MAIN(DeferredToolsTest)
#include "tst_deferredtools.moc"
