// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/rpcpeer.h"
#include "tests/support/patience.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTcpSocket>
#include <QUrl>

#include <functional>

using namespace Qt::StringLiterals;

namespace {

//! A client on the program's standard input and output.
class Client final : public RpcPeer
{
public:
    Client(const Program &program, const QStringList &arguments)
        : RpcPeer(program, QStringList {u"serve-mcp"_s, u"--stdio"_s} + arguments)
    {
    }

    //! Of the legacy era; `capabilities` as JSON.
    void introduce(const QByteArray &capabilities = "{}")
    {
        send(R"({"jsonrpc":"2.0","id":"hello","method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":)"
            + capabilities + R"(,"clientInfo":{"name":"trial client","version":"1"}}})");
        send(R"({"jsonrpc":"2.0","method":"notifications/initialized"})");
    }
    void call(const QString &id, const QString &tool, const QJsonObject &arguments, QJsonObject more = {})
    {
        more[u"name"] = tool;
        more[u"arguments"] = arguments;
        request(id, u"tools/call"_s, more);
    }
    QJsonObject resultOf(const QString &id) { return answerTo(id)[u"result"].toObject(); }
    QJsonObject question() { return awaitMethod(u"elicitation/create"_s); }
};

QString textOf(const QJsonObject &result)
{
    return result[u"content"][0][u"text"].toString();
}

QJsonObject modern(QJsonObject more = {}, const QJsonObject &capabilities = {{u"elicitation"_s, QJsonObject()}})
{
    more[u"_meta"] = QJsonObject {
        {u"io.modelcontextprotocol/protocolVersion"_s, u"2026-07-28"_s}, {u"io.modelcontextprotocol/clientCapabilities"_s, capabilities}};
    return more;
}

} // namespace

//! `parlance serve-mcp`, driven as other programs drive it.
class ServingMcpTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }
    void answersWithAWholeTurn();
    void goesOnWithAConversation();
    void saysWhatHadRunWhereATurnIsUndone();
    void offersTheEnsemblesThatArePicked();
    void givesEachToolANameOfItsOwn();
    void asksThePeerBeforeItWrites_data();
    void asksThePeerBeforeItWrites();
    void asksAPeerOfTheModernEraByComingBack();
    void neverLetsAPeerReachHiddenFiles();
    void refusesWhereNobodyCanBeAsked();
    void beginsNoTurnWhereAgentsCallEachOtherTooDeeply();
    void stopsTheTurnOfACallThatIsCancelled();
    void showsWhatIsKept();
    void tellsOfWhatChanges();
    void offersPromptsAndAgents();
    void comparesModels();
    void wantsTheKeyOverHttp();
    void refusesWrongUse_data();
    void refusesWrongUse();
    void outlivesAClientThatWritesNonsense();
    void waitsForAServerThatIsNotReady();
    // Clients that mean ill, or are broken.
    void goesOnBesideAQuestionThatIsNeverAnswered();
    void boundsAClientThatFloods();
    void takesNoAnswerBeforeItsQuestion();
    void refusesWhereAClientOnlySaysThatItCanBeAsked_data();
    void refusesWhereAClientOnlySaysThatItCanBeAsked();
    void keepsWhatThereIsOfAClientThatCloses();

private:
    QList<QJsonObject> conversations() const { return m_program->run({u"conversations"_s, u"--json"_s}).lines(); }

    std::unique_ptr<Program> m_program;
};

void ServingMcpTest::answersWithAWholeTurn()
{
    m_program->write(u"workspace/README.md"_s, "# One\n\n## Two\n");
    Client client(*m_program, {});
    client.introduce();
    client.call(u"1"_s, u"converse"_s, {{u"prompt"_s, u"How many headings does README.md have?"_s}, {u"tools"_s, QJsonArray {u"io"_s}}});
    const QJsonObject result = client.resultOf(u"1"_s);
    const QJsonObject turn = result[u"structuredContent"].toObject();
    QCOMPARE(turn[u"state"].toString(), u"committed"_s);
    QVERIFY(!result.contains(u"isError"_s));
    QVERIFY(textOf(result).contains(u"**2**"_s));
    QCOMPARE(turn[u"text"].toString(), textOf(result));
    QCOMPARE(turn[u"calls"][0][u"name"].toString(), u"io:read_file"_s);
    QCOMPARE(turn[u"calls"][0][u"state"].toString(), u"done"_s);
    client.process->closeWriteChannel();
    QTRY_COMPARE(client.process->state(), QProcess::NotRunning);
    QCOMPARE(client.process->exitCode(), 0);
    // It is kept like any other, and says who asked.
    const QList<QJsonObject> kept = m_program->run({u"conversations"_s, u"--json"_s}).lines();
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept.first()[u"id"], turn[u"conversation"]);
    QCOMPARE(kept.first()[u"labels"].toArray(), QJsonArray {u"mcp: trial client"_s});
    QCOMPARE(kept.first()[u"canisters"].toInt(), 4);
}

