// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/network/acpfixture.h"

using namespace acpfixture;
using model::InvocationState, model::TurnState, model::Verdict;

//! Turns with agents of other programs.
class AcpTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatAnAgentSays();
    void tellsWhatAnAgentDoes();
    void showsAPlanAsACallThatGoesOn();
    void keepsCallsWithWhatIsSaidAroundThem();
    void asksThePerson_data();
    void asksThePerson();
    void remembersWhatWasAllowed();
    void hasOnlyAPersonAllowWhatIsHidden();
    void tellsWhatWasWritten();
    void offersTheCommandsOfAnAgent();
    void saysWhenAnAgentDisobeys();
    void goesOnInOneSession();
    void givesANewSessionThePathAsText();
    void undoesATurnThereToo_data();
    void undoesATurnThereToo();
    void rollsBackATurnWhoseAgentIsLostInACall();
    void keepsWhatWasSaidByAnAgentThatIsLost();
    void takesASessionUpAgain();
    void stops();
    void endsAnAgentThatCannotBeStopped();
    void givesUpAnAgentThatSaysNothing();
    void standsBadAgents_data();
    void standsBadAgents();
    void endsAnAgentThatAsksWithoutEnd();
    void saysWhyAnAgentCannotBeSpokenWith_data();
    void saysWhyAnAgentCannotBeSpokenWith();
    void signsInWhereThePersonWants();
    void goesOnOnceThePersonHasSignedInInATerminal();
    void runsCommandsInTheSandbox();
    void runsNothingOtherwise_data();
    void runsNothingOtherwise();
    void setsWhatTheAgentLetsBeSet();
    void setsTheModesOfOld();
    void recordsEachLine();
    void findsWhatIsWrongInADescriptor_data();
    void findsWhatIsWrongInADescriptor();
};

void AcpTest::tellsWhatAnAgentSays()
{
    Agents agents;
    const auto session = agents.create();
    const Told told = say(*session, u"think hard"_s);
    QCOMPARE(told.end.state, TurnState::Committed);
    QCOMPARE(told.text, u"I thought."_s);
    QCOMPARE(told.thought, u"Hm, well."_s);
    QCOMPARE(session->conversation().length(), 2);
    const Told dear = say(*session, u"usage"_s);
    QCOMPARE(dear.end.usage.input, 100);
    QCOMPARE(dear.end.usage.output, 7);
    QCOMPARE(say(*session, u"smile"_s).text, u"a\U0001f600b\ufffdc"_s);
}

void AcpTest::tellsWhatAnAgentDoes()
{
    Agents agents;
    const auto session = agents.create();
    const Told told = say(*session, u"read"_s);
    QCOMPARE(told.end.state, TurnState::Committed);
    QCOMPARE(told.text, u"I look. I have looked."_s);
    QCOMPARE(told.calls, QStringList {u"peer:read"_s});
    QCOMPARE(told.outcomes.size(), 1);
    QCOMPARE(told.outcomes.first().state, InvocationState::Done);
    QCOMPARE(model::plainText(told.outcomes.first().contents), u"the notes"_s);
    QCOMPARE(session->conversation().length(), 5);
    const Told failed = say(*session, u"fail"_s);
    QCOMPARE(failed.end.state, TurnState::Committed);
    QCOMPARE(failed.outcomes.value(0).state, InvocationState::Failed);
    QCOMPARE(failed.outcomes.value(0).error->message, u"no rule"_s);
    const Told pieces = say(*session, u"pieces"_s);
    QCOMPARE(pieces.calls, QStringList {u"peer:edit"_s});
    const QByteArray shown = agents.sessions.show(session->id());
    QVERIFY2(shown.contains(R"("text":"b")") || shown.contains(R"(\"text\":\"b\")"), shown.constData());
}

void AcpTest::showsAPlanAsACallThatGoesOn()
{
    Agents agents;
    const auto session = agents.create();
    const Told told = say(*session, u"plan"_s);
    QCOMPARE(told.end.state, TurnState::Committed);
    QCOMPARE(told.calls, QStringList {u"peer:plan"_s});
    QCOMPARE(model::plainText(told.outcomes.value(0).contents), u"- [x] look\n- [x] leap\n"_s);
    // It ends after the answer, which is whole.
    QVERIFY(!session->isInterrupted());
}

