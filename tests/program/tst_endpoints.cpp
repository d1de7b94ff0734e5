// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/program/wirestreams.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;
using namespace wirestreams;

//! `parlance converse --base-url`: both dialects against a server that writes down what it receives.
class EndpointsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<Program>();
        m_server = std::make_unique<ScriptedServer>();
        m_program->write(u"workspace/a.txt"_s, "alpha\n");
        m_program->write(u"workspace/b.txt"_s, "beta\n");
    }

    void sendsEveryResultInOrderToAMessagesServer();
    void sendsEveryResultInOrderToACompletionsServer();
    void sendsTheKeyOfTheEnvironmentAndRecordsNone();
    void saysWhereAKeyThatIsWantedBelongs();
    void recordsTheBytesThatTheServerSaw();
    void writesAnArchiveOfTheExchanges();
    void sendsOnePostToAServerThatClosesAtOnce();
    void sendsOnlyTheControlsThatTheModelHas();
    void listsModelsWithTheirLimits();
    void tellsTheContextOfTheModelThatIsLoaded();
    void keepsToTheContextOfTheModelThatIsLoaded();
    void saysWhichPartsOfTheContextAreOverfull();
    void doesWhatWasSaidWhereTheContextIsFull();

private:
    Program::Run converse(const QStringList &arguments)
    {
        return m_program->converse(QStringList {u"--base-url"_s, m_server->url(u"/v1"_s).toString()} + arguments);
    }
    //! A provider at the server, whose models have a temperature up to 1.
    void describe(const QByteArray &ofModel = {})
    {
        m_program->write(u"profile/config/providers/mine.toml"_s,
            "[provider]\nname = \"mine\"\ndialect = \"openai-chat-completions\"\nbase-url = \"" + m_server->url(u"/v1"_s).toEncoded()
                + "\"\nmax-retries = 0\n[[defaults.controls]]\nname = \"temperature\"\nkind = \"number\"\nminimum = 0\nmaximum = 1\nstep = "
                  "0.1\n"
                  "[[families]]\nname-regex = \"^m\"\ncontext = 9000\n[[models]]\nname = \"m\"\n"
                + ofModel);
    }
    QJsonObject request(qsizetype index) const { return QJsonDocument::fromJson(m_server->requests().at(index).body).object(); }
    //! Three calls, of which the second fails; the first takes longest to answer.
    static QList<Call> calls()
    {
        return {{"call_1", "slow", R"({"seconds":1})"}, {"call_2", "read_file", R"({"path":"nowhere.txt"})"},
            {"call_3", "read_file", R"({"path":"b.txt"})"}, {"call_4", "read_file", R"({"path":"a.txt"})"}};
    }

    std::unique_ptr<Program> m_program;
    std::unique_ptr<ScriptedServer> m_server;
};

