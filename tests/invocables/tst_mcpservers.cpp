// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpofferingjobs.h"
#include "mcptalk.h"

#include <QElapsedTimer>
#include <QProcess>

using namespace mcp;
using support::FakeConversers;

//! When servers are started, waited for, stopped and replaced, and what becomes of a turn when one dies.
class McpServersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void remembersToolsForTheNextStart();
    void remembersToolsOfAServerThatDoesNotComeUp();
    void forgetsWhatWasThereForWhoeverWasSignedIn();
    void doesNotWaitForAServerThatSaysNothing();
    void waitsNoLongerForAServerThatFloods_data();
    void waitsNoLongerForAServerThatFloods();
    void tellsWhyAServerDoesNotStart();
    void startsOnlyWhatIsOn();
    void stopsWithTheLastConversation();
    void startsAndStopsByHand();
    void runsOnWhileItsDescriptorSaysTheSame();
    void forgetsAServerThatIsNoLongerDescribed();
    void failsACallWhenItsServerIsReplaced();
    void startsAServerAgainThatAnswersNoMore();
    void rollsBackTheTurnInWhichAServerDies();
    void tellsWhatATurnWaitsFor();
    void stopsATurnThatWaits();
    void goesOnWithoutAServerThatDoesNotCome();
    void showsResourcesToWhoeverLooks();
    void listsResourcesAgainForWhoeverLooksAgain_data();
    void listsResourcesAgainForWhoeverLooksAgain();
};

void McpServersTest::remembersToolsForTheNextStart()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    fixture.prepare();
    fixture.end();
    fixture.start();
    QTRY_VERIFY(fixture.catalog->findInvoker(u"peer:echo"_s));
    QCOMPARE(fixture.catalog->find(u"peer"_s)->connection, ConnectionState::Disconnected);
    QCOMPARE(fixture.starts(), 1);
    QCOMPARE(fixture.catalog->declarations({}).size(), 17);
    // A call starts it.
    QCOMPARE(fixture.text(u"peer:echo"_s, R"({"message":"again"})"), u"Echo: again"_s);
    QCOMPARE(fixture.starts(), 2);
}

void McpServersTest::remembersToolsOfAServerThatDoesNotComeUp()
{
    Fixture fixture;
    const QString program = fixture.folder.filePath(u"server"_s);
    support::writeProgram(program, "#!/bin/sh\nexec \"" MCP_PEER "\" legacy\n");
    support::write(fixture.folder.filePath(u"ensembles/peer.toml"_s),
        "[ensemble]\nname = \"peer\"\n[connection]\ntransport = \"stdio\"\ncommand = [\"" + program.toUtf8()
            + "\"]\n[defaults]\napproval = \"allow\"\n");
    fixture.descriptors->load();
    fixture.prepare();
    QCOMPARE(fixture.catalog->declarations({}).size(), 17);
    fixture.end();
    support::writeProgram(program, "#!/bin/sh\nexit 7\n");
    fixture.start();
    fixture.prepare();
    // They are known, and not offered: they could only fail, with the reason.
    QVERIFY(fixture.catalog->findInvoker(u"peer:echo"_s));
    QCOMPARE(fixture.catalog->declarations({}).size(), 0);
    const QString text = fixture.text(u"peer:echo"_s, R"({"message":"x"})");
    QVERIFY2(text.startsWith(u"network: peer is not connected. "), qPrintable(text));
}

void McpServersTest::forgetsWhatWasThereForWhoeverWasSignedIn()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s, u"offers"_s});
    fixture.prepare();
    McpEnsemble *peer = fixture.servers->find(u"peer"_s);
    peer->offerings().show();
    QTRY_VERIFY(!peer->offerings().prompts().isEmpty() && !peer->offerings().resources().isEmpty());
    peer->signOut();
    QVERIFY(peer->tools().tools().isEmpty());
    QVERIFY(peer->offerings().prompts().isEmpty() && peer->offerings().resources().isEmpty());
    fixture.end();
    fixture.start();
    QTRY_VERIFY(fixture.servers->find(u"peer"_s)->tools().isRead());
    QVERIFY(!fixture.catalog->findInvoker(u"peer:echo"_s));
    fixture.prepare();
    QVERIFY(fixture.catalog->findInvoker(u"peer:echo"_s));
}