void AcpTest::keepsCallsWithWhatIsSaidAroundThem()
{
    Agents agents;
    const auto session = agents.create();
    const Told told = say(*session, u"while"_s);
    QCOMPARE(told.end.state, TurnState::Committed);
    // What was being said is not torn apart by a result.
    const auto at = [&session](int position) { return session->conversation().nodeAt(position)->canister; };
    QCOMPARE(session->conversation().length(), 4);
    QCOMPARE(at(1)->role, model::Role::Invocation);
    QCOMPARE(at(2)->text(), u"It runs."_s);
    QCOMPARE(at(3)->role, model::Role::Result);
    QCOMPARE(say(*session, u"recall"_s).text, u"while | recall"_s);
}

void AcpTest::asksThePerson_data()
{
    QTest::addColumn<model::Verdict>("verdict");
    QTest::addColumn<QString>("told");
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("once") << Verdict::AllowOnce << u"I was told yes."_s << QByteArray("two\n");
    QTest::newRow("for the conversation") << Verdict::AllowConversation << u"I was told yes."_s << QByteArray("two\n");
    QTest::newRow("refused") << Verdict::Refuse << u"I was told no."_s << QByteArray("one\n");
    QTest::newRow("cancelled") << Verdict::Cancelled << u"I was told nothing."_s << QByteArray("one\n");
}

void AcpTest::asksThePerson()
{
    QFETCH(model::Verdict, verdict);
    QFETCH(QString, told);
    QFETCH(QByteArray, file);
    Agents agents;
    agents.answer.verdict = verdict;
    const QString path = agents.workspace() + u"/a.txt"_s;
    support::write(path, "one\n");
    const auto session = agents.create();
    const Told turn = say(*session, u"edit "_s + path);
    QCOMPARE(turn.end.state, TurnState::Committed);
    QCOMPARE(turn.text, told);
    QCOMPARE(support::read(path), file);
    QCOMPARE(agents.asked.size(), 1);
    const model::Question::Subject &asked = agents.asked.first();
    QCOMPARE(asked.kind, model::QuestionKind::Approval);
    QCOMPARE(asked.tool, u"peer:edit"_s);
    QVERIFY(asked.change);
    QCOMPARE(asked.change->path, path);
    QCOMPARE(asked.change->lines.size(), 2);
    const bool isAllowed = verdict == Verdict::AllowOnce || verdict == Verdict::AllowConversation;
    QCOMPARE(turn.outcomes.value(0).state, isAllowed ? InvocationState::Done : InvocationState::Refused);
    QVERIFY(model::plainText(turn.outcomes.value(0).contents).contains(u"-one\n+two\n"_s));
}

void AcpTest::remembersWhatWasAllowed()
{
    Agents agents;
    agents.answer.verdict = Verdict::AllowConversation;
    const QString path = agents.workspace() + u"/a.txt"_s;
    const auto session = agents.create();
    for (int i = 0; i < 2; ++i)
        QCOMPARE(say(*session, u"edit "_s + path).text, u"I was told yes."_s);
    QCOMPARE(agents.asked.size(), 1);
    const auto other = agents.create();
    QCOMPARE(say(*other, u"edit "_s + path).text, u"I was told yes."_s);
    QCOMPARE(agents.asked.size(), 2);
}