void EndpointsTest::sendsEveryResultInOrderToAMessagesServer()
{
    m_server->enqueue(Script::stream(anthropicCalls(calls()), 7));
    m_server->enqueue(Script::stream(anthropicAnswer("Done.")));
    const Program::Run run = converse({u"--dialect"_s, u"anthropic"_s, u"--model"_s, u"m-1"_s, u"Go"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(m_server->requests().size(), 2);
    QCOMPARE(m_server->requests().first().line, QByteArray("POST /v1/messages HTTP/1.1"));
    QCOMPARE(request(0).value("model"_L1).toString(), u"m-1"_s);
    const QJsonArray messages = request(1).value("messages"_L1).toArray();
    QCOMPARE(messages.size(), 3);
    const QJsonArray asked = messages.at(1).toObject().value("content"_L1).toArray();
    const QJsonObject answer = messages.at(2).toObject();
    QCOMPARE(answer.value("role"_L1).toString(), u"user"_s);
    const QJsonArray results = answer.value("content"_L1).toArray();
    QCOMPARE(asked.size(), 4);
    QCOMPARE(results.size(), 4);
    for (int index = 0; index < 4; ++index) {
        QCOMPARE(asked.at(index).toObject().value("id"_L1).toString(), u"call_%1"_s.arg(index + 1));
        QCOMPARE(results.at(index).toObject().value("type"_L1).toString(), u"tool_result"_s);
        QCOMPARE(results.at(index).toObject().value("tool_use_id"_L1).toString(), u"call_%1"_s.arg(index + 1));
        QCOMPARE(results.at(index).toObject().value("is_error"_L1).toBool(), index == 1);
    }
    const auto text = [&results](int index) { return QJsonDocument(results.at(index).toObject()).toJson(); };
    QVERIFY(text(2).contains("beta"));
    QVERIFY(text(3).contains("alpha"));
}

void EndpointsTest::sendsEveryResultInOrderToACompletionsServer()
{
    m_server->enqueue(Script::stream(openAiCalls(calls()), 7));
    m_server->enqueue(Script::stream(openAiAnswer("Done.")));
    const Program::Run run = converse({u"Go"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(m_server->requests().size(), 2);
    QCOMPARE(m_server->requests().first().line, QByteArray("POST /v1/chat/completions HTTP/1.1"));
    QJsonArray messages = request(1).value("messages"_L1).toArray();
    while (messages.first().toObject().value("role"_L1).toString() != u"user")
        messages.removeFirst();
    QCOMPARE(messages.size(), 6);
    const QJsonArray asked = messages.at(1).toObject().value("tool_calls"_L1).toArray();
    QCOMPARE(asked.size(), 4);
    for (int index = 0; index < 4; ++index) {
        QCOMPARE(asked.at(index).toObject().value("id"_L1).toString(), u"call_%1"_s.arg(index + 1));
        QCOMPARE(messages.at(index + 2).toObject().value("role"_L1).toString(), u"tool"_s);
        QCOMPARE(messages.at(index + 2).toObject().value("tool_call_id"_L1).toString(), u"call_%1"_s.arg(index + 1));
    }
    QVERIFY(messages.at(4).toObject().value("content"_L1).toString().contains(u"beta"));
    QVERIFY(messages.at(5).toObject().value("content"_L1).toString().contains(u"alpha"));
}

void EndpointsTest::sendsTheKeyOfTheEnvironmentAndRecordsNone()
{
    m_program->setEnvironment(u"PARLANCE_ENDPOINT_KEY"_s, u"sk-test-987654321"_s);
    m_server->enqueue(Script::stream(openAiAnswer("The key is sk-test-987654321.")));
    const Program::Run run = converse({u"Hi"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(m_server->requests().first().header("Authorization"), QByteArray("Bearer sk-test-987654321"));
    m_program->run({u"exchanges"_s, u"--har"_s, u"a.har"_s});
    QVERIFY(!m_program->read(u"workspace/a.har"_s).contains("sk-test-987654321"));
}

void EndpointsTest::saysWhereAKeyThatIsWantedBelongs()
{
    const QByteArray refusal = R"({"error":{"message":"No key was given"}})";
    m_server->enqueue(Script::answer(401, refusal));
    const Program::Run without = converse({u"Hi"_s});
    VERIFY_STATUS(without, 1);
    QVERIFY2(without.out.contains("give it in the environment variable PARLANCE_ENDPOINT_KEY"), without.out.constData());
    QVERIFY2(without.out.contains("No key was given"), without.out.constData());
    m_program->setEnvironment(u"PARLANCE_ENDPOINT_KEY"_s, u"sk-test-987654321"_s);
    m_server->enqueue(Script::answer(401, refusal));
    const Program::Run with = converse({u"Hi"_s});
    VERIFY_STATUS(with, 1);
    QVERIFY2(with.out.contains("refused the key PARLANCE_ENDPOINT_KEY"), with.out.constData());
}

void EndpointsTest::recordsTheBytesThatTheServerSaw()
{
    const QByteArray answer = openAiAnswer("Grüße, 世界.");
    m_server->enqueue(Script::stream(answer, 3));
    VERIFY_STATUS(converse({u"--control"_s, u"seed=12345678901234567890"_s, u"Ä 1.0"_s}), 0);
    const QString id = m_program->run({u"exchanges"_s, u"--json"_s}).end().value("id"_L1).toString();
    const Program::Run request = m_program->run({u"exchanges"_s, u"--request"_s, id});
    VERIFY_STATUS(request, 0);
    QCOMPARE(request.out, m_server->requests().first().body);
    QVERIFY(request.out.contains("\"seed\":12345678901234567890"));
    QCOMPARE(m_program->run({u"exchanges"_s, u"--response"_s, id}).out, answer);
}

void EndpointsTest::writesAnArchiveOfTheExchanges()
{
    m_server->enqueue(Script::stream(openAiAnswer("Hello.")));
    VERIFY_STATUS(converse({u"Hi"_s}), 0);
    VERIFY_STATUS(m_program->run({u"exchanges"_s, u"--har"_s, u"a.har"_s}), 0);
    const QJsonObject log = QJsonDocument::fromJson(m_program->read(u"workspace/a.har"_s)).object().value("log"_L1).toObject();
    QCOMPARE(log.value("version"_L1).toString(), u"1.2"_s);
    QCOMPARE(log.value("entries"_L1).toArray().size(), 1);
    const QJsonObject entry = log.value("entries"_L1).toArray().first().toObject();
    QCOMPARE(entry.value("request"_L1).toObject().value("postData"_L1).toObject().value("text"_L1).toString().toUtf8(),
        m_server->requests().first().body);
    QCOMPARE(entry.value("response"_L1).toObject().value("status"_L1).toInt(), 200);
    VERIFY_STATUS(m_program->run({u"exchanges"_s, u"--har"_s, u"nowhere/a.har"_s}), 1);
}

void EndpointsTest::sendsOnePostToAServerThatClosesAtOnce()
{
    m_server->enqueue(Script().close());
    m_server->enqueue(Script::stream(openAiAnswer("A second request.")));
    const Program::Run run = converse({u"Hi"_s});
    VERIFY_STATUS(run, 1);
    QCOMPARE(m_server->requests().size(), 1);
    QVERIFY(!run.end().value("error"_L1).toObject().value("message"_L1).toString().isEmpty());
}

void EndpointsTest::sendsOnlyTheControlsThatTheModelHas()
{
    describe();
    m_server->enqueue(Script::stream(openAiAnswer("Hello.")));
    const Program::Run run = m_program->converse(
        {u"--provider"_s, u"mine"_s, u"--control"_s, u"temperature=0.50"_s, u"--control"_s, u"top_k=7"_s, u"Hi"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.notes.contains("top_k"), run.notes.constData());
    QVERIFY2(run.notes.contains("temperature"), run.notes.constData());
    const QByteArray body = m_server->requests().first().body;
    QVERIFY2(body.contains("\"temperature\":0.50"), body.constData());
    QVERIFY(!body.contains("top_k"));
    const Program::Run hot = m_program->converse({u"--provider"_s, u"mine"_s, u"--control"_s, u"temperature=1.5"_s, u"Hi"_s});
    VERIFY_STATUS(hot, 2);
    QCOMPARE(m_server->requests().size(), 1);
}

void EndpointsTest::listsModelsWithTheirLimits()
{
    describe();
    m_server->enqueue(Script::answer(200, R"({"object":"list","data":[{"id":"m2","max_model_len":4096},{"id":"other"}]})"));
    const Program::Run run = m_program->run({u"models"_s, u"--provider"_s, u"mine"_s, u"--json"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.lines().size(), 3);
    QCOMPARE(run.lines().at(0).value("context"_L1).toInt(), 9000);
    QCOMPARE(run.lines().at(1).value("model"_L1).toString(), u"mine/m2"_s);
    QCOMPARE(run.lines().at(1).value("context"_L1).toInt(), 4096);
    const QJsonObject control = run.lines().at(2).value("controls"_L1).toArray().first().toObject();
    QCOMPARE(control.value("name"_L1).toString(), u"temperature"_s);
    QCOMPARE(control.value("maximum"_L1).toDouble(), 1.0);
    // The list is kept: without asking, and when the server has gone, it is there.
    m_server->stopListening();
    QCOMPARE(m_program->run({u"models"_s}).out.count("mine/"), 3);
    VERIFY_STATUS(m_program->run({u"models"_s, u"--provider"_s, u"mine"_s}), 0);
    QCOMPARE(m_server->requests().size(), 1);
}

void EndpointsTest::tellsTheContextOfTheModelThatIsLoaded()
{
    // The shipped descriptor names no model but the one that is loaded, whatever its server calls it.
    m_program->write(u"profile/config/providers/mine.toml"_s,
        "[provider]\nname = \"mine\"\ndialect = \"openai-chat-completions\"\nbase-url = \"" + m_server->url(u"/v1"_s).toEncoded()
            + "\"\n[[models]]\nname = \"default\"\n");
    m_server->enqueue(Script::answer(200, R"({"object":"list","data":[{"id":"tiny","meta":{"n_ctx":4096,"n_ctx_train":131072}}]})"));
    const Program::Run run = m_program->run({u"models"_s, u"--provider"_s, u"mine"_s, u"--json"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.lines().at(0).value("model"_L1).toString(), u"mine/default"_s);
    QCOMPARE(run.lines().at(0).value("context"_L1).toInt(), 4096);
}

void EndpointsTest::keepsToTheContextOfTheModelThatIsLoaded()
{
    m_server->answerBy([](const ScriptedServer::Request &request) {
        if (request.line.startsWith("GET /v1/models "))
            return Script::answer(200, R"({"data":[{"id":"tiny"}]})", "application/json", "Server: llama.cpp\r\n");
        if (request.line.startsWith("GET /props "))
            return Script::answer(200, R"({"default_generation_settings":{"n_ctx":4096}})");
        // It does not count.
        return request.line.startsWith("POST /v1/chat") ? Script::stream(openAiAnswer("Yes.")) : Script::answer(404, "{}");
    });
    const auto ask = [this](const QStringList &arguments) {
        return m_program->converse(QStringList {u"--base-url"_s, m_server->url(u"/v1"_s).toString()} + arguments);
    };
    // So many signs of Japanese are as many tokens: of two such turns only one fits.
    const QString text = u"今日は天気がいいです"_s.repeated(250);
    const Program::Run first = ask({text});
    VERIFY_STATUS(first, 0);
    const QString conversation = first.end().value("conversation"_L1).toString();
    const Program::Run second = ask({u"--conversation"_s, conversation, text});
    VERIFY_STATUS(second, 0);
    QCOMPARE(m_server->requests().last().body.count(text.toUtf8()), 1);
    QVERIFY(m_server->requests().last().body.contains("Earlier messages of this conversation are left out"));
}

void EndpointsTest::saysWhichPartsOfTheContextAreOverfull()
{
    describe("context-parts = { supervisor = 10, tools = 10 }\n");
    m_server->answerBy([](const ScriptedServer::Request &) { return Script::stream(openAiAnswer("Yes.")); });
    const auto ask = [this](const QStringList &arguments) {
        return m_program->converse(QStringList {u"--provider"_s, u"mine"_s, u"--model"_s, u"m"_s} + arguments + QStringList {u"Hello"_s});
    };
    const QString text = u"Answer in one word. "_s.repeated(40);
    const Program::Run both = ask({u"--system"_s, text});
    VERIFY_STATUS(both, 0);
    QVERIFY2(both.notes.contains("Of the model's context: system text ") && both.notes.contains(" tokens over their parts"),
        both.notes.constData());
    // It goes to the model all the same.
    QVERIFY(m_server->requests().last().body.contains(text.toUtf8().trimmed()));
    const Program::Run tools = ask({});
    QVERIFY2(tools.notes.contains("Of the model's context: tools ") && tools.notes.contains(" tokens over their part."),
        tools.notes.constData());
    describe({});
    QVERIFY(!ask({u"--system"_s, text}).notes.contains("Of the model's context"));
}

void EndpointsTest::doesWhatWasSaidWhereTheContextIsFull()
{
    describe("context = 4096\n");
    m_server->answerBy([](const ScriptedServer::Request &request) {
        return Script::stream(openAiAnswer(request.body.contains("Sum it up") ? "They spoke of the weather." : "Yes."));
    });
    const auto ask = [this](const QStringList &arguments) {
        return m_program->converse(QStringList {u"--provider"_s, u"mine"_s, u"--model"_s, u"m"_s, u"--ensemble"_s, u"none"_s} + arguments);
    };
    const QString text = u"今日は天気がいいです"_s.repeated(250);
    const Program::Run first = ask({text});
    VERIFY_STATUS(first, 0);
    const QStringList further {u"--conversation"_s, first.end().value("conversation"_L1).toString()};
    VERIFY_STATUS(ask(further + QStringList {u"Hello"_s}), 0);
    VERIFY_STATUS(ask(further + QStringList {u"--full"_s, u"nonsense"_s, text}), 2);
    const qsizetype before = m_server->requests().size();
    const Program::Run refused = ask(further + QStringList {u"--full"_s, u"fail"_s, text});
    VERIFY_STATUS(refused, 1);
    QVERIFY2(refused.notes.contains("does not fit") && refused.notes.contains("Nothing was sent"), refused.notes.constData());
    QCOMPARE(m_server->requests().size(), before);
    // What fits is sent whatever was said.
    VERIFY_STATUS(ask(further + QStringList {u"--full"_s, u"fail"_s, u"Hello again"_s}), 0);
    const Program::Run left = ask(further + QStringList {text});
    VERIFY_STATUS(left, 0);
    QVERIFY2(left.notes.contains("left out") && left.notes.contains("from message 1 to message "), left.notes.constData());
    const Program::Run summed = ask(further + QStringList {u"--full"_s, u"summarise"_s, text});
    VERIFY_STATUS(summed, 0);
    QVERIFY2(summed.notes.contains("summed up"), summed.notes.constData());
    const QByteArray last = m_server->requests().last().body;
    QVERIFY2(last.contains("They spoke of the weather."), last.left(1500).constData());
}

QTEST_GUILESS_MAIN(EndpointsTest)
#include "tst_endpoints.moc"