void ServingMcpTest::goesOnWithAConversation()
{
    Client client(*m_program, {});
    client.introduce();
    client.call(u"1"_s, u"converse"_s, {{u"prompt"_s, u"Hello"_s}});
    const QString conversation = client.resultOf(u"1"_s)[u"structuredContent"][u"conversation"].toString();
    QVERIFY(!conversation.isEmpty());
    client.call(u"2"_s, u"converse"_s, {{u"prompt"_s, u"Hello again"_s}, {u"conversation"_s, conversation.left(20)}});
    QCOMPARE(client.resultOf(u"2"_s)[u"structuredContent"][u"conversation"].toString(), conversation);
    client.call(u"3"_s, u"converse"_s, {{u"prompt"_s, u"Hello"_s}, {u"conversation"_s, u"ffff"_s}});
    QVERIFY(client.resultOf(u"3"_s)[u"isError"].toBool());
    client.call(u"4"_s, u"converse"_s, {{u"prompt"_s, u"Hello"_s}, {u"model"_s, u"nobody/nothing"_s}});
    QVERIFY(textOf(client.resultOf(u"4"_s)).contains(u"nobody/nothing"_s));
    client.call(u"5"_s, u"converse"_s, {{u"prompt"_s, u" "_s}});
    QVERIFY(client.resultOf(u"5"_s)[u"isError"].toBool());
    QCOMPARE(m_program->show(conversation).count('\n'), 4);
}

void ServingMcpTest::saysWhatHadRunWhereATurnIsUndone()
{
    Client client(*m_program, {});
    client.introduce();
    client.call(u"1"_s, u"converse"_s, {{u"prompt"_s, u"Roll 2d6 then break a tool"_s}});
    const QJsonObject result = client.resultOf(u"1"_s);
    QVERIFY(result[u"isError"].toBool());
    QCOMPARE(result[u"structuredContent"][u"state"].toString(), u"rolled-back"_s);
    QCOMPARE(result[u"structuredContent"][u"text"].toString(), QString());
    QVERIFY(textOf(result).contains(u"probability:roll_dice"_s));
    QVERIFY(m_program->show(result[u"structuredContent"][u"conversation"].toString()).isEmpty());
}

void ServingMcpTest::offersTheEnsemblesThatArePicked()
{
    Client client(*m_program, {u"--ensemble"_s, u"clock"_s, u"--ensemble"_s, u"probability"_s});
    client.introduce();
    client.request(u"1"_s, u"tools/list"_s, {});
    QStringList names;
    for (const QJsonValue &tool : client.resultOf(u"1"_s)[u"tools"].toArray())
        names.append(tool[u"name"].toString());
    QVERIFY(names.contains(u"converse"_s) && names.contains(u"clock_now"_s) && names.contains(u"probability_roll_dice"_s));
    QVERIFY(names.filter(u"io_"_s).isEmpty());
    client.call(u"2"_s, u"probability_roll_dice"_s, {{u"dice"_s, u"3d1"_s}});
    QVERIFY(textOf(client.resultOf(u"2"_s)).contains(u'3'));
    // What the schema refuses is the model's to mend.
    client.call(u"3"_s, u"probability_roll_dice"_s, {{u"dies"_s, 1}});
    QVERIFY(client.resultOf(u"3"_s)[u"isError"].toBool());
    client.call(u"4"_s, u"io_read_file"_s, {{u"path"_s, u"README.md"_s}});
    QCOMPARE(client.answerTo(u"4"_s)[u"error"][u"code"].toInt(), -32602);
}