void AcpTest::hasOnlyAPersonAllowWhatIsHidden()
{
    Agents agents;
    const auto session = agents.create();
    for (const QString &path : {agents.workspace() + u"/a.secret"_s, agents.sessions.folder.filePath(u"outside.txt"_s)}) {
        support::write(path, "one\n");
        agents.asked.clear();
        agents.answer = {Verdict::AllowOnce, {}, model::AnsweredBy::Policy};
        QCOMPARE(say(*session, u"edit "_s + path).text, u"I was told no."_s);
        agents.answer = {Verdict::AllowAlways, {}, model::AnsweredBy::Peer};
        QCOMPARE(say(*session, u"edit "_s + path).text, u"I was told no."_s);
        QCOMPARE(support::read(path), QByteArray("one\n"));
        agents.answer = {Verdict::AllowAlways, {}, model::AnsweredBy::Person};
        QCOMPARE(say(*session, u"edit "_s + path).text, u"I was told yes."_s);
        // Each time anew, whatever was said.
        agents.answer = {Verdict::Refuse};
        QCOMPARE(say(*session, u"edit "_s + path).text, u"I was told no."_s);
        QCOMPARE(agents.asked.size(), 4);
        for (const model::Question::Subject &asked : std::as_const(agents.asked)) {
            QCOMPARE(asked.matter, model::Question::Matter::HiddenFile);
            QVERIFY2(asked.text.contains(u"It is not for everybody: "_s + path), qPrintable(asked.text));
        }
    }
    // What is allowed for an ordinary file is not so for another.
    agents.asked.clear();
    agents.answer = {Verdict::AllowConversation};
    for (int i = 0; i < 2; ++i)
        QCOMPARE(say(*session, u"edit "_s + agents.workspace() + u"/a.txt"_s).text, u"I was told yes."_s);
    QCOMPARE(agents.asked.size(), 1);
    QCOMPARE(say(*session, u"edit "_s + agents.workspace() + u"/a.secret"_s).text, u"I was told yes."_s);
    QCOMPARE(agents.asked.size(), 2);
}

void AcpTest::tellsWhatWasWritten()
{
    Agents agents;
    const auto session = agents.create();
    const QString path = agents.workspace() + u"/a.txt"_s;
    const Told told = say(*session, u"edit "_s + path);
    QCOMPARE(agents.wrote.size(), 1);
    QCOMPARE(agents.wrote.first().turn, told.end.turn);
    QCOMPARE(agents.wrote.first().invocation, told.outcomes.value(0).invocation);
    QCOMPARE(agents.written.first().path, path);
    QCOMPARE(agents.written.first().after, u"two\n"_s);
    agents.answer.verdict = Verdict::Refuse;
    QCOMPARE(say(*session, u"edit "_s + path).text, u"I was told no."_s);
    QCOMPARE(agents.wrote.size(), 1);
}

void AcpTest::offersTheCommandsOfAnAgent()
{
    Agents agents({u"commands"_s});
    QSignalSpy told(agents.catalog.get(), &network::ProviderCatalog::agentCommandsChanged);
    const auto session = agents.create();
    QCOMPARE(say(*session, u"hello"_s).text, u"Hello, person."_s);
    const QList<network::AgentCommand> commands = agents.catalog->agentCommands(u"peer"_s);
    QCOMPARE(commands.size(), 2);
    QCOMPARE(commands.first(), (network::AgentCommand {u"hello"_s, u"About hello"_s, u"what"_s}));
    QCOMPARE(told.size(), 1);
    QCOMPARE(say(*session, u"/hello"_s).text, u"Hello, person."_s);
    QVERIFY(agents.catalog->agentCommands(u"other"_s).isEmpty());
}

void AcpTest::saysWhenAnAgentDisobeys()
{
    Agents agents;
    agents.answer.verdict = Verdict::Refuse;
    const QString path = agents.workspace() + u"/a.txt"_s;
    const auto session = agents.create();
    const Told told = say(*session, u"disobey "_s + path);
    QCOMPARE(told.outcomes.value(0).state, InvocationState::Failed);
    QVERIFY(told.outcomes.value(0).ran);
    QVERIFY(told.outcomes.value(0).error->message.contains(u"was done anyway"_s));
}

void AcpTest::goesOnInOneSession()
{
    Agents agents;
    const auto session = agents.create();
    QCOMPARE(say(*session, u"hello"_s).text, u"Hello, person."_s);
    QCOMPARE(say(*session, u"read"_s).end.state, TurnState::Committed);
    const Told told = say(*session, u"recall"_s);
    QCOMPARE(told.text, u"hello | read | recall"_s);
    QCOMPARE(told.notices, QStringList());
    QCOMPARE(agents.starts(), 1);
    QCOMPARE(agents.log().count("session/new"), 1);
}