void McpServersTest::doesNotWaitForAServerThatSaysNothing()
{
    Fixture fixture;
    fixture.servers->setLongestWait(300);
    fixture.describe({u"silent"_s});
    fixture.describe({u"legacy"_s}, "[defaults]\napproval = \"allow\"\n", u"other"_s);
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(fixture.prepare(), (QStringList {u"other"_s, u"peer"_s}));
    QVERIFY(timer.elapsed() < 10'000);
    QCOMPARE(fixture.catalog->find(u"peer"_s)->connection, ConnectionState::Connecting);
    // Nobody waits for the same attempt twice.
    fixture.servers->setLongestWait(60'000);
    QCOMPARE(fixture.prepare(), QStringList());
    // The other was slow as well, perhaps; it comes all the same.
    QTRY_VERIFY(fixture.catalog->findInvoker(u"other:echo"_s));
    QCOMPARE(fixture.text(u"other:echo"_s, R"({"message":"x"})"), u"Echo: x"_s);
}

void McpServersTest::waitsNoLongerForAServerThatFloods_data()
{
    QTest::addColumn<bool>("isProgram");
    QTest::newRow("before") << true;
    // What asks for a sign-in of a server that drips.
    for (const char *kind : {"slow-head", "slow-body", "messages", "comments", "locked-slow-body", "locked-slow-head"})
        QTest::newRow(kind) << false;
}

//! However much comes, and however slowly, the time runs from when it is connected to: fifteen seconds, here less.
void McpServersTest::waitsNoLongerForAServerThatFloods()
{
    QFETCH(const bool, isProgram);
    QCOMPARE(McpServers::longestWait, 15'000);
    const QByteArray kind = QTest::currentDataTag();
    QProcess peer;
    QByteArray connection = "transport = \"stdio\"\ncommand = [\"" FLOOD_PEER "\", \"mcp\", \"" + kind + "\"]\n";
    if (!isProgram) {
        peer.start(QStringLiteral(FLOOD_PEER), {u"http"_s, QString::fromLatin1(kind)});
        QTRY_VERIFY(peer.canReadLine());
        connection = "transport = \"http\"\nurl = \"http://127.0.0.1:" + peer.readLine().trimmed() + "/mcp\"\n";
    }
    Fixture fixture;
    // The login shell's time is none of the server's.
    fixture.host.find(fixture.owner.get(), [] {});
    QTRY_VERIFY(fixture.host.isKnown());
    fixture.servers->setLongestWait(300);
    support::write(fixture.folder.filePath(u"ensembles/flood.toml"_s), "[ensemble]\nname = \"flood\"\n[connection]\n" + connection);
    fixture.descriptors->load();
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(fixture.prepare(), QStringList {u"flood"_s});
    // A busy machine takes its time; what has no such end goes on for fifteen seconds and more.
    QVERIFY2(timer.elapsed() < 10'000, QByteArray::number(timer.elapsed()).constData());
    QVERIFY(fixture.catalog->find(u"flood"_s)->connection != ConnectionState::Connected);
    fixture.end();
    peer.kill();
    peer.waitForFinished();
}

void McpServersTest::tellsWhyAServerDoesNotStart()
{
    Fixture fixture;
    fixture.describe({u"exit=3"_s});
    support::write(fixture.folder.filePath(u"ensembles/none.toml"_s),
        "[ensemble]\nname = \"none\"\n[connection]\ntransport = \"stdio\"\ncommand = [\"/no/such/program\"]\n");
    fixture.descriptors->load();
    QCOMPARE(fixture.prepare(), (QStringList {u"none"_s, u"peer"_s}));
    const Ensemble *peer = fixture.catalog->find(u"peer"_s);
    QCOMPARE(peer->connection, ConnectionState::Failed);
    QVERIFY2(peer->connectionReason.spoken().contains(u"cannot work like this"), qPrintable(peer->connectionReason.spoken()));
    const Ensemble *none = fixture.catalog->find(u"none"_s);
    QCOMPARE(none->connection, ConnectionState::Failed);
    QVERIFY2(none->connectionReason.spoken().contains(u"/no/such/program"), qPrintable(none->connectionReason.spoken()));
}

void McpServersTest::startsOnlyWhatIsOn()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    fixture.scope.switches = {{u"peer"_s, false}};
    QCOMPARE(fixture.prepare(), QStringList());
    QCOMPARE(fixture.catalog->find(u"peer"_s)->connection, ConnectionState::Disconnected);
    QCOMPARE(fixture.starts(), 0);
}

void McpServersTest::stopsWithTheLastConversation()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    QSignalSpy disconnected(fixture.servers.get(), &McpServers::disconnected);
    const auto first = fixture.scope.conversation = model::ConversationId::create();
    fixture.prepare();
    const auto second = fixture.scope.conversation = model::ConversationId::create();
    fixture.prepare();
    fixture.servers->release(first);
    QCOMPARE(fixture.catalog->find(u"peer"_s)->connection, ConnectionState::Connected);
    QVERIFY(disconnected.isEmpty());
    // The second has it switched off from now on.
    fixture.scope.switches = {{u"peer"_s, false}};
    fixture.prepare();
    QCOMPARE(fixture.catalog->find(u"peer"_s)->connection, ConnectionState::Disconnected);
    QCOMPARE(disconnected.size(), 1);
    QTRY_VERIFY(support::read(fixture.logFile()).contains("end of input"));
    // Its tools stay known.
    QVERIFY(fixture.catalog->findInvoker(u"peer:echo"_s));
}

void McpServersTest::startsAndStopsByHand()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    McpEnsemble *peer = fixture.servers->find(u"peer"_s);
    peer->start();
    QTRY_VERIFY(fixture.catalog->findInvoker(u"peer:echo"_s));
    QTRY_VERIFY(peer->connection().log().contains(u"peer is up"_s));
    peer->restart();
    QTRY_VERIFY(peer->tools().isListed());
    QCOMPARE(fixture.starts(), 2);
    peer->stop();
    QCOMPARE(fixture.catalog->find(u"peer"_s)->connection, ConnectionState::Disconnected);
}

void McpServersTest::runsOnWhileItsDescriptorSaysTheSame()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    fixture.prepare();
    fixture.describe({u"legacy"_s}, "[defaults]\napproval = \"refuse\"\n");
    QCOMPARE(fixture.catalog->findInvoker(u"peer:echo"_s)->policies.approval, Approval::Refuse);
    QCOMPARE(fixture.catalog->find(u"peer"_s)->connection, ConnectionState::Connected);
    QCOMPARE(fixture.starts(), 1);
    fixture.describe({u"legacy"_s, u"pages"_s});
    QCOMPARE(fixture.catalog->find(u"peer"_s)->connection, ConnectionState::Disconnected);
    fixture.prepare();
    QCOMPARE(fixture.starts(), 2);
}