void ServingMcpTest::givesEachToolANameOfItsOwn()
{
    m_program->write(u"profile/config/ensembles/list.toml"_s, R"([ensemble]
name = "list"

[defaults]
approval = "allow"

[[invokers]]
name = "conversations"
description = "Says what it is"
invocable = { kind = "command", command = ["echo", "-n", "I am list"] }
)");
    Client client(*m_program, {u"--ensemble"_s, u"list"_s});
    client.introduce();
    client.request(u"1"_s, u"tools/list"_s, {});
    QStringList names;
    for (const QJsonValue &tool : client.resultOf(u"1"_s)[u"tools"].toArray())
        names.append(tool[u"name"].toString());
    QCOMPARE(names.removeDuplicates(), 0);
    QVERIFY2(names.contains(u"list_conversations_2"_s), qPrintable(names.join(u' ')));
    client.call(u"2"_s, u"list_conversations_2"_s, {});
    QCOMPARE(textOf(client.resultOf(u"2"_s)), u"I am list"_s);
    client.call(u"3"_s, u"list_conversations"_s, {});
    QVERIFY(textOf(client.resultOf(u"3"_s)) != u"I am list"_s);
}

void ServingMcpTest::asksThePeerBeforeItWrites_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<bool>("writes");
    QTest::newRow("allowed") << QByteArray(R"({"action":"accept","content":{"decision":"allow"}})") << true;
    QTest::newRow("refused by its word") << QByteArray(R"({"action":"accept","content":{"decision":"refuse"}})") << false;
    QTest::newRow("accepted without a word") << QByteArray(R"({"action":"accept","content":{}})") << false;
    QTest::newRow("declined") << QByteArray(R"({"action":"decline"})") << false;
    QTest::newRow("declined with a word") << QByteArray(R"({"action":"decline","content":{"decision":"allow"}})") << false;
    QTest::newRow("nonsense") << QByteArray("{}") << false;
}

void ServingMcpTest::asksThePeerBeforeItWrites()
{
    QFETCH(QByteArray, answer);
    QFETCH(bool, writes);
    m_program->write(u"workspace/notes.txt"_s, "old\n");
    Client client(*m_program, {});
    client.introduce(R"({"elicitation":{}})");
    client.call(u"1"_s, u"converse"_s, {{u"prompt"_s, u"Write notes.txt: new"_s}, {u"tools"_s, QJsonArray {u"io"_s}}});
    const QJsonObject question = client.question();
    const QString message = question[u"params"][u"message"].toString();
    QVERIFY2(message.contains(m_program->workspace() + u"/notes.txt"_s), qPrintable(message));
    QVERIFY(message.contains(u"− old"_s) && message.contains(u"+ new"_s));
    QCOMPARE(m_program->read(u"workspace/notes.txt"_s), QByteArray("old\n"));
    client.send(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(question[u"id"].toInt()) + R"(,"result":)" + answer + "}");
    QCOMPARE(client.resultOf(u"1"_s)[u"structuredContent"][u"state"].toString(), u"committed"_s);
    QCOMPARE(m_program->read(u"workspace/notes.txt"_s).startsWith("new"), writes);
}

void ServingMcpTest::asksAPeerOfTheModernEraByComingBack()
{
    Client client(*m_program, {u"--ensemble"_s, u"io"_s});
    const QJsonObject arguments {{u"path"_s, u"notes.txt"_s}, {u"content"_s, u"new"_s}};
    client.call(u"1"_s, u"io_write_file"_s, arguments, modern());
    const QJsonObject asked = client.resultOf(u"1"_s);
    QCOMPARE(asked[u"resultType"].toString(), u"input_required"_s);
    const QString key = asked[u"inputRequests"].toObject().keys().value(0);
    QVERIFY(asked[u"inputRequests"][key][u"params"][u"message"].toString().contains(u"notes.txt"_s));
    const QJsonObject answers {{key, QJsonObject {{u"action"_s, u"accept"_s}, {u"content"_s, QJsonObject {{u"decision"_s, u"allow"_s}}}}}};
    client.call(
        u"2"_s, u"io_write_file"_s, arguments, modern({{u"requestState"_s, asked[u"requestState"]}, {u"inputResponses"_s, answers}}));
    const QJsonObject written = client.resultOf(u"2"_s);
    QVERIFY2(!written[u"isError"].toBool() && written[u"resultType"] == u"complete"_s, qPrintable(textOf(written)));
    QCOMPARE(m_program->read(u"workspace/notes.txt"_s), QByteArray("new"));
}

void ServingMcpTest::neverLetsAPeerReachHiddenFiles()
{
    m_program->write(u"workspace/.env"_s, "KEY=hidden\n");
    Client client(*m_program, {u"--ensemble"_s, u"io"_s});
    client.introduce(R"({"elicitation":{}})");
    client.call(u"1"_s, u"io_read_file"_s, {{u"path"_s, u".env"_s}});
    const QJsonObject result = client.resultOf(u"1"_s);
    QVERIFY(result[u"isError"].toBool());
    QVERIFY(!textOf(result).contains(u"hidden\n"_s) && !textOf(result).contains(u"KEY"_s));
}