void AcpTest::givesANewSessionThePathAsText()
{
    Agents agents({u"documents"_s});
    const auto session = agents.create();
    QCOMPARE(say(*session, u"hello"_s).end.state, TurnState::Committed);
    QCOMPARE(say(*session, u"hello again"_s).end.state, TurnState::Committed);
    // Another way from the beginning.
    const auto events = support::SessionFixture::record(*session);
    QVERIFY(session->editAndSend(2, {model::TextContent {u"blocks"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QCOMPARE(session->conversation().nodeAt(3)->canister->text(), u"resource parlance:conversation, text"_s);
    QVERIFY(agents.log().contains(R"(## Assistant\n\nHello, person.)"));
    // And on from there in the session that is there by now.
    QCOMPARE(say(*session, u"recall"_s).text, u"recall"_s);
    QCOMPARE(agents.log().count("session/new"), 2);
}

void AcpTest::undoesATurnThereToo_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("recalled");
    QTest::newRow("by a fork") << QStringList {u"forks"_s} << u"hello | recall"_s;
    QTest::newRow("by a new session") << QStringList() << u"recall"_s;
}

void AcpTest::undoesATurnThereToo()
{
    QFETCH(QStringList, options);
    QFETCH(QString, recalled);
    Agents agents(options);
    const auto session = agents.create();
    QCOMPARE(say(*session, u"hello"_s).end.state, TurnState::Committed);
    const Told told = say(*session, u"refuse"_s);
    QCOMPARE(told.end.state, TurnState::RolledBack);
    QCOMPARE(session->conversation().length(), 2);
    QCOMPARE(say(*session, u"recall"_s).text, recalled);
    QCOMPARE(agents.starts(), 1);
}

void AcpTest::rollsBackATurnWhoseAgentIsLostInACall()
{
    Agents agents;
    const auto session = agents.create();
    QCOMPARE(say(*session, u"hello"_s).end.state, TurnState::Committed);
    const Told told = say(*session, u"die"_s);
    QCOMPARE(told.end.state, TurnState::RolledBack);
    QVERIFY2(told.end.error->message.contains(u"out of luck"_s), qPrintable(told.end.error->message));
    QCOMPARE(told.end.ran.size(), 1);
    QCOMPARE(told.end.ran.first().name, u"peer:execute"_s);
    QCOMPARE(session->conversation().length(), 2);
    const Told next = say(*session, u"recall"_s);
    QCOMPARE(next.text, u"recall"_s);
    QCOMPARE(next.notices.size(), 1);
    QCOMPARE(agents.starts(), 2);
}

void AcpTest::keepsWhatWasSaidByAnAgentThatIsLost()
{
    Agents agents;
    const auto session = agents.create();
    const Told told = say(*session, u"vanish"_s);
    QCOMPARE(told.end.state, TurnState::Interrupted);
    QVERIFY(told.end.error->message.contains(u"status 3"_s));
    QCOMPARE(session->conversation().nodeAt(1)->canister->text(), u"I go. "_s);
    QCOMPARE(say(*session, u"hello"_s).end.state, TurnState::Committed);
}

void AcpTest::takesASessionUpAgain()
{
    Agents agents({u"loads"_s});
    const auto session = agents.create();
    QCOMPARE(say(*session, u"leave"_s).end.state, TurnState::Committed);
    // That it has ended may be known by now, or not. What it tells again is not told here again.
    QCOMPARE(say(*session, u"recall"_s).text, u"(loaded) | recall"_s);
    QCOMPARE(agents.starts(), 2);
    // What it has of a turn that is undone nobody knows.
    QCOMPARE(say(*session, u"die"_s).end.state, TurnState::RolledBack);
    QCOMPARE(say(*session, u"recall"_s).text, u"recall"_s);
}

void AcpTest::stops()
{
    Agents agents;
    const auto session = agents.create();
    const auto events = support::SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"slow"_s}}));
    QTRY_VERIFY(hasSpoken(*session));
    session->stop();
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    QCOMPARE(session->conversation().nodeAt(1)->canister->text(), u"I begin. "_s);
    QCOMPARE(say(*session, u"recall"_s).text, u"slow | recall"_s);
    QCOMPARE(agents.starts(), 1);
    QCOMPARE(agents.log().count("session/cancel"), 1);
}

