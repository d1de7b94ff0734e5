// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/acpeditor.h"
#include "tests/program/wirestreams.h"
#include "tests/support/scriptedserver.h"

using namespace Qt::StringLiterals;
using namespace wirestreams;

//! `parlance serve-acp`, driven as editors drive it.
class ServingAcpTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }
    void tellsATurnAsItHappens();
    void asksThePersonOfTheEditor_data();
    void asksThePersonOfTheEditor();
    void neverAsksForHiddenFiles();
    void refusesWhereATurnIsUndone();
    void beginsNoTurnWhereAgentsCallEachOtherTooDeeply();
    void cancels();
    void bringsAConversationBack();
    void forks();
    void takesOptions();
    void takesDocumentsAndCommands();
    void passesOnAllThatAPromptHolds();
    void usesTheServersThatAnEditorLends();
    void passesOnWhatAServerAsks_data();
    void passesOnWhatAServerAsks();
    void usesAServerThatIsLentByItsAddress();
    void refusesServersThatAreNone_data();
    void refusesServersThatAreNone();
    void showsWhatBecomesOfAFile();
    void keepsThePlanThatAModelMakes();
    void tellsThoughtsApart();
    void tellsHowMuchIsUsedAndHowMuchToThink();
    void refusesWhatIsWrong();
    void saysWhatAWorkspaceIs();
    void endsWithTheEditor();

private:
    //! A provider at a server that plays what is enqueued.
    void describeModel()
    {
        m_server = std::make_unique<ScriptedServer>();
        m_program->write(u"profile/config/providers/mine.toml"_s,
            "[provider]\nname = \"mine\"\ndialect = \"openai-chat-completions\"\nbase-url = \"" + m_server->url(u"/v1"_s).toEncoded()
                + "\"\nmax-retries = 0\n[[models]]\nname = \"m\"\ncontext = 9000\nprice = { input = 1.0, output = 2.0 }\n"
                  "[[models.controls]]\nname = \"reasoning_effort\"\nkind = \"options\"\noptions = [\"low\", \"high\"]\n");
    }

    std::unique_ptr<Program> m_program;
    std::unique_ptr<ScriptedServer> m_server;
};

void ServingAcpTest::tellsATurnAsItHappens()
{
    m_program->write(u"workspace/README.md"_s, "# One\n");
    Editor editor(*m_program);
    editor.open();
    editor.prompt(u"1"_s, u"How many headings does README.md have?"_s);
    QCOMPARE(editor.stopReason(u"1"_s), u"end_turn"_s);
    QVERIFY(editor.said(u"agent_message_chunk"_s).contains(u"**1**"_s));
    const QList<QJsonObject> calls = editor.updates(u"tool_call"_s);
    QCOMPARE(calls.size(), 1);
    QCOMPARE(calls.first()[u"kind"].toString(), u"read"_s);
    QCOMPARE(calls.first()[u"locations"][0][u"path"].toString(), m_program->workspace() + u"/README.md"_s);
    const QList<QJsonObject> changes = editor.updates(u"tool_call_update"_s);
    QCOMPARE(changes.last()[u"toolCallId"], calls.first()[u"toolCallId"]);
    QCOMPARE(changes.last()[u"status"].toString(), u"completed"_s);
    QVERIFY(changes.last()[u"content"][0][u"content"][u"text"].toString().contains(u"# One"_s));
    QVERIFY(!editor.updates(u"session_info_update"_s).first()[u"title"].toString().isEmpty());
    // All updates come before the answer.
    QCOMPARE(editor.messages.last()[u"id"].toString(), u"1"_s);
    QCOMPARE(m_program->show(editor.session).count('\n'), 4);
    // It says who asked.
    QCOMPARE(m_program->run({u"conversations"_s, u"--json"_s}).lines().first()[u"labels"].toArray(), QJsonArray {u"acp: the editor"_s});
}

void ServingAcpTest::asksThePersonOfTheEditor_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<bool>("writes");
    QTest::newRow("once") << QByteArray(R"({"outcome":{"outcome":"selected","optionId":"allow_once"}})") << true;
    QTest::newRow("always") << QByteArray(R"({"outcome":{"outcome":"selected","optionId":"allow_always"}})") << true;
    QTest::newRow("refused") << QByteArray(R"({"outcome":{"outcome":"selected","optionId":"reject_once"}})") << false;
    QTest::newRow("an option that is none") << QByteArray(R"({"outcome":{"outcome":"selected","optionId":"yes"}})") << false;
    QTest::newRow("cancelled") << QByteArray(R"({"outcome":{"outcome":"cancelled","optionId":"allow_once"}})") << false;
    QTest::newRow("nothing") << QByteArray("{}") << false;
}