void ServingMcpTest::refusesWhereNobodyCanBeAsked()
{
    Client client(*m_program, {u"--ensemble"_s, u"io"_s});
    client.introduce();
    client.call(u"1"_s, u"io_write_file"_s, {{u"path"_s, u"notes.txt"_s}, {u"content"_s, u"new"_s}});
    QVERIFY(client.resultOf(u"1"_s)[u"isError"].toBool());
    // A peer of the modern era that has not declared it is not asked either.
    client.call(u"2"_s, u"io_write_file"_s, {{u"path"_s, u"notes.txt"_s}, {u"content"_s, u"new"_s}}, modern({}, {}));
    QVERIFY(client.resultOf(u"2"_s)[u"isError"].toBool());
    QVERIFY(m_program->read(u"workspace/notes.txt"_s).isEmpty());
}

void ServingMcpTest::beginsNoTurnWhereAgentsCallEachOtherTooDeeply()
{
    m_program->setEnvironment(u"PARLANCE_DEPTH"_s, u"5"_s);
    Client client(*m_program, {});
    client.introduce();
    client.call(u"1"_s, u"converse"_s, {{u"prompt"_s, u"Hello"_s}});
    const QJsonArray models {u"rehearsal/rehearsal"_s, u"rehearsal/rehearsal"_s};
    client.call(u"2"_s, u"compare"_s, {{u"prompt"_s, u"Hello"_s}, {u"models"_s, models}});
    for (const QString &id : {u"1"_s, u"2"_s}) {
        const QJsonObject refused = client.resultOf(id);
        QVERIFY(refused[u"isError"].toBool());
        QCOMPARE(textOf(refused), u"Agents call each other too deeply: 5 levels."_s);
    }
    client.call(u"3"_s, u"list_conversations"_s, {});
    QVERIFY(!client.resultOf(u"3"_s)[u"isError"].toBool());
}

void ServingMcpTest::stopsTheTurnOfACallThatIsCancelled()
{
    Client client(*m_program, {});
    client.introduce();
    client.call(u"1"_s, u"converse"_s, {{u"prompt"_s, u"Wait 600 seconds"_s}}, {{u"_meta"_s, QJsonObject {{u"progressToken"_s, 5}}}});
    const QJsonObject progress = client.await(
        [](const QJsonObject &message) { return message[u"params"][u"message"] == u"rehearsal:slow"_s; });
    QCOMPARE(progress[u"params"][u"progressToken"].toInt(), 5);
    client.send(R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"1"}})");
    client.process->closeWriteChannel();
    QTRY_COMPARE(client.process->state(), QProcess::NotRunning);
    for (const QJsonObject &message : std::as_const(client.messages))
        QVERIFY(message[u"id"] != u"1"_s);
}

void ServingMcpTest::showsWhatIsKept()
{
    VERIFY_STATUS(m_program->converse({u"Hello there"_s}), 0);
    const QString id = m_program->run({u"conversations"_s, u"--json"_s}).lines().first()[u"id"].toString();
    Client client(*m_program, {});
    client.introduce();
    client.call(u"1"_s, u"list_conversations"_s, {});
    QCOMPARE(client.resultOf(u"1"_s)[u"structuredContent"][u"conversations"][0][u"id"].toString(), id);
    client.call(u"2"_s, u"search_conversations"_s, {{u"query"_s, u"there"_s}});
    QCOMPARE(client.resultOf(u"2"_s)[u"structuredContent"][u"hits"][0][u"conversation"].toString(), id);
    QCOMPARE(client.resultOf(u"2"_s)[u"structuredContent"][u"hits"][0][u"in"].toString(), u"title"_s);
    client.request(u"3"_s, u"resources/list"_s, {});
    const QString uri = client.resultOf(u"3"_s)[u"resources"][0][u"uri"].toString();
    client.request(u"4"_s, u"resources/read"_s, {{u"uri"_s, uri}});
    QCOMPARE(client.resultOf(u"4"_s)[u"contents"][0][u"text"].toString().toUtf8(), m_program->show(id));
    client.request(u"5"_s, u"resources/read"_s, {{u"uri"_s, u"parlance://descriptor/ensemble/clock"_s}});
    QVERIFY(client.resultOf(u"5"_s)[u"contents"][0][u"text"].toString().contains(u"[ensemble]"_s));
    const QString exchange = m_program->run({u"exchanges"_s, u"--json"_s}).lines().first()[u"id"].toString();
    client.request(u"6"_s, u"resources/read"_s, {{u"uri"_s, u"parlance://exchange/"_s + exchange}});
    QVERIFY(client.resultOf(u"6"_s)[u"contents"][0][u"text"].toString().contains(u"Hello there"_s));
    for (const QString &unknown :
        {u"parlance://conversation/ffff"_s, u"parlance://descriptor/ensemble/../../x"_s, u"file:///etc/passwd"_s}) {
        client.request(unknown, u"resources/read"_s, {{u"uri"_s, unknown}});
        QCOMPARE(client.answerTo(unknown)[u"error"][u"data"][u"uri"].toString(), unknown);
    }
    client.request(u"7"_s, u"completion/complete"_s,
        {{u"ref"_s, QJsonObject {{u"type"_s, u"ref/resource"_s}, {u"uri"_s, u"parlance://conversation/{id}"_s}}},
            {u"argument"_s, QJsonObject {{u"name"_s, u"id"_s}, {u"value"_s, id.left(6)}}}});
    QCOMPARE(client.resultOf(u"7"_s)[u"completion"][u"values"][0].toString(), id);
}

