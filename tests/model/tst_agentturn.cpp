// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QSignalSpy>

using namespace model;
using namespace support;
using namespace Qt::StringLiterals;

namespace {

class FakeAgents final : public Agents
{
public:
    Result<AgentPart> partFor(const QString &name) override
    {
        const auto found = parts.constFind(name);
        if (found == parts.constEnd())
            return failure(ErrorCategory::Usage, u"no agent "_s + name);
        return *found;
    }

    QMap<QString, AgentPart> parts;
};

QString supervisorOf(const ConverseRequest &request)
{
    const CanisterPointer first = request.canisters.value(0);
    return first && first->role == Role::Supervisor ? first->text() : QString();
}

} // namespace

//! A turn that an agent plays.
class AgentTurnTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void tellsTheAgentsInstructionBeforeTheConversationsOwn();
    void asksForTheAgentsToolsFromTheLibrary();
    void speaksWithTheAgentsModelUntilAnotherIsChosen();
    void keepsTheConversationsModelWhereTheAgentNamesNone();
    void playsWhatTheAgentSaysWhenATurnBegins();
    void doesNotBeginWithoutTheAgent();
    void comesToNothingWhereToolsAreMissing();
    void offersToRetryWhereTheAgentSaysNothing_data();
    void offersToRetryWhereTheAgentSaysNothing();
    void isNoAgentsTurnAnyMoreWhenItIsTakenAway();

private:
    bool say(const QString &text, TurnState end = TurnState::Committed);
    void answer(const QString &text) { m_fixture->conversers.expect({FakeConversers::text(text), FakeConversers::end()}); }

    FakeAgents m_agents;
    std::unique_ptr<SessionFixture> m_fixture;
    Sessions::Handle m_session;
};

void AgentTurnTest::init()
{
    m_session.reset();
    m_agents.parts = {{u"tina"_s, {u"tina"_s, u"Be kind."_s, {u"fake"_s, u"tiny"_s}, {{u"greet"_s, u"Greets"_s, {}, {}, {}}}}}};
    m_fixture = std::make_unique<SessionFixture>();
    m_fixture->agents = &m_agents;
    m_fixture->reopen();
    m_session = m_fixture->create();
}

bool AgentTurnTest::say(const QString &text, TurnState end)
{
    const auto events = SessionFixture::record(*m_session);
    return m_session->send({TextContent {text}}).has_value() && endsAs(*events, end);
}

void AgentTurnTest::tellsTheAgentsInstructionBeforeTheConversationsOwn()
{
    QVERIFY(m_session->setAgent(u"tina"_s, {}).has_value());
    answer(u"Hello"_s);
    QVERIFY(say(u"Hi"_s));
    QCOMPARE(supervisorOf(m_fixture->conversers.requests.last()), u"Be kind."_s);
    SessionSettings settings = m_session->settings();
    settings.supervisor = u"Speak French."_s;
    m_session->setSettings(settings);
    answer(u"Salut"_s);
    QVERIFY(say(u"Hi"_s));
    QCOMPARE(supervisorOf(m_fixture->conversers.requests.last()), u"Be kind.\n\nSpeak French."_s);
    QCOMPARE(m_session->settings().supervisor, u"Speak French."_s);
}

void AgentTurnTest::asksForTheAgentsToolsFromTheLibrary()
{
    QVERIFY(m_session->setAgent(u"tina"_s, u"shelf"_s).has_value());
    answer(u"Hello"_s);
    QVERIFY(say(u"Hi"_s));
    const ToolsWanted wanted = m_fixture->invocations.asked.last();
    QCOMPARE(wanted.library, u"shelf"_s);
    QVERIFY(wanted.agent.has_value());
    QCOMPARE(wanted.agent->tools.first().name, u"greet"_s);
}

void AgentTurnTest::speaksWithTheAgentsModelUntilAnotherIsChosen()
{
    QVERIFY(m_session->setAgent(u"tina"_s, {}).has_value());
    QCOMPARE(m_session->settings().model.toString(), u"fake/tiny"_s);
    m_agents.parts[u"tina"_s].model = {u"fake"_s, u"large"_s};
    answer(u"Hello"_s);
    QVERIFY(say(u"Hi"_s));
    QCOMPARE(m_fixture->conversers.requests.last().model.toString(), u"fake/large"_s);
    SessionSettings settings = m_session->settings();
    settings.model = {u"fake"_s, u"mine"_s};
    m_session->setSettings(settings);
    m_agents.parts[u"tina"_s].model = {u"fake"_s, u"huge"_s};
    answer(u"Hello"_s);
    QVERIFY(say(u"Hi"_s));
    QCOMPARE(m_fixture->conversers.requests.last().model.toString(), u"fake/mine"_s);
}