void ServingAcpTest::asksThePersonOfTheEditor()
{
    QFETCH(QByteArray, answer);
    QFETCH(bool, writes);
    m_program->write(u"workspace/notes.txt"_s, "old\n");
    Editor editor(*m_program);
    editor.open();
    editor.prompt(u"1"_s, u"Write notes.txt: new"_s);
    const QJsonObject permission = editor.permission();
    // The change itself in the form that editors show, and all that a yes covers in words.
    const QJsonArray contents = permission[u"params"][u"toolCall"][u"content"].toArray();
    QCOMPARE(contents.size(), 2);
    QCOMPARE(contents[0][u"type"].toString(), u"diff"_s);
    QCOMPARE(contents[0][u"path"].toString(), m_program->workspace() + u"/notes.txt"_s);
    QCOMPARE(contents[0][u"oldText"].toString(), u"old\n"_s);
    QVERIFY(contents[0][u"newText"].toString().startsWith(u"new"));
    const QString told = contents[1][u"content"][u"text"].toString();
    QVERIFY2(told.contains(m_program->workspace() + u"/notes.txt"_s), qPrintable(told));
    QVERIFY(told.contains(u"− old"_s) && told.contains(u"+ new"_s));
    QCOMPARE(permission[u"params"][u"toolCall"][u"toolCallId"], editor.updates(u"tool_call"_s).first()[u"toolCallId"]);
    editor.send(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(permission[u"id"].toInt()) + R"(,"result":)" + answer + "}");
    QCOMPARE(editor.stopReason(u"1"_s), u"end_turn"_s);
    QCOMPARE(m_program->read(u"workspace/notes.txt"_s).startsWith("new"), writes);
    QCOMPARE(editor.updates(u"tool_call_update"_s).last()[u"status"].toString(), writes ? u"completed"_s : u"failed"_s);
}

void ServingAcpTest::neverAsksForHiddenFiles()
{
    m_program->write(u"workspace/.env"_s, "KEY=hidden\n");
    Editor editor(*m_program);
    editor.open();
    editor.prompt(u"1"_s, u"How many headings does .env have?"_s);
    QCOMPARE(editor.stopReason(u"1"_s), u"end_turn"_s);
    for (const QJsonObject &message : std::as_const(editor.messages)) {
        QVERIFY(message[u"method"] != u"session/request_permission"_s);
        QVERIFY(!QJsonDocument(message).toJson().contains("KEY=hidden"));
    }
}

void ServingAcpTest::refusesWhereATurnIsUndone()
{
    Editor editor(*m_program);
    editor.open();
    editor.prompt(u"1"_s, u"Roll 2d6 then break a tool"_s);
    QCOMPARE(editor.stopReason(u"1"_s), u"refusal"_s);
    QVERIFY(editor.said(u"agent_message_chunk"_s).contains(u"probability:roll_dice"_s));
    QVERIFY(m_program->show(editor.session).isEmpty());
    // A provider that fails before anything was said is an error.
    editor.prompt(u"2"_s, u"Fail with 401"_s);
    QCOMPARE(editor.answerTo(u"2"_s)[u"error"][u"code"].toInt(), -32603);
    editor.prompt(u"3"_s, u"Hello"_s);
    QCOMPARE(editor.stopReason(u"3"_s), u"end_turn"_s);
}

void ServingAcpTest::beginsNoTurnWhereAgentsCallEachOtherTooDeeply()
{
    m_program->setEnvironment(u"PARLANCE_DEPTH"_s, u"5"_s);
    Editor editor(*m_program);
    editor.open();
    editor.prompt(u"1"_s, u"Hello"_s);
    QCOMPARE(editor.answerTo(u"1"_s)[u"error"][u"message"].toString(), u"Agents call each other too deeply: 5 levels."_s);
}

void ServingAcpTest::cancels()
{
    Editor editor(*m_program);
    editor.open();
    editor.prompt(u"1"_s, u"Wait 600 seconds"_s);
    QVERIFY(
        !editor.await([](const QJsonObject &message) { return message[u"params"][u"update"][u"status"] == u"in_progress"_s; }).isEmpty());
    editor.prompt(u"2"_s, u"Hello"_s);
    QVERIFY(editor.answerTo(u"2"_s).contains(u"error"_s));
    editor.send(R"({"jsonrpc":"2.0","method":"session/cancel","params":{"sessionId":")" + editor.session.toLatin1() + R"("}})");
    QCOMPARE(editor.stopReason(u"1"_s), u"cancelled"_s);
    // While a permission is open.
    editor.prompt(u"3"_s, u"Write notes.txt: new"_s);
    QVERIFY(!editor.permission().isEmpty());
    editor.send(R"({"jsonrpc":"2.0","method":"session/cancel","params":{"sessionId":")" + editor.session.toLatin1() + R"("}})");
    QCOMPARE(editor.stopReason(u"3"_s), u"cancelled"_s);
    QVERIFY(m_program->read(u"workspace/notes.txt"_s).isEmpty());
}