void ServingMcpTest::tellsOfWhatChanges()
{
    Client client(*m_program, {});
    client.introduce();
    client.call(u"1"_s, u"converse"_s, {{u"prompt"_s, u"Hello"_s}});
    const QString conversation = client.resultOf(u"1"_s)[u"structuredContent"][u"conversation"].toString();
    QVERIFY(!client.awaitMethod(u"notifications/resources/list_changed"_s).isEmpty());
    const QString uri = u"parlance://conversation/"_s + conversation;
    client.request(u"2"_s, u"resources/subscribe"_s, {{u"uri"_s, uri}});
    QVERIFY(client.answerTo(u"2"_s).contains(u"result"_s));
    client.call(u"3"_s, u"converse"_s, {{u"prompt"_s, u"Hello again"_s}, {u"conversation"_s, conversation}});
    QCOMPARE(client.awaitMethod(u"notifications/resources/updated"_s)[u"params"][u"uri"].toString(), uri);
    QVERIFY(!client.resultOf(u"3"_s).isEmpty());
    client.request(u"4"_s, u"resources/unsubscribe"_s, {{u"uri"_s, uri}});
    QVERIFY(client.answerTo(u"4"_s).contains(u"result"_s));
    client.messages.clear();
    client.call(u"5"_s, u"converse"_s, {{u"prompt"_s, u"Hello again"_s}, {u"conversation"_s, conversation}});
    QVERIFY(!client.resultOf(u"5"_s).isEmpty());
    for (const QJsonObject &message : std::as_const(client.messages))
        QVERIFY(message[u"method"] != u"notifications/resources/updated"_s);
    // The templates by which they are named.
    client.request(u"6"_s, u"resources/templates/list"_s, {});
    QCOMPARE(client.resultOf(u"6"_s)[u"resourceTemplates"].toArray().size(), 3);
}

void ServingMcpTest::offersPromptsAndAgents()
{
    m_program->write(u"profile/config/prompts/greet.toml"_s,
        "[prompt]\nname = \"greet\"\ntext = \"Greet {who} warmly.\"\n[[variables]]\nname = \"who\"\n");
    Client client(*m_program, {});
    client.introduce();
    client.request(u"1"_s, u"prompts/get"_s, {{u"name"_s, u"greet"_s}, {u"arguments"_s, QJsonObject {{u"who"_s, u"Ada"_s}}}});
    QCOMPARE(client.resultOf(u"1"_s)[u"messages"][0][u"content"][u"text"].toString(), u"Greet Ada warmly."_s);
    client.request(u"2"_s, u"prompts/get"_s, {{u"name"_s, u"greet"_s}});
    QCOMPARE(client.answerTo(u"2"_s)[u"error"][u"code"].toInt(), -32602);
    client.request(u"3"_s, u"tools/list"_s, {});
    QStringList agents;
    for (const QJsonValue &tool : client.resultOf(u"3"_s)[u"tools"].toArray())
        agents.append(tool[u"name"].toString());
    agents = agents.filter(u"agent_"_s);
    QVERIFY(!agents.isEmpty());
    client.call(u"4"_s, agents.first(), {{u"prompt"_s, u"Hello, my name is Ada"_s}});
    const QJsonObject result = client.resultOf(u"4"_s);
    QVERIFY2(!result[u"isError"].toBool(), qPrintable(textOf(result)));
    m_program->write(u"profile/config/agents/later.toml"_s, "[agent]\nname = \"later\"\ninstruction = \"Be brief.\"\n");
    QVERIFY(!client.awaitMethod(u"notifications/tools/list_changed"_s).isEmpty());
}