void AgentTurnTest::keepsTheConversationsModelWhereTheAgentNamesNone()
{
    m_agents.parts[u"tina"_s].model = {};
    QVERIFY(m_session->setAgent(u"tina"_s, {}).has_value());
    QCOMPARE(m_session->settings().model.toString(), u"fake/model"_s);
    answer(u"Hello"_s);
    QVERIFY(say(u"Hi"_s));
    QCOMPARE(m_fixture->conversers.requests.last().model.toString(), u"fake/model"_s);
}

void AgentTurnTest::playsWhatTheAgentSaysWhenATurnBegins()
{
    QVERIFY(m_session->setAgent(u"tina"_s, {}).has_value());
    answer(u"Hello"_s);
    QVERIFY(say(u"Hi"_s));
    m_agents.parts[u"tina"_s].instruction = u"Be brief."_s;
    m_agents.parts[u"tina"_s].tools.clear();
    answer(u"Yes"_s);
    QVERIFY(say(u"And now?"_s));
    QCOMPARE(supervisorOf(m_fixture->conversers.requests.last()), u"Be brief."_s);
    QVERIFY(m_fixture->invocations.asked.last().agent->tools.isEmpty());
}

void AgentTurnTest::doesNotBeginWithoutTheAgent()
{
    QVERIFY(!m_session->setAgent(u"nobody"_s, {}).has_value());
    QVERIFY(m_session->settings().agent.isEmpty());
    QVERIFY(m_session->setAgent(u"tina"_s, {}).has_value());
    m_agents.parts.clear();
    const auto sent = m_session->send({TextContent {u"Hi"_s}});
    QVERIFY(!sent.has_value());
    QCOMPARE(sent.error().message, u"no agent tina"_s);
    QVERIFY(!m_session->isBusy());
}

void AgentTurnTest::comesToNothingWhereToolsAreMissing()
{
    QVERIFY(m_session->setAgent(u"tina"_s, {}).has_value());
    m_fixture->invocations.refusal = Error {ErrorCategory::Validation, u"greet: there is none"_s};
    QSignalSpy returned(m_session.get(), &Session::returned);
    const auto events = SessionFixture::record(*m_session);
    QVERIFY(m_session->send({TextContent {u"Hi"_s}}).has_value());
    QVERIFY(endsAs(*events, TurnState::Cancelled));
    QCOMPARE(endOf(*events)->error->message, u"greet: there is none"_s);
    QCOMPARE(returned.size(), 1);
    QCOMPARE(returned.first().first().value<model::QueuedMessage>().text(), u"Hi"_s);
    QVERIFY(m_fixture->conversers.requests.isEmpty());
    QCOMPARE(m_session->conversation().length(), 0);
}

void AgentTurnTest::offersToRetryWhereTheAgentSaysNothing_data()
{
    QTest::addColumn<bool>("blanks");
    QTest::addColumn<bool>("thought");
    QTest::newRow("nothing at all") << false << false;
    QTest::newRow("blanks") << true << false;
    QTest::newRow("a thought alone") << false << true;
}

void AgentTurnTest::offersToRetryWhereTheAgentSaysNothing()
{
    QFETCH(bool, blanks);
    QFETCH(bool, thought);
    QVERIFY(m_session->setAgent(u"tina"_s, {}).has_value());
    FakeConversers::Script script;
    if (blanks)
        script.append(FakeConversers::text(u" \n"_s));
    if (thought)
        script.append(FakeConversers::thought(u"Hm."_s));
    m_fixture->conversers.expect(script << FakeConversers::end());
    QVERIFY(say(u"Hi"_s, TurnState::RolledBack));
    QVERIFY(m_session->rolledBack().has_value());
    QVERIFY(m_session->rolledBack()->error->message.contains(u"tina"));
    answer(u"Hello after all"_s);
    const auto events = SessionFixture::record(*m_session);
    QVERIFY(m_session->retryRolledBack().has_value());
    QVERIFY(endsAs(*events, TurnState::Committed));
    QTRY_COMPARE(m_session->conversation().length(), 2);
}

void AgentTurnTest::isNoAgentsTurnAnyMoreWhenItIsTakenAway()
{
    QVERIFY(m_session->setAgent(u"tina"_s, u"shelf"_s).has_value());
    QVERIFY(m_session->setAgent({}, {}).has_value());
    answer(u"Hello"_s);
    QVERIFY(say(u"Hi"_s));
    QVERIFY(!m_fixture->invocations.asked.last().agent.has_value());
    QCOMPARE(supervisorOf(m_fixture->conversers.requests.last()), QString());
}

QTEST_GUILESS_MAIN(AgentTurnTest)
#include "tst_agentturn.moc"