void ServingAcpTest::bringsAConversationBack()
{
    m_program->write(u"workspace/README.md"_s, "# One\n");
    QString session;
    QString said;
    {
        Editor editor(*m_program);
        editor.open();
        editor.prompt(u"1"_s, u"How many headings does README.md have?"_s);
        QCOMPARE(editor.stopReason(u"1"_s), u"end_turn"_s);
        session = editor.session;
        said = editor.said(u"agent_message_chunk"_s);
    }
    Editor editor(*m_program);
    editor.request(u"hello"_s, u"initialize"_s, {{u"protocolVersion"_s, 1}});
    editor.request(u"list"_s, u"session/list"_s, {{u"cwd"_s, m_program->workspace()}});
    QCOMPARE(editor.answerTo(u"list"_s)[u"result"][u"sessions"][0][u"sessionId"].toString(), session);
    editor.request(
        u"load"_s, u"session/load"_s, {{u"sessionId"_s, session}, {u"cwd"_s, m_program->workspace()}, {u"mcpServers"_s, QJsonArray()}});
    QVERIFY(editor.answerTo(u"load"_s)[u"result"].toObject().contains(u"configOptions"_s));
    QCOMPARE(editor.said(u"user_message_chunk"_s), u"How many headings does README.md have?"_s);
    QCOMPARE(editor.said(u"agent_message_chunk"_s), said);
    QCOMPARE(editor.updates(u"tool_call"_s).size(), 1);
    QCOMPARE(editor.updates(u"tool_call_update"_s).last()[u"status"].toString(), u"completed"_s);
    editor.session = session;
    editor.prompt(u"2"_s, u"Hello"_s);
    QCOMPARE(editor.stopReason(u"2"_s), u"end_turn"_s);
    QCOMPARE(m_program->show(session).count('\n'), 6);
}

void ServingAcpTest::forks()
{
    Editor editor(*m_program);
    editor.open();
    editor.prompt(u"1"_s, u"Hello"_s);
    QCOMPARE(editor.stopReason(u"1"_s), u"end_turn"_s);
    const QString first = editor.session;
    editor.request(u"fork"_s, u"session/fork"_s, {{u"sessionId"_s, first}, {u"cwd"_s, m_program->workspace()}});
    editor.session = editor.answerTo(u"fork"_s)[u"result"][u"sessionId"].toString();
    QVERIFY(!editor.session.isEmpty() && editor.session != first);
    editor.prompt(u"2"_s, u"Hello again"_s);
    QCOMPARE(editor.stopReason(u"2"_s), u"end_turn"_s);
    QCOMPARE(m_program->show(first).count('\n'), 2);
    QCOMPARE(m_program->show(editor.session).count('\n'), 4);
    editor.request(u"close"_s, u"session/close"_s, {{u"sessionId"_s, editor.session}});
    QVERIFY(editor.answerTo(u"close"_s).contains(u"result"_s));
    editor.prompt(u"3"_s, u"Hello"_s);
    QCOMPARE(editor.answerTo(u"3"_s)[u"error"][u"code"].toInt(), -32002);
}

void ServingAcpTest::takesOptions()
{
    Editor editor(*m_program);
    editor.open();
    const QJsonArray options = editor.answerTo(u"new"_s)[u"result"][u"configOptions"].toArray();
    QCOMPARE(options[0][u"currentValue"].toString(), u"rehearsal/rehearsal"_s);
    editor.set(u"model"_s, u"anthropic/claude-sonnet-5"_s);
    QCOMPARE(editor.answerTo(u"modelanthropic/claude-sonnet-5"_s)[u"result"][u"configOptions"][0][u"currentValue"].toString(),
        u"anthropic/claude-sonnet-5"_s);
    editor.set(u"model"_s, u"nobody/nothing"_s);
    QCOMPARE(editor.answerTo(u"modelnobody/nothing"_s)[u"error"][u"code"].toInt(), -32602);
    editor.set(u"model"_s, u"rehearsal/rehearsal"_s);
    editor.set(u"mode"_s, u"refuse"_s);
    editor.prompt(u"1"_s, u"Write notes.txt: new"_s);
    QCOMPARE(editor.stopReason(u"1"_s), u"end_turn"_s);
    QVERIFY(m_program->read(u"workspace/notes.txt"_s).isEmpty());
    editor.request(u"mode"_s, u"session/set_mode"_s, {{u"sessionId"_s, editor.session}, {u"modeId"_s, u"ask"_s}});
    QVERIFY(editor.answerTo(u"mode"_s).contains(u"result"_s));
    editor.prompt(u"2"_s, u"Write notes.txt: new"_s);
    QVERIFY(!editor.permission().isEmpty());
}