void ServingMcpTest::comparesModels()
{
    Client client(*m_program, {});
    client.introduce();
    const QJsonArray models {u"rehearsal/rehearsal"_s, u"rehearsal/rehearsal"_s};
    client.call(u"1"_s, u"compare"_s, {{u"prompt"_s, u"Hello"_s}, {u"models"_s, models}, {u"times"_s, 2}});
    const QJsonArray runs = client.resultOf(u"1"_s)[u"structuredContent"][u"runs"].toArray();
    QCOMPARE(runs.size(), 4);
    QCOMPARE(runs[3][u"state"].toString(), u"committed"_s);
    client.call(u"2"_s, u"compare"_s, {{u"prompt"_s, u"Hello"_s}, {u"models"_s, models}, {u"times"_s, 65}});
    QVERIFY(client.resultOf(u"2"_s)[u"isError"].toBool());
}

void ServingMcpTest::wantsTheKeyOverHttp()
{
    const auto server = m_program->start({u"serve-mcp"_s, u"--http"_s, u"0"_s, u"--json"_s});
    QTRY_VERIFY(server->canReadLine());
    const QJsonObject told = QJsonDocument::fromJson(server->readLine()).object();
    const QUrl url(told[u"url"].toString());
    QCOMPARE(url.host(), u"127.0.0.1"_s);
    QVERIFY(told[u"key"].toString().size() >= 32);
    const auto statusWith = [&](const QByteArray &headers) {
        QTcpSocket socket;
        QByteArray answer;
        connect(&socket, &QTcpSocket::readyRead, this, [&] { answer += socket.readAll(); });
        socket.connectToHost(url.host(), quint16(url.port()));
        const QByteArray body =
            R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{}}})";
        socket.write("POST " + url.path().toLatin1() + " HTTP/1.1\r\nHost: " + url.authority().toLatin1() + "\r\n" + headers
            + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
        (void)QTest::qWaitFor([&] { return answer.contains("\r\n\r\n"); }, support::patience);
        return answer.split(' ').value(1).toInt();
    };
    QCOMPARE(statusWith({}), 401);
    QCOMPARE(statusWith("Authorization: Bearer " + told[u"key"].toString().toLatin1() + "\r\n"), 200);
}

void ServingMcpTest::refusesWrongUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("neither") << QStringList();
    QTest::newRow("both") << QStringList {u"--stdio"_s, u"--http"_s, u"0"_s};
    QTest::newRow("no port") << QStringList {u"--http"_s, u"x"_s};
    QTest::newRow("a port too high") << QStringList {u"--http"_s, u"70000"_s};
    QTest::newRow("no ensemble") << QStringList {u"--stdio"_s, u"--ensemble"_s, u"nothing"_s};
    QTest::newRow("words") << QStringList {u"--stdio"_s, u"more"_s};
}

void ServingMcpTest::refusesWrongUse()
{
    QFETCH(QStringList, arguments);
    const Program::Run run = m_program->run(QStringList {u"serve-mcp"_s} + arguments);
    VERIFY_STATUS(run, 2);
    QVERIFY(run.out.isEmpty());
}

void ServingMcpTest::outlivesAClientThatWritesNonsense()
{
    Client client(*m_program, {});
    client.send("nonsense");
    client.send(R"({"jsonrpc":"2.0","id":1})");
    client.send(R"({"jsonrpc":"2.0","id":"early","method":"tools/list"})");
    QCOMPARE(client.answerTo(u"early"_s)[u"error"][u"code"].toInt(), -32600);
    client.introduce();
    client.request(u"1"_s, u"no/such"_s, {});
    QCOMPARE(client.answerTo(u"1"_s)[u"error"][u"code"].toInt(), -32601);
    client.call(u"2"_s, u"no_such_tool"_s, {});
    QCOMPARE(client.answerTo(u"2"_s)[u"error"][u"code"].toInt(), -32602);
    client.request(u"3"_s, u"ping"_s, {});
    QVERIFY(client.answerTo(u"3"_s).contains(u"result"_s));
}