void AcpTest::endsAnAgentThatCannotBeStopped()
{
    Agents agents;
    const auto session = agents.create();
    const auto events = support::SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"stubborn"_s}}));
    QTRY_VERIFY(hasSpoken(*session));
    session->stop();
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    const Told told = say(*session, u"hello"_s);
    QCOMPARE(told.end.state, TurnState::Committed);
    QCOMPARE(agents.starts(), 2);
}

void AcpTest::givesUpAnAgentThatSaysNothing()
{
    Agents agents({}, "idle-timeout = 1\n");
    const auto session = agents.create();
    const Told told = say(*session, u"mute"_s);
    QCOMPARE(told.end.state, TurnState::Cancelled);
    QVERIFY2(told.end.error->message.contains(u"said nothing for 1 second"_s), qPrintable(told.end.error->message));
    QCOMPARE(say(*session, u"hello"_s).end.state, TurnState::Committed);
}

void AcpTest::standsBadAgents_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("stranger") << u"For you."_s;
    QTest::newRow("forge") << u"Never mind."_s;
    QTest::newRow("replay") << u"That was it."_s;
    QTest::newRow("garbage") << u"Sorry."_s;
    QTest::newRow("late") << u"Almost all of it."_s;
    QTest::newRow("shadow") << u"I may not: There is no method “fs/read_text_file” here: it was not offered."_s;
    QTest::newRow("flood 3") << u"word word word "_s;
}

void AcpTest::standsBadAgents()
{
    QFETCH(QString, text);
    Agents agents;
    const auto session = agents.create();
    const Told told = say(*session, QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(told.end.state, TurnState::Committed);
    QCOMPARE(told.text, text);
    QCOMPARE(agents.asked.size(), 0);
    QCOMPARE(agents.starts(), 1);
    QCOMPARE(say(*session, u"hello"_s).text, u"Hello, person."_s);
}

void AcpTest::endsAnAgentThatAsksWithoutEnd()
{
    Agents agents;
    agents.answer = {Verdict::Refuse};
    const auto session = agents.create();
    const Told told = say(*session, u"beg"_s);
    QVERIFY2(told.end.error->message.contains(u"in a minute and was stopped"_s), qPrintable(told.end.error->message));
    QVERIFY(agents.asked.size() <= AcpConnection::mostAskedInMinute);
}

void AcpTest::saysWhyAnAgentCannotBeSpokenWith_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("why");
    QTest::newRow("another version") << QStringList {u"version=2"_s} << u"speaks version 2 of the Agent Client Protocol"_s;
    QTest::newRow("it ends") << QStringList {u"exit=4"_s} << u"It said: cannot work like this"_s;
    QTest::newRow("a sign-in that fails") << QStringList {u"login"_s, u"refusing"_s} << u"sign in first (Log in with a browser)"_s;
    QTest::newRow("a sign-in in a terminal") << QStringList {u"login"_s, u"terminal"_s} << u"login terminal '--log in'"_s;
}

void AcpTest::saysWhyAnAgentCannotBeSpokenWith()
{
    QFETCH(QStringList, options);
    QFETCH(QString, why);
    Agents agents(options);
    const auto session = agents.create();
    const Told told = say(*session, u"hello"_s);
    QCOMPARE(told.end.state, TurnState::Cancelled);
    QVERIFY2(told.end.error->message.contains(why), qPrintable(told.end.error->message));
}

void AcpTest::signsInWhereThePersonWants()
{
    Agents agents({u"login"_s});
    agents.answer = {Verdict::AllowOnce, {}, model::AnsweredBy::Policy};
    const auto session = agents.create();
    // Nobody else signs in for the person.
    const Told refused = say(*session, u"hello"_s);
    QCOMPARE(refused.end.state, TurnState::Cancelled);
    QVERIFY(!agents.log().contains("authenticate"));
    agents.answer = {Verdict::AllowOnce};
    QCOMPARE(say(*session, u"hello"_s).text, u"Hello, person."_s);
    QVERIFY(agents.log().contains(R"("methodId":"browser")"));
    QCOMPARE(agents.asked.last().kind, model::QuestionKind::SignIn);
    const qsizetype asked = agents.asked.size();
    QCOMPARE(say(*session, u"hello"_s).text, u"Hello, person."_s);
    QCOMPARE(agents.asked.size(), asked);
}