void McpServersTest::forgetsAServerThatIsNoLongerDescribed()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    fixture.prepare();
    QSignalSpy disconnected(fixture.servers.get(), &McpServers::disconnected);
    QVERIFY(QFile::remove(fixture.folder.filePath(u"ensembles/peer.toml"_s)));
    fixture.descriptors->load();
    QCOMPARE(disconnected.size(), 1);
    QCOMPARE(disconnected.first().first().toString(), u"peer"_s);
    QVERIFY(!fixture.catalog->find(u"peer"_s));
    QVERIFY(!fixture.servers->find(u"peer"_s));
    QTRY_VERIFY(support::read(fixture.logFile()).contains("end of input"));
}

void McpServersTest::failsACallWhenItsServerIsReplaced()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    fixture.prepare();
    QSignalSpy ended(fixture.begin(u"peer:hang"_s), &model::InvokeJob::ended);
    QTRY_VERIFY(support::read(fixture.logFile()).contains("tools/call"));
    fixture.describe({u"legacy"_s, u"pages"_s});
    QTRY_COMPARE(ended.size(), 1);
    // Whether it had its effect is not known.
    QCOMPARE(ended.first().first().value<model::InvocationOutcome>().error->category, ErrorCategory::Fatal);
}

void McpServersTest::startsAServerAgainThatAnswersNoMore()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s, u"no-ping"_s}, "ping-interval = 0.05\n[defaults]\napproval = \"allow\"\n");
    fixture.prepare();
    QTRY_VERIFY(fixture.starts() >= 2);
}