//! A server that has ended is started again by the next call, which is told of the wait for it.
void ServingMcpTest::waitsForAServerThatIsNotReady()
{
    QFile gate(m_program->write(u"gate"_s, {}));
    const QString starts = m_program->write(u"starts"_s, {});
    const QByteArray script = "echo >> '" + starts.toUtf8() + "'; until test -e '" + gate.fileName().toUtf8()
        + "'; do sleep 0.05; done; exec '" MCP_PEER "' legacy";
    m_program->write(u"profile/config/ensembles/peer.toml"_s,
        "[ensemble]\nname = \"peer\"\n[connection]\ntransport = \"stdio\"\ncommand = [\"/bin/sh\", \"-c\", \"" + script
            + "\"]\n[defaults]\napproval = \"allow\"\n");
    Client client(*m_program, {u"--ensemble"_s, u"peer"_s});
    client.introduce();
    client.request(u"level"_s, u"logging/setLevel"_s, {{u"level"_s, u"info"_s}});
    QVERIFY(!client.answerTo(u"level"_s).isEmpty());
    QVERIFY(gate.remove());
    client.call(u"die"_s, u"peer_die"_s, {});
    QVERIFY(client.resultOf(u"die"_s)[u"isError"].toBool());
    client.call(u"early"_s, u"peer_echo"_s, {{u"message"_s, u"hello"_s}});
    QTRY_COMPARE(m_program->read(u"starts"_s).size(), 2);
    client.call(u"call"_s, u"peer_echo"_s, {{u"message"_s, u"hello"_s}});
    const QJsonObject told = client.await([](const QJsonObject &message) {
        return message[u"method"] == u"notifications/message"_s && message[u"params"][u"data"].toString().contains(u"peer"_s);
    });
    QVERIFY(!told.isEmpty());
    QVERIFY(gate.open(QIODevice::WriteOnly));
    const QJsonObject echoed = client.resultOf(u"call"_s);
    QVERIFY(!echoed[u"isError"].toBool());
    QVERIFY(textOf(echoed).contains(u"hello"_s));
}

void ServingMcpTest::goesOnBesideAQuestionThatIsNeverAnswered()
{
    Client client(*m_program, {u"--ensemble"_s, u"io"_s});
    client.introduce(R"({"elicitation":{}})");
    client.call(u"1"_s, u"io_write_file"_s, {{u"path"_s, u"notes.txt"_s}, {u"content"_s, u"new"_s}});
    QVERIFY(!client.question().isEmpty());
    client.call(u"2"_s, u"converse"_s, {{u"prompt"_s, u"Hello"_s}});
    QCOMPARE(client.resultOf(u"2"_s)[u"structuredContent"][u"state"].toString(), u"committed"_s);
    // It waits for no longer than its client does.
    client.send(R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"1"}})");
    client.process->closeWriteChannel();
    QTRY_COMPARE(client.process->state(), QProcess::NotRunning);
    QCOMPARE(client.process->exitCode(), 0);
    QVERIFY(m_program->read(u"workspace/notes.txt"_s).isEmpty());
}

void ServingMcpTest::boundsAClientThatFloods()
{
    Client client(*m_program, {u"--ensemble"_s, u"io"_s});
    client.introduce(R"({"elicitation":{}})");
    constexpr int calls = 2'000;
    for (int each = 0; each < calls; ++each)
        client.call(QString::number(each), u"io_write_file"_s, {{u"path"_s, u"notes.txt"_s}, {u"content"_s, u"new"_s}});
    client.request(u"ping"_s, u"ping"_s, {});
    QVERIFY(client.answerTo(u"ping"_s).contains(u"result"_s));
    const auto counted = [&client](const char *member) {
        return std::count_if(client.messages.cbegin(), client.messages.cend(),
            [member](const QJsonObject &message) { return message.contains(QLatin1StringView(member)); });
    };
    // All but those that are under way at once are told so.
    QVERIFY(counted("error") >= calls - 64);
    QVERIFY(counted("method") <= 64);
    QVERIFY(m_program->read(u"workspace/notes.txt"_s).isEmpty());
    client.process->kill();
}