void AcpTest::goesOnOnceThePersonHasSignedInInATerminal()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"it's signed"_s);
    Agents agents({u"login"_s, u"terminal"_s, u"signed="_s + file});
    agents.answer = {Verdict::Refuse};
    const auto session = agents.create();
    const Told refused = say(*session, u"hello"_s);
    QCOMPARE(refused.end.state, TurnState::Cancelled);
    QVERIFY2(refused.end.error->message.contains(u"sign in first"_s), qPrintable(refused.end.error->message));
    QCOMPARE(agents.asked.size(), 1);
    QCOMPARE(agents.asked.first().kind, model::QuestionKind::SignIn);
    // As a shell takes it.
    QVERIFY2(agents.asked.first().preview.endsWith(u"login terminal 'signed="_s + folder.path() + u"/it'\\''s signed' '--log in'"_s),
        qPrintable(agents.asked.first().preview));
    agents.answers = false;
    connect(agents.sessions.questions.get(), &model::Questions::raised, session.get(), [&file](model::Question *question) {
        support::write(file, "yes");
        question->giveAnswer({Verdict::AllowOnce});
    });
    QCOMPARE(say(*session, u"hello"_s).text, u"Hello, person."_s);
    QCOMPARE(agents.asked.size(), 2);
    QVERIFY(!agents.log().contains("authenticate"));
}

void AcpTest::runsCommandsInTheSandbox()
{
    Agents agents({u"sandboxed"_s}, "terminals = true\n");
    const auto session = agents.create();
    support::write(agents.workspace() + u"/a.txt"_s, "one\n");
    const Told told = say(
        *session, u"run cat a.txt; echo two > b.txt; echo no > "_s + agents.sessions.folder.filePath(u"c.txt"_s) + u"; exit 3"_s);
    if (agents.host.bubblewrap().state != network::Bubblewrap::State::Usable)
        QSKIP("bubblewrap is not installed or cannot make namespaces here");
    QVERIFY2(told.text.contains(uR"("exitStatus":{"exitCode":3})"_s) && told.text.contains(u"one\\n"_s), qPrintable(told.text));
    QCOMPARE(support::read(agents.workspace() + u"/b.txt"_s), QByteArray("two\n"));
    QVERIFY(!QFile::exists(agents.sessions.folder.filePath(u"c.txt"_s)));
    QVERIFY(agents.log().contains(R"("terminal":true)"));
    QCOMPARE(agents.asked.size(), 1);
    QCOMPARE(agents.asked.first().tool, u"peer:terminal"_s);
    QVERIFY(agents.asked.first().preview.contains(u"cat a.txt"_s));
    // The call has what was written.
    QVERIFY(model::plainText(told.outcomes.value(0).contents).contains(u"one\n"_s));
    // The end of what is long, and no half of a letter.
    const Told longer = say(*session, u"run i=0; while [ $i -lt 2000 ]; do printf ä; i=$((i+1)); done"_s);
    QVERIFY2(longer.text.contains(uR"("truncated":true)"_s) && longer.text.count(u'ä') == 500, qPrintable(longer.text));
    // What was allowed for longer is this command and no other.
    agents.answer = {Verdict::AllowConversation};
    for (int i = 0; i < 2; ++i)
        QVERIFY(say(*session, u"run echo again"_s).text.contains(u"again\\n"_s));
    QCOMPARE(agents.asked.size(), 3);
    agents.answer = {Verdict::Refuse};
    QCOMPARE(say(*session, u"run echo other"_s).text, u"I could not: It was not allowed to run."_s);
}

void AcpTest::runsNothingOtherwise_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("why");
    QTest::newRow("it was not offered") << QByteArray() << u"There is no method “terminal/create” here"_s;
    QTest::newRow("there is no sandbox") << QByteArray("terminals = true\n") << u"There is no sandbox on this machine"_s;
}