void ServingAcpTest::takesDocumentsAndCommands()
{
    m_program->write(
        u"profile/config/prompts/wave.toml"_s, "[prompt]\nname = \"wave\"\ntext = \"Hello {who}\"\n[[variables]]\nname = \"who\"\n");
    Editor editor(*m_program);
    editor.open();
    QVERIFY(!editor
                 .await([](const QJsonObject &message) {
                     return message[u"params"][u"update"][u"sessionUpdate"] == u"available_commands_update"_s;
                 })
                 .isEmpty());
    bool isOffered = false;
    for (const QJsonValue &command : editor.updates(u"available_commands_update"_s).first()[u"availableCommands"].toArray())
        isOffered = isOffered || (command[u"name"] == u"wave"_s && command[u"input"][u"hint"] == u"who"_s);
    QVERIFY(isOffered);
    const QJsonObject resource {{u"uri"_s, u"file:///a.txt"_s}, {u"mimeType"_s, u"text/plain"_s}, {u"text"_s, u"the words of a file"_s}};
    const QJsonArray blocks {QJsonObject {{u"type"_s, u"text"_s}, {u"text"_s, u"/wave Ada Lovelace"_s}},
        QJsonObject {{u"type"_s, u"resource"_s}, {u"resource"_s, resource}}};
    editor.request(u"1"_s, u"session/prompt"_s, {{u"sessionId"_s, editor.session}, {u"prompt"_s, blocks}});
    QCOMPARE(editor.stopReason(u"1"_s), u"end_turn"_s);
    const QByteArray kept = m_program->show(editor.session);
    QVERIFY(kept.contains("Hello Ada Lovelace"));
    QVERIFY(kept.contains("the words of a file") && kept.contains("file:///a.txt"));
}

void ServingAcpTest::passesOnAllThatAPromptHolds()
{
    Editor editor(*m_program);
    editor.open();
    const QJsonObject text {{u"type"_s, u"text"_s}, {u"text"_s, u"Hello"_s}};
    const auto resource = [](const QString &type, const QByteArray &blob) {
        const QJsonObject what {{u"uri"_s, u"file:///a"_s}, {u"mimeType"_s, type}, {u"blob"_s, QString::fromLatin1(blob.toBase64())}};
        return QJsonObject {{u"type"_s, u"resource"_s}, {u"resource"_s, what}};
    };
    const auto picture = [](const QString &type, const QString &data) {
        return QJsonObject {{u"type"_s, u"image"_s}, {u"mimeType"_s, type}, {u"data"_s, data}};
    };
    const auto ask = [&](const QString &id, const QJsonObject &block) {
        editor.request(id, u"session/prompt"_s, {{u"sessionId"_s, editor.session}, {u"prompt"_s, QJsonArray {text, block}}});
        return editor.answerTo(id);
    };
    int number = 0;
    for (const QJsonObject &block :
        {QJsonObject {{u"type"_s, u"audio"_s}, {u"data"_s, u"QUJD"_s}}, picture(u"image/png"_s, u"%%%"_s), picture({}, u"QUJD"_s),
            picture(u"image/png"_s, {}), resource(u"application/pdf"_s, "%PDF-1.4\n\xE2\xE3"), QJsonObject {{u"type"_s, u"resource"_s}}}) {
        const QJsonObject answer = ask(u"bad %1"_s.arg(++number), block);
        QCOMPARE(answer[u"error"][u"code"].toInt(), -32602);
        QVERIFY(answer[u"error"][u"message"].toString().contains(block[u"type"_s].toString()));
    }
    for (const QJsonObject &block :
        {resource(u"text/plain"_s, "bytes of a text"), resource(u"image/png"_s, "\x89PNG"), picture(u"image/png"_s, u"QUJD"_s)})
        QCOMPARE(ask(u"good %1"_s.arg(++number), block)[u"result"][u"stopReason"].toString(), u"end_turn"_s);
    const QByteArray kept = m_program->show(editor.session);
    QVERIFY(kept.contains("bytes of a text") && kept.contains(QByteArray("\x89PNG").toBase64()) && kept.contains("QUJD"));
}