void ServingMcpTest::takesNoAnswerBeforeItsQuestion()
{
    Client client(*m_program, {u"--ensemble"_s, u"io"_s});
    client.introduce(R"({"elicitation":{}})");
    for (int id = -1; id < 50; ++id)
        client.send(
            R"({"jsonrpc":"2.0","id":)" + QByteArray::number(id) + R"(,"result":{"action":"accept","content":{"decision":"allow"}}})");
    for (const QByteArray id : {"null", "\"1\"", "{}", "1e999", "[1]", "1.5"})
        client.send(R"({"jsonrpc":"2.0","id":)" + id + R"(,"result":{"action":"accept","content":{"decision":"allow"}}})");
    client.call(u"1"_s, u"io_write_file"_s, {{u"path"_s, u"notes.txt"_s}, {u"content"_s, u"new"_s}});
    const QJsonObject question = client.question();
    QVERIFY(!question.isEmpty());
    // Of another, which was never asked.
    client.send(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(question[u"id"].toInt() + 1)
        + R"(,"result":{"action":"accept","content":{"decision":"allow"}}})");
    client.send(R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"2"}})");
    client.request(u"ping"_s, u"ping"_s, {});
    QVERIFY(!client.answerTo(u"ping"_s).isEmpty());
    QVERIFY(client.messages.last()[u"id"] == u"ping"_s);
    QVERIFY(m_program->read(u"workspace/notes.txt"_s).isEmpty());
    client.send(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(question[u"id"].toInt())
        + R"(,"result":{"action":"accept","content":{"decision":"allow"}}})");
    QVERIFY(!client.resultOf(u"1"_s)[u"isError"].toBool());
    QVERIFY(m_program->read(u"workspace/notes.txt"_s).startsWith("new"));
}

void ServingMcpTest::refusesWhereAClientOnlySaysThatItCanBeAsked_data()
{
    QTest::addColumn<QByteArray>("capabilities");
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("no capabilities") << QByteArray("5") << QByteArray();
    QTest::newRow("a list of them") << QByteArray(R"(["elicitation"])") << QByteArray();
    QTest::newRow("knows no such method") << QByteArray(R"({"elicitation":{}})") << QByteArray(R"("error":{"code":-32601,"message":"?"})");
    QTest::newRow("says nothing") << QByteArray(R"({"elicitation":"yes"})") << QByteArray(R"("result":{})");
    QTest::newRow("says what was not offered") << QByteArray(R"({"elicitation":{}})")
                                               << QByteArray(R"("result":{"action":"accept","content":{"decision":"allow all"}})");
    QTest::newRow("says it to nobody") << QByteArray(R"({"elicitation":{}})")
                                       << QByteArray(R"("result":{"action":"decline","content":{"decision":"allow"}})");
    QTest::newRow("says it as another thing") << QByteArray(R"({"elicitation":{}})")
                                              << QByteArray(R"("result":{"action":"accept","content":["allow"]})");
}

void ServingMcpTest::refusesWhereAClientOnlySaysThatItCanBeAsked()
{
    QFETCH(const QByteArray, capabilities);
    QFETCH(const QByteArray, answer);
    Client client(*m_program, {u"--ensemble"_s, u"io"_s});
    client.introduce(capabilities);
    client.call(u"1"_s, u"io_write_file"_s, {{u"path"_s, u"notes.txt"_s}, {u"content"_s, u"new"_s}});
    if (!answer.isEmpty())
        client.send(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(client.question()[u"id"].toInt()) + ',' + answer + '}');
    const QJsonObject result = client.resultOf(u"1"_s);
    QVERIFY(result[u"isError"].toBool());
    QVERIFY(!textOf(result).isEmpty());
    QVERIFY(m_program->read(u"workspace/notes.txt"_s).isEmpty());
}

void ServingMcpTest::keepsWhatThereIsOfAClientThatCloses()
{
    Client client(*m_program, {});
    client.introduce();
    client.call(u"1"_s, u"converse"_s, {{u"prompt"_s, u"Hello"_s}});
    QVERIFY(!client.resultOf(u"1"_s).isEmpty());
    client.call(u"2"_s, u"converse"_s, {{u"prompt"_s, u"Wait 600 seconds"_s}}, {{u"_meta"_s, QJsonObject {{u"progressToken"_s, 5}}}});
    QVERIFY(!client.awaitMethod(u"notifications/progress"_s).isEmpty());
    // In the midst of a message, and deaf as well.
    client.process->write(R"({"jsonrpc":"2.0","id":"3","method":"tools/call","params":{"name":"io_write_file","argu)");
    client.process->closeReadChannel(QProcess::StandardOutput);
    client.process->closeWriteChannel();
    QTRY_COMPARE_WITH_TIMEOUT(client.process->state(), QProcess::NotRunning, 2 * support::patience);
    QCOMPARE(client.process->exitStatus(), QProcess::NormalExit);
    QCOMPARE(conversations().size(), 2);
}

QTEST_GUILESS_MAIN(ServingMcpTest)
#include "tst_servingmcp.moc"