void McpServersTest::rollsBackTheTurnInWhichAServerDies()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    Talk talk(fixture);
    talk.model.expect({FakeConversers::text(u"I try."_s),
        FakeConversers::call(
            {support::invocation(u"a"_s, u"peer:echo"_s, R"({"message":"x"})"), support::invocation(u"b"_s, u"peer:die"_s)})});
    QVERIFY(talk.send(u"Break it"_s, model::TurnState::RolledBack));
    QCOMPARE(talk.session->conversation().path().size(), 0);
    const auto end = support::endOf(*talk.events);
    QCOMPARE(end->error->category, ErrorCategory::Fatal);
    QVERIFY(!end->ran.isEmpty());
    // It is started again, and the next turn works.
    talk.model.expect({FakeConversers::call({support::invocation(u"c"_s, u"peer:echo"_s, R"({"message":"alive"})")})});
    talk.model.expect({FakeConversers::text(u"It lives."_s), FakeConversers::end()});
    QVERIFY(talk.send(u"And now?"_s, model::TurnState::Committed));
    QCOMPARE(fixture.starts(), 2);
    const auto told = talk.model.requests.last().canisters;
    const auto isEcho = [](const model::CanisterPointer &canister) { return canister->result && canister->text() == u"Echo: alive"; };
    QVERIFY(std::any_of(told.begin(), told.end(), isEcho));
}

void McpServersTest::tellsWhatATurnWaitsFor()
{
    Fixture fixture;
    fixture.describe({u"modern"_s});
    Talk talk(fixture);
    talk.model.expect({FakeConversers::text(u"Hello."_s), FakeConversers::end()});
    QVERIFY(talk.send(u"Hello"_s, model::TurnState::Committed));
    const auto *first = std::get_if<model::StateEvent>(&talk.events->first());
    QVERIFY(first);
    QCOMPARE(model::toJson(*first).bytes(), QByteArray(R"({"event":"state","state":"preparing","round":0,"waiting-for":["peer"]})"));
    // From the first round on the model has the server's tools.
    QCOMPARE(talk.model.requests.first().tools.size(), 17);
    talk.model.expect({FakeConversers::text(u"Hello again."_s), FakeConversers::end()});
    QVERIFY(talk.send(u"Hello again"_s, model::TurnState::Committed));
    QCOMPARE(model::toJson(talk.events->first()).bytes(), QByteArray(R"({"event":"state","state":"conversing","round":1})"));
}