void ServingAcpTest::usesTheServersThatAnEditorLends()
{
    describeModel();
    Editor editor(*m_program);
    const QJsonObject lent {{u"name"_s, u"My Peer"_s}, {u"command"_s, QStringLiteral(MCP_PEER)}, {u"args"_s, QJsonArray {u"legacy"_s}},
        {u"env"_s, QJsonArray {QJsonObject {{u"name"_s, u"X"_s}, {u"value"_s, u"y"_s}}}}};
    editor.request(u"hello"_s, u"initialize"_s, {{u"protocolVersion"_s, 1}, {u"clientCapabilities"_s, QJsonObject()}});
    editor.request(u"other"_s, u"session/new"_s, {{u"cwd"_s, editor.folder}, {u"mcpServers"_s, QJsonArray()}});
    const QString other = editor.answerTo(u"other"_s)[u"result"][u"sessionId"].toString();
    editor.request(u"new"_s, u"session/new"_s, {{u"cwd"_s, editor.folder}, {u"mcpServers"_s, QJsonArray {lent}}});
    editor.session = editor.answerTo(u"new"_s)[u"result"][u"sessionId"].toString();
    editor.set(u"model"_s, u"mine/m"_s);
    m_server->enqueue(Script::stream(openAiCalls({{"call_1", "echo", R"({"message":"hello"})"}})));
    m_server->enqueue(Script::stream(openAiAnswer("done")));
    editor.prompt(u"1"_s, u"Echo hello"_s);
    // Its tools ask as others do.
    const QJsonObject permission = editor.permission();
    QCOMPARE(permission[u"params"][u"sessionId"].toString(), editor.session);
    editor.send(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(permission[u"id"].toInt())
        + R"(,"result":{"outcome":{"outcome":"selected","optionId":"allow_once"}}})");
    QCOMPARE(editor.stopReason(u"1"_s), u"end_turn"_s);
    QVERIFY(m_server->requests().first().body.contains("echo"));
    QVERIFY(m_server->requests().last().body.contains("Echo: hello"));
    // Another session has them not, nor has this one when it is taken up without.
    editor.session = other;
    editor.set(u"model"_s, u"mine/m"_s);
    m_server->enqueue(Script::stream(openAiAnswer("done")));
    editor.prompt(u"2"_s, u"Echo hello"_s);
    QCOMPARE(editor.stopReason(u"2"_s), u"end_turn"_s);
    QVERIFY(!m_server->requests().last().body.contains("\"echo\""));
}

void ServingAcpTest::passesOnWhatAServerAsks_data()
{
    QTest::addColumn<QJsonObject>("capabilities");
    QTest::newRow("an editor that can ask") << QJsonObject {{u"elicitation"_s, QJsonObject {{u"form"_s, QJsonObject()}}}};
    QTest::newRow("one that cannot") << QJsonObject();
}

void ServingAcpTest::passesOnWhatAServerAsks()
{
    QFETCH(const QJsonObject, capabilities);
    describeModel();
    Editor editor(*m_program);
    const QJsonObject lent {
        {u"name"_s, u"Peer"_s}, {u"command"_s, QStringLiteral(MCP_PEER)}, {u"args"_s, QJsonArray {u"legacy"_s}}, {u"env"_s, QJsonArray()}};
    editor.request(u"hello"_s, u"initialize"_s, {{u"protocolVersion"_s, 1}, {u"clientCapabilities"_s, capabilities}});
    editor.request(u"new"_s, u"session/new"_s, {{u"cwd"_s, editor.folder}, {u"mcpServers"_s, QJsonArray {lent}}});
    editor.session = editor.answerTo(u"new"_s)[u"result"][u"sessionId"].toString();
    editor.set(u"model"_s, u"mine/m"_s);
    m_server->enqueue(Script::stream(openAiCalls({{"call_1", "ask", "{}"}})));
    m_server->enqueue(Script::stream(openAiAnswer("done")));
    editor.prompt(u"1"_s, u"Ask"_s);
    editor.send(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(editor.permission()[u"id"].toInt())
        + R"(,"result":{"outcome":{"outcome":"selected","optionId":"allow_once"}}})");
    if (!capabilities.isEmpty()) {
        const QJsonObject asked = editor.awaitMethod(u"elicitation/create"_s);
        const QJsonObject params = asked[u"params"].toObject();
        QCOMPARE(params[u"sessionId"].toString(), editor.session);
        QCOMPARE(params[u"mode"].toString(), u"form"_s);
        QCOMPARE(params[u"toolCallId"], editor.updates(u"tool_call"_s).first()[u"toolCallId"]);
        QVERIFY(!params[u"requestedSchema"][u"properties"].toObject().isEmpty());
        editor.send(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(asked[u"id"].toInt())
            + R"(,"result":{"action":"accept","content":{"name":"Grace"}}})");
    }
    QCOMPARE(editor.stopReason(u"1"_s), u"end_turn"_s);
    const QByteArray told = m_server->requests().last().body;
    QVERIFY2(told.contains("Grace") != capabilities.isEmpty(), told.constData());
}

