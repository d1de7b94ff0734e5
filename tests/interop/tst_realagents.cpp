// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/network/acpfixture.h"
#include "tests/support/scriptedserver.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <csignal>

using namespace Qt::StringLiterals;
using acpfixture::Agents, acpfixture::say, acpfixture::Told;
using model::InvocationState, model::TurnState, model::Verdict;

namespace {

QByteArray chunk(const QJsonObject &delta, const QString &end = {})
{
    const QJsonObject choice {{u"index"_s, 0}, {u"delta"_s, delta}, {u"finish_reason"_s, end.isEmpty() ? QJsonValue() : QJsonValue(end)}};
    const QJsonObject whole {{u"id"_s, u"c"_s}, {u"object"_s, u"chat.completion.chunk"_s}, {u"created"_s, 1}, {u"model"_s, u"m"_s},
        {u"choices"_s, QJsonArray {choice}}};
    return "data: " + QJsonDocument(whole).toJson(QJsonDocument::Compact) + "\n\n";
}

QByteArray saying(const QString &text)
{
    return chunk({{u"role"_s, u"assistant"_s}, {u"content"_s, text}}) + chunk({}, u"stop"_s) + "data: [DONE]\n\n";
}

QByteArray calling(const QString &tool, const QJsonObject &arguments)
{
    const QJsonObject function {
        {u"name"_s, tool}, {u"arguments"_s, QString::fromUtf8(QJsonDocument(arguments).toJson(QJsonDocument::Compact))}};
    const QJsonObject call {{u"index"_s, 0}, {u"id"_s, u"call_1"_s}, {u"type"_s, u"function"_s}, {u"function"_s, function}};
    return chunk({{u"role"_s, u"assistant"_s}, {u"tool_calls"_s, QJsonArray {call}}}) + chunk({}, u"tool_calls"_s) + "data: [DONE]\n\n";
}

//! What a model is asked, as far as a test looks at it.
struct Asked {
    explicit Asked(const QByteArray &body)
    {
        const QJsonObject request = QJsonDocument::fromJson(body).object();
        hasTools = !request[u"tools"_s].toArray().isEmpty();
        for (const auto &message : request[u"messages"_s].toArray()) {
            const QJsonValue content = message[u"content"_s];
            QString text = content.toString();
            for (const auto &block : content.toArray())
                text += block[u"text"_s].toString();
            whole += text + u'\n';
            if (message[u"role"_s] == u"user"_s)
                user = text;
            last = message[u"role"_s].toString();
        }
    }

    bool hasTools = false;
    QString user;
    QString whole;
    QString last;
};

} // namespace

//! opencode itself, with a model that does what it is told: what packaging/check --agents has installed.
class RealAgentsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void editsWithAPermission();
    void doesNotRunWhatIsRefused();
    void stops();
    void isLostInACall();
    void goesOnAfterARollBack();

private:
    Script answerTo(const Asked &asked) const;
    QString path(const QString &name) const { return m_agents->workspace() + u'/' + name; }
    //! Of the agent's program; 0 where it does not run.
    qint64 process() const;

    std::unique_ptr<ScriptedServer> m_model;
    std::unique_ptr<Agents> m_agents;
};

void RealAgentsTest::initTestCase()
{
    if (!QFileInfo(QStringLiteral(AGENTS "/node_modules/opencode-linux-x64/bin/opencode")).isExecutable())
        QSKIP("packaging/check --agents installs the agents that this is tested against");
}

Script RealAgentsTest::answerTo(const Asked &asked) const
{
    // It asks for a title, too.
    if (!asked.hasTools)
        return Script::stream(saying(u"A title"_s));
    if (asked.last == u"tool"_s)
        return Script::stream(saying(u"That is it."_s));
    if (asked.user.contains(u"edit it"_s))
        return Script::stream(
            calling(u"edit"_s, {{u"filePath"_s, path(u"a.txt"_s)}, {u"oldString"_s, u"two"_s}, {u"newString"_s, u"TWO"_s}}));
    if (asked.user.contains(u"run it"_s))
        return Script::stream(calling(u"bash"_s, {{u"command"_s, u"touch ran.txt; sleep 60"_s}, {u"description"_s, u"Touches"_s}}));
    if (asked.user.contains(u"be slow"_s))
        return Script()
            .send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n" + chunk({{u"content"_s, u"I begin. "_s}}))
            .stall();
    return Script::stream(saying(asked.whole.contains(u"the lighthouse"_s) ? u"I know of the lighthouse."_s : u"Hello."_s));
}

void RealAgentsTest::init()
{
    m_model = std::make_unique<ScriptedServer>();
    m_model->answerBy([this](const ScriptedServer::Request &request) { return answerTo(Asked(request.body)); });
    const QByteArray config = R"({"model":"mock/m","enabled_providers":["mock"],"permission":{"edit":"ask","bash":"ask"},"provider":)"
                              R"({"mock":{"npm":"@ai-sdk/openai-compatible","options":{"baseURL":")"
        + m_model->url(u"/v1"_s).toEncoded()
        + R"(","apiKey":"x"},"models":{"m":{"tool_call":true,"limit":{"context":100000,"output":4000}}}}}})";
    const QTemporaryDir home;
    m_agents = std::make_unique<Agents>(QStringList(),
        "variables = { OPENCODE_CONFIG_CONTENT = '" + config + "', HOME = '" + QDir::tempPath().toUtf8() + "/parlance-opencode' }\n",
        QStringList {QStringLiteral(AGENTS "/node_modules/opencode-linux-x64/bin/opencode"), u"acp"_s});
    support::write(path(u"a.txt"_s), "one\ntwo\nthree\n");
}