void McpServersTest::stopsATurnThatWaits()
{
    Fixture fixture;
    fixture.describe({u"silent"_s});
    Talk talk(fixture);
    QSignalSpy returned(talk.session.get(), &model::Session::returned);
    talk.events = support::SessionFixture::record(*talk.session);
    QVERIFY(talk.session->send({model::TextContent {u"Hello"_s}}));
    QTRY_VERIFY(talk.session->turn() && talk.session->turn()->state() == model::TurnState::Preparing);
    talk.session->stop();
    talk.session->stop();
    QVERIFY(talk.endsAs(model::TurnState::Cancelled));
    QCOMPARE(returned.size(), 1);
    QCOMPARE(returned.first().first().value<model::QueuedMessage>().text(), u"Hello"_s);
    QCOMPARE(talk.model.requests.size(), 0);
}

void McpServersTest::goesOnWithoutAServerThatDoesNotCome()
{
    Fixture fixture;
    fixture.servers->setLongestWait(200);
    fixture.describe({u"silent"_s});
    Talk talk(fixture);
    talk.model.expect({FakeConversers::text(u"Hello."_s), FakeConversers::end()});
    QVERIFY(talk.send(u"Hello"_s, model::TurnState::Committed));
    QCOMPARE(talk.model.requests.first().tools.size(), 0);
}

void McpServersTest::showsResourcesToWhoeverLooks()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    McpEnsemble *peer = fixture.servers->find(u"peer"_s);
    McpOfferings &offerings = peer->offerings();
    QSignalSpy failed(&offerings, &McpOfferings::failed);
    QSignalSpy updated(peer, &McpEnsemble::resourceUpdated);
    peer->watchResources({u"peer://notes"_s});
    peer->start();
    QTRY_VERIFY(peer->tools().isListed());
    // Nobody has looked yet.
    QVERIFY(!support::read(fixture.logFile()).contains("resources/list"));
    offerings.show();
    QTRY_COMPARE(offerings.resources().size(), 1);
    QCOMPARE(offerings.resources().first().uri, u"peer://notes"_s);
    // It says that it has prompts and then does not know what they are.
    QTRY_VERIFY(!failed.isEmpty());
    QVERIFY(offerings.prompts().isEmpty());

    auto *reading = new McpReadJob(*peer->connection().client(), u"peer://notes"_s, fixture.owner.get());
    QList<model::Canister> documents;
    QObject::connect(reading, &McpReadJob::succeeded, peer, [&documents](const QList<model::Canister> &read) { documents = read; });
    QTRY_COMPARE(documents.size(), 1);
    QCOMPARE(documents.first().role, model::Role::Document);
    QCOMPARE(documents.first().title, u"peer://notes"_s);
    QCOMPARE(documents.first().text(), u"Notes."_s);
    QTRY_COMPARE(updated.size(), 1);
    QCOMPARE(updated.first().first().toString(), u"peer://notes"_s);
}

void McpServersTest::listsResourcesAgainForWhoeverLooksAgain_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<bool>("isListedAgain");
    QTest::newRow("an hour") << QStringList {u"modern"_s, u"ttl=3600000"_s} << false;
    QTest::newRow("at once") << QStringList {u"modern"_s, u"ttl=0"_s} << true;
    QTest::newRow("legacy") << QStringList {u"legacy"_s} << false;
}

void McpServersTest::listsResourcesAgainForWhoeverLooksAgain()
{
    QFETCH(const QStringList, options);
    QFETCH(const bool, isListedAgain);
    Fixture fixture;
    fixture.describe(options + QStringList {u"offers"_s, u"grow"_s});
    McpEnsemble *peer = fixture.servers->find(u"peer"_s);
    McpOfferings &offerings = peer->offerings();
    peer->start();
    offerings.show();
    QTRY_VERIFY(!offerings.resources().isEmpty() && !offerings.isListing());
    const qsizetype before = offerings.resources().size();
    offerings.show();
    QCOMPARE(offerings.isListing(), isListedAgain);
    QTRY_VERIFY(!offerings.isListing());
    QCOMPARE(offerings.resources().size(), before + (isListedAgain ? 1 : 0));
}

QTEST_GUILESS_MAIN(McpServersTest)
#include "tst_mcpservers.moc"