void ServingAcpTest::usesAServerThatIsLentByItsAddress()
{
    describeModel();
    Program other;
    const auto serving = other.start({u"serve-mcp"_s, u"--http"_s, u"0"_s, u"--json"_s});
    QTRY_VERIFY_WITH_TIMEOUT(serving->canReadLine(), support::patience);
    const QJsonObject address = QJsonDocument::fromJson(serving->readLine()).object();
    const QString key = address[u"key"].toString();
    QVERIFY(!key.isEmpty());
    Editor editor(*m_program);
    editor.request(u"hello"_s, u"initialize"_s, {{u"protocolVersion"_s, 1}, {u"clientCapabilities"_s, QJsonObject()}});
    QVERIFY(editor.answerTo(u"hello"_s)[u"result"][u"agentCapabilities"][u"mcpCapabilities"][u"http"].toBool());
    const QJsonObject header {{u"name"_s, u"Authorization"_s}, {u"value"_s, u"Bearer "_s + key}};
    const QJsonObject lent {
        {u"type"_s, u"http"_s}, {u"name"_s, u"Other"_s}, {u"url"_s, address[u"url"]}, {u"headers"_s, QJsonArray {header}}};
    editor.request(u"new"_s, u"session/new"_s, {{u"cwd"_s, editor.folder}, {u"mcpServers"_s, QJsonArray {lent}}});
    editor.session = editor.answerTo(u"new"_s)[u"result"][u"sessionId"].toString();
    editor.set(u"model"_s, u"mine/m"_s);
    m_server->enqueue(Script::stream(openAiCalls({{"call_1", "list_conversations", "{}"}})));
    m_server->enqueue(Script::stream(openAiAnswer("done")));
    editor.prompt(u"1"_s, u"What is there?"_s);
    editor.send(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(editor.permission()[u"id"].toInt())
        + R"(,"result":{"outcome":{"outcome":"selected","optionId":"allow_once"}}})");
    QCOMPARE(editor.stopReason(u"1"_s), u"end_turn"_s);
    QVERIFY(m_server->requests().last().body.contains("conversations"));
    QCOMPARE(editor.updates(u"tool_call_update"_s).last()[u"status"].toString(), u"completed"_s);
    // What the editor has lent is written down nowhere.
    const QByteArray exchanges = m_program->run({u"exchanges"_s, u"--json"_s, u"--full"_s}).out;
    QVERIFY(!exchanges.contains(key.toLatin1()));
    QFile database(m_program->database());
    QVERIFY(database.open(QIODevice::ReadOnly));
    QVERIFY(!database.readAll().contains(key.toLatin1()));
}