void RealAgentsTest::cleanup()
{
    m_agents.reset();
    m_model.reset();
}

qint64 RealAgentsTest::process() const
{
    for (const QString &number : QDir(u"/proc"_s).entryList({u"[0-9]*"_s}, QDir::Dirs)) {
        const QByteArray words = support::read(u"/proc/"_s + number + u"/cmdline"_s);
        const QByteArray environment = support::read(u"/proc/"_s + number + u"/environ"_s);
        if (words.startsWith(AGENTS) && environment.contains(m_model->url(u"/v1"_s).toEncoded()))
            return number.toLongLong();
    }
    return 0;
}

void RealAgentsTest::editsWithAPermission()
{
    const auto session = m_agents->create();
    const Told told = say(*session, u"Please edit it."_s);
    QCOMPARE(told.end.state, TurnState::Committed);
    QCOMPARE(told.text, u"That is it."_s);
    QCOMPARE(support::read(path(u"a.txt"_s)), QByteArray("one\nTWO\nthree\n"));
    QCOMPARE(m_agents->asked.size(), 1);
    QCOMPARE(m_agents->asked.first().matter, model::Question::Matter::Ordinary);
    QVERIFY(m_agents->asked.first().change);
    QCOMPARE(told.calls.value(0), u"peer:edit"_s);
    QCOMPARE(told.outcomes.value(0).state, InvocationState::Done);
    QVERIFY(!m_agents->written.isEmpty());
    QCOMPARE(m_agents->written.first().path, path(u"a.txt"_s));
    QVERIFY(!m_agents->catalog->agentCommands(u"peer"_s).isEmpty());
}

void RealAgentsTest::doesNotRunWhatIsRefused()
{
    m_agents->answer.verdict = Verdict::Refuse;
    const auto session = m_agents->create();
    const Told told = say(*session, u"Please run it."_s);
    QCOMPARE(m_agents->asked.size(), 1);
    QVERIFY2(told.outcomes.value(0).state == InvocationState::Refused, qPrintable(told.outcomes.value(0).name));
    QVERIFY(!QFile::exists(path(u"ran.txt"_s)));
    QVERIFY(told.end.state == TurnState::Committed || told.end.state == TurnState::Interrupted);
}

void RealAgentsTest::stops()
{
    const auto session = m_agents->create();
    const auto events = support::SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"Please be slow."_s}}));
    const auto hasBegun = [&events] {
        return std::any_of(
            events->begin(), events->end(), [](const model::TurnEvent &event) { return std::holds_alternative<model::DeltaEvent>(event); });
    };
    QVERIFY(QTest::qWaitFor(hasBegun, 60'000));
    session->stop();
    QVERIFY(QTest::qWaitFor([&events] { return support::endOf(*events).has_value(); }, 20'000));
    QCOMPARE(support::endOf(*events)->state, TurnState::Interrupted);
    // It goes on in the same process.
    QCOMPARE(say(*session, u"Hello"_s).text, u"Hello."_s);
}

void RealAgentsTest::isLostInACall()
{
    const auto session = m_agents->create();
    const auto events = support::SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"Please run it."_s}}));
    QVERIFY(QTest::qWaitFor([this] { return QFile::exists(path(u"ran.txt"_s)); }, 60'000));
    QVERIFY(process() > 0);
    ::kill(pid_t(process()), SIGKILL);
    QVERIFY(QTest::qWaitFor([&events] { return support::endOf(*events).has_value(); }, 20'000));
    QCOMPARE(support::endOf(*events)->state, TurnState::RolledBack);
    QCOMPARE(session->conversation().length(), 0);
    QCOMPARE(say(*session, u"Hello"_s).text, u"Hello."_s);
}

//! It can fork and not delete, so that a turn that fails is undone by a new session, which is told what is left.
void RealAgentsTest::goesOnAfterARollBack()
{
    const auto session = m_agents->create();
    QCOMPARE(say(*session, u"Speak of the lighthouse."_s).text, u"I know of the lighthouse."_s);
    const auto events = support::SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"Please run it."_s}}));
    QVERIFY(QTest::qWaitFor([this] { return QFile::exists(path(u"ran.txt"_s)); }, 60'000));
    ::kill(pid_t(process()), SIGKILL);
    QVERIFY(QTest::qWaitFor([&events] { return support::endOf(*events).has_value(); }, 20'000));
    QCOMPARE(session->conversation().length(), 2);
    const Told next = say(*session, u"Hello again"_s);
    QCOMPARE(next.text, u"I know of the lighthouse."_s);
    const Asked asked(m_model->requests().last().body);
    QVERIFY(!asked.whole.contains(u"Please run it."_s));
}

QTEST_GUILESS_MAIN(RealAgentsTest)
#include "tst_realagents.moc"