void AcpTest::runsNothingOtherwise()
{
    QFETCH(QByteArray, lines);
    QFETCH(QString, why);
    Agents agents({}, lines);
    const auto session = agents.create();
    const QString path = agents.workspace() + u"/a.txt"_s;
    const Told told = say(*session, u"run echo one > "_s + path);
    QVERIFY2(told.text.contains(why), qPrintable(told.text));
    QVERIFY(!QFile::exists(path));
}

void AcpTest::setsWhatTheAgentLetsBeSet()
{
    Agents agents({u"options"_s});
    const auto session = agents.create(
        {{u"mode"_s, model::JsonText::of(u"code"_s)}, {u"brave"_s, model::JsonText::of(true)}, {u"other"_s, model::JsonText::of(1)}},
        u"large"_s);
    QCOMPARE(say(*session, u"options"_s).text, uR"({"brave":true,"mode":"code","model":"large"})"_s);
    // What can be set of it is known from now on.
    const Provider *provider = agents.catalog->find(u"peer"_s);
    QStringList names;
    for (const ModelEntry &entry : provider->models)
        names.append(entry.name);
    QCOMPARE(names, QStringList({u"default"_s, u"small"_s, u"large"_s}));
    QVERIFY(provider->entry(u"large"_s).control(u"mode"));
    QCOMPARE(provider->entry(u"default"_s).control(u"brave")->kind, ModelControl::Kind::Boolean);
}

void AcpTest::setsTheModesOfOld()
{
    Agents agents({u"old"_s});
    const auto session = agents.create({{u"mode"_s, model::JsonText::of(u"code"_s)}});
    QCOMPARE(say(*session, u"options"_s).text, uR"({"mode":"code"})"_s);
}

void AcpTest::recordsEachLine()
{
    Agents agents;
    const auto session = agents.create();
    QCOMPARE(say(*session, u"flood 500"_s).end.state, TurnState::Committed);
    const auto prompt = std::find_if(agents.ended.cbegin(), agents.ended.cend(),
        [](const model::Exchange &exchange) { return exchange.request.url.path() == "/session/prompt"_L1; });
    QVERIFY(prompt != agents.ended.cend());
    QCOMPARE(prompt->origin.conversation, session->id());
    QVERIFY(!prompt->origin.turn.isEmpty());
    QVERIFY(prompt->request.body.contains("flood 500"));
    // With the answer as the last of them.
    QCOMPARE(prompt->responseBody.count("session/update"), 500);
    QVERIFY(prompt->responseBody.contains("end_turn"));
}

void AcpTest::findsWhatIsWrongInADescriptor_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("said");
    const QByteArray head = "[provider]\nname = \"a\"\n";
    QTest::newRow("no command") << QByteArray(head + "dialect = \"acp\"\n") << u"command is a list of texts"_s;
    QTest::newRow("an address") << QByteArray(head + "dialect = \"acp\"\ncommand = [\"a\"]\nbase-url = \"https://a\"\n")
                                << u"5:1: base-url is not for agents"_s;
    QTest::newRow("not for models") << QByteArray(
        head + "dialect = \"openai-chat-completions\"\nbase-url = \"https://a\"\ncommand = [\"a\"]\n")
                                    << u"5:1: command is for agents"_s;
    QTest::newRow("a wrong variable") << QByteArray(head + "dialect = \"acp\"\ncommand = [\"a\"]\nenvironment = { \"a b\" = \"c\" }\n")
                                      << u"is not a name of a variable"_s;
}

void AcpTest::findsWhatIsWrongInADescriptor()
{
    QFETCH(QByteArray, lines);
    QFETCH(QString, said);
    const auto file = model::DescriptorFile::parse(lines, u"/x.toml"_s);
    model::Diagnostics diagnostics;
    (void)readProvider(file, diagnostics);
    QStringList told;
    for (const model::Diagnostic &diagnostic : diagnostics)
        told.append(diagnostic.toString());
    QVERIFY2(told.join(u'\n').contains(said), qPrintable(told.join(u'\n')));
}

QTEST_GUILESS_MAIN(AcpTest)
#include "tst_acp.moc"