void ServingAcpTest::refusesServersThatAreNone_data()
{
    QTest::addColumn<QByteArray>("servers");
    QTest::newRow("no list") << QByteArray(R"({"name":"a","command":"b"})");
    QTest::newRow("no name") << QByteArray(R"([{"command":"b","args":[],"env":[]}])");
    QTest::newRow("no program") << QByteArray(R"([{"name":"a","args":[],"env":[]}])");
    QTest::newRow("no address") << QByteArray(R"([{"type":"http","name":"a","url":"nowhere","headers":[]}])");
    QTest::newRow("in the clear") << QByteArray(R"([{"type":"http","name":"a","url":"http://example.org","headers":[]}])");
    QTest::newRow("a password") << QByteArray(R"([{"type":"http","name":"a","url":"https://me:it@example.org","headers":[]}])");
    QTest::newRow("a header that is the message's")
        << QByteArray(R"([{"type":"http","name":"a","url":"https://example.org","headers":[{"name":"Content-Length","value":"5"}]}])");
    QTest::newRow("another kind") << QByteArray(R"([{"type":"sse","name":"a","url":"https://example.org","headers":[]}])");
    QTest::newRow("one of two") << QByteArray(R"([{"name":"a","command":"b","args":[],"env":[]},{"name":"c"}])");
}

void ServingAcpTest::refusesServersThatAreNone()
{
    QFETCH(const QByteArray, servers);
    Editor editor(*m_program);
    editor.open();
    editor.send(R"({"jsonrpc":"2.0","id":"more","method":"session/new","params":{"cwd":")" + editor.folder.toUtf8() + R"(","mcpServers":)"
        + servers + "}}");
    QCOMPARE(editor.answerTo(u"more"_s)[u"error"][u"code"].toInt(), -32602);
}

void ServingAcpTest::showsWhatBecomesOfAFile()
{
    describeModel();
    m_program->write(u"workspace/a.txt"_s, "one\ntwo\n");
    Editor editor(*m_program);
    editor.open();
    editor.set(u"model"_s, u"mine/m"_s);
    m_server->enqueue(Script::stream(openAiCalls({{"call_1", "write_file", R"({"path":"a.txt","content":"one\nthree\n"})"}})));
    m_server->enqueue(Script::stream(openAiAnswer("done")));
    editor.prompt(u"1"_s, u"Change a.txt"_s);
    const QJsonObject permission = editor.permission();
    const QJsonObject asked = permission[u"params"][u"toolCall"][u"content"][0].toObject();
    QCOMPARE(asked[u"type"].toString(), u"diff"_s);
    QCOMPARE(asked[u"path"].toString(), editor.folder + u"/a.txt"_s);
    QCOMPARE(asked[u"oldText"].toString(), u"one\ntwo\n"_s);
    QCOMPARE(asked[u"newText"].toString(), u"one\nthree\n"_s);
    editor.send(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(permission[u"id"].toInt())
        + R"(,"result":{"outcome":{"outcome":"selected","optionId":"allow_once"}}})");
    QCOMPARE(editor.stopReason(u"1"_s), u"end_turn"_s);
    const QJsonObject ended = editor.updates(u"tool_call_update"_s).last();
    QCOMPARE(ended[u"status"].toString(), u"completed"_s);
    QCOMPARE(ended[u"content"][0][u"type"].toString(), u"diff"_s);
    QCOMPARE(ended[u"content"][1][u"type"].toString(), u"content"_s);
}

void ServingAcpTest::keepsThePlanThatAModelMakes()
{
    describeModel();
    m_program->write(u"profile/config/ensembles/mine.toml"_s,
        "[ensemble]\nname = \"mine\"\n[[invokers]]\nname = \"notebook_todo\"\ndescription = \"Keeps a plan\"\napproval = \"allow\"\n"
        "[invokers.invocable]\nkind = \"command\"\ncommand = [\"/bin/true\"]\n[invokers.arguments]\ntype = \"object\"\n");
    Editor editor(*m_program);
    editor.open();
    editor.set(u"model"_s, u"mine/m"_s);
    m_server->enqueue(Script::stream(openAiCalls(
        {{"call_1", "notebook_todo", R"({"todos":[{"content":"look","status":"in_progress"},{"content":"write","status":"pending"}]})"}})));
    m_server->enqueue(Script::stream(openAiAnswer("done")));
    editor.prompt(u"1"_s, u"Plan"_s);
    QCOMPARE(editor.stopReason(u"1"_s), u"end_turn"_s);
    const QList<QJsonObject> plans = editor.updates(u"plan"_s);
    QCOMPARE(plans.size(), 1);
    QCOMPARE(plans.first()[u"entries"].toArray(),
        (QJsonArray {QJsonObject {{u"content"_s, u"look"_s}, {u"priority"_s, u"medium"_s}, {u"status"_s, u"in_progress"_s}},
            QJsonObject {{u"content"_s, u"write"_s}, {u"priority"_s, u"medium"_s}, {u"status"_s, u"pending"_s}}}));
}

void ServingAcpTest::tellsThoughtsApart()
{
    describeModel();
    Editor editor(*m_program);
    editor.open();
    editor.set(u"model"_s, u"mine/m"_s);
    m_server->enqueue(Script::stream(openAiChunk(R"({"reasoning_content":"Hm."})") + openAiAnswer("Yes.")));
    editor.prompt(u"1"_s, u"Think"_s);
    QCOMPARE(editor.stopReason(u"1"_s), u"end_turn"_s);
    QCOMPARE(editor.said(u"agent_thought_chunk"_s), u"Hm."_s);
    QCOMPARE(editor.said(u"agent_message_chunk"_s), u"Yes."_s);
}

void ServingAcpTest::tellsHowMuchIsUsedAndHowMuchToThink()
{
    describeModel();
    Editor editor(*m_program);
    editor.open();
    editor.set(u"model"_s, u"mine/m"_s);
    const auto optionOf = [&editor](const QString &answer) {
        for (const QJsonValue &option : editor.answerTo(answer)[u"result"][u"configOptions"].toArray()) {
            if (option[u"category"] == u"thought_level"_s)
                return option.toObject();
        }
        return QJsonObject();
    };
    const QJsonObject thought = optionOf(u"modelmine/m"_s);
    QCOMPARE(thought[u"options"].toArray().size(), 3);
    QCOMPARE(thought[u"currentValue"].toString(), u"default"_s);
    editor.set(thought[u"id"].toString(), u"high"_s);
    editor.set(thought[u"id"].toString(), u"unheard of"_s);
    QCOMPARE(editor.answerTo(thought[u"id"].toString() + u"unheard of"_s)[u"error"][u"code"].toInt(), -32602);
    m_server->enqueue(Script::stream(openAiText("Yes.")
        + R"(data: {"id":"c","model":"m","choices":[{"index":0,"delta":{},)"
          R"("finish_reason":"stop"}],"usage":{"prompt_tokens":1000,"completion_tokens":500}})"
          "\n\ndata: [DONE]\n\n"));
    editor.prompt(u"1"_s, u"Think"_s);
    QCOMPARE(editor.stopReason(u"1"_s), u"end_turn"_s);
    QCOMPARE(QJsonDocument::fromJson(m_server->requests().last().body)[u"reasoning_effort"].toString(), u"high"_s);
    const QJsonObject usage = editor.updates(u"usage_update"_s).last();
    QCOMPARE(usage[u"used"].toInt(), 1500);
    QCOMPARE(usage[u"size"].toInt(), 9000);
    QCOMPARE(usage[u"cost"][u"amount"].toDouble(), 0.002);
    QCOMPARE(usage[u"cost"][u"currency"].toString(), u"USD"_s);
}

void ServingAcpTest::refusesWhatIsWrong()
{
    Editor editor(*m_program);
    editor.send("nonsense");
    editor.request(u"early"_s, u"session/new"_s, {{u"cwd"_s, m_program->workspace()}});
    QCOMPARE(editor.answerTo(u"early"_s)[u"error"][u"code"].toInt(), -32600);
    editor.request(u"hello"_s, u"initialize"_s, {{u"protocolVersion"_s, 2}});
    QCOMPARE(editor.answerTo(u"hello"_s)[u"result"][u"protocolVersion"].toInt(), 1);
    editor.request(u"relative"_s, u"session/new"_s, {{u"cwd"_s, u"workspace"_s}});
    QCOMPARE(editor.answerTo(u"relative"_s)[u"error"][u"code"].toInt(), -32602);
    editor.request(u"gone"_s, u"session/new"_s, {{u"cwd"_s, u"/no/such/folder"_s}});
    QCOMPARE(editor.answerTo(u"gone"_s)[u"error"][u"code"].toInt(), -32602);
    editor.request(u"unknown"_s, u"session/load"_s, {{u"sessionId"_s, u"ffff"_s}, {u"cwd"_s, m_program->workspace()}});
    QCOMPARE(editor.answerTo(u"unknown"_s)[u"error"][u"code"].toInt(), -32002);
    editor.request(u"method"_s, u"no/such"_s, {});
    QCOMPARE(editor.answerTo(u"method"_s)[u"error"][u"code"].toInt(), -32601);
    // Of whom nothing was asked.
    editor.send(R"({"jsonrpc":"2.0","id":77,"result":{"outcome":{"outcome":"selected","optionId":"allow_once"}}})");
    editor.open();
    editor.prompt(u"empty"_s, u"  "_s);
    QVERIFY(editor.answerTo(u"empty"_s).contains(u"error"_s));
}

//! Everything is below it, homes as well.
void ServingAcpTest::saysWhatAWorkspaceIs()
{
    Editor editor(*m_program);
    editor.open(u"/"_s);
    editor.prompt(u"1"_s, u"Hello"_s);
    QCOMPARE(editor.stopReason(u"1"_s), u"end_turn"_s);
    const QString warning = editor.updates(u"agent_message_chunk"_s).first()[u"content"][u"text"].toString();
    QVERIFY2(warning.contains(u"home"_s), qPrintable(warning));
    editor.messages.clear();
    editor.prompt(u"2"_s, u"Hello"_s);
    QCOMPARE(editor.stopReason(u"2"_s), u"end_turn"_s);
    QVERIFY(!editor.said(u"agent_message_chunk"_s).contains(warning));
}

void ServingAcpTest::endsWithTheEditor()
{
    Editor editor(*m_program);
    editor.open();
    editor.prompt(u"1"_s, u"Wait 600 seconds"_s);
    QVERIFY(
        !editor.await([](const QJsonObject &message) { return message[u"params"][u"update"][u"status"] == u"in_progress"_s; }).isEmpty());
    editor.process->closeWriteChannel();
    QTRY_COMPARE(editor.process->state(), QProcess::NotRunning);
    QCOMPARE(editor.process->exitCode(), 0);
}

QTEST_GUILESS_MAIN(ServingAcpTest)
#include "tst_servingacp.moc"
