// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/interop/packages.h"
#include "tests/program/program.h"
#include "tests/support/files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

//! `parlance serve-mcp` and `serve-acp` as the protocols' own SDKs use them, which check messages and structured results against their
//! schemas.
class ServedTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { NEEDS_PACKAGES(); }
    void servesTheSdk_data();
    void servesTheSdk();
    void isUsedByTheInspector_data();
    void isUsedByTheInspector();
    void isAnAgentOfAnEditor();
};

void ServedTest::servesTheSdk_data()
{
    QTest::addColumn<bool>("overHttp");
    QTest::newRow("stdio") << false;
    QTest::newRow("http") << true;
}

void ServedTest::servesTheSdk()
{
    QFETCH(bool, overHttp);
    const Program program;
    QStringList arguments {support::projectFolder() + u"/tests/interop/serveclient.mjs"_s, QStringLiteral(INTEROP)};
    std::unique_ptr<QProcess> server;
    if (overHttp) {
        server = program.start({u"serve-mcp"_s, u"--http"_s, u"0"_s, u"--json"_s});
        QTRY_VERIFY(server->canReadLine());
        const QJsonObject told = QJsonDocument::fromJson(server->readLine()).object();
        arguments += {u"http"_s, told[u"url"].toString(), told[u"key"].toString()};
    } else {
        arguments += {u"stdio"_s, QStringLiteral(PROGRAM), u"--profile"_s, program.profile(), u"serve-mcp"_s, u"--stdio"_s, u"--folder"_s,
            program.workspace()};
    }
    QProcess client;
    client.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    client.start(packages::node(), arguments);
    QTRY_COMPARE(client.state(), QProcess::NotRunning);
    const QJsonObject got = QJsonDocument::fromJson(client.readAllStandardOutput()).object();
    QCOMPARE(got[u"server"].toString(), u"parlance"_s);
    QVERIFY(got[u"tools"].toArray().contains(u"converse"_s));
    QCOMPARE(got[u"state"].toString(), u"committed"_s);
    QCOMPARE(got[u"calls"].toArray(), QJsonArray {u"io:write_file"_s});
    QCOMPARE(got[u"asked"].toInt(), 2);
    QVERIFY(got[u"progress"].toBool());
    QCOMPARE(got[u"task"].toString(), u"committed"_s);
    QCOMPARE(got[u"steps"].toArray(), (QJsonArray {u"taskCreated"_s, u"result"_s}));
    QCOMPARE(got[u"tasks"].toArray(), QJsonArray {u"completed"_s});
    QCOMPARE(got[u"lines"].toInt(), 4);
    QVERIFY(got[u"prompts"].toBool());
    QVERIFY(program.read(u"workspace/notes.txt"_s).startsWith("buy oil"));
    if (server) {
        server->kill();
        server->waitForFinished();
    }
}

void ServedTest::isUsedByTheInspector_data()
{
    servesTheSdk_data();
}

void ServedTest::isUsedByTheInspector()
{
    QFETCH(const bool, overHttp);
    const Program program;
    const QTemporaryDir home;
    QStringList target;
    std::unique_ptr<QProcess> server;
    if (overHttp) {
        server = program.start({u"serve-mcp"_s, u"--http"_s, u"0"_s, u"--json"_s});
        QTRY_VERIFY(server->canReadLine());
        const QJsonObject told = QJsonDocument::fromJson(server->readLine()).object();
        target = {told[u"url"].toString(), u"--transport"_s, u"http"_s, u"--header"_s,
            QString(u"Authorization: Bearer "_s + told[u"key"].toString())};
    } else {
        const QJsonObject entry {{u"command"_s, QStringLiteral(PROGRAM)},
            {u"args"_s,
                QJsonArray {u"--profile"_s, program.profile(), u"serve-mcp"_s, u"--stdio"_s, u"--ensemble"_s, u"io"_s, u"--folder"_s,
                    program.workspace()}}};
        const QString file = program.write(
            u"servers.json"_s, QJsonDocument(QJsonObject {{u"mcpServers"_s, QJsonObject {{u"parlance"_s, entry}}}}).toJson());
        target = {u"--config"_s, file, u"--server"_s, u"parlance"_s};
    }
    const auto inspect = [&](const QStringList &asked) {
        QProcess inspector;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"HOME"_s, home.path());
        environment.insert(u"MCP_INSPECTOR_SECRET_STORE"_s, u"memory"_s);
        inspector.setProcessEnvironment(environment);
        inspector.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        inspector.start(packages::node(),
            QStringList {packages::script(u"inspector"_s, u"clients/launcher/build/index.js"_s), u"--cli"_s} + target + asked);
        const bool hasEnded = QTest::qWaitFor([&inspector] { return inspector.state() == QProcess::NotRunning; }, 3 * support::patience);
        return hasEnded && inspector.exitCode() == 0 ? QJsonDocument::fromJson(inspector.readAllStandardOutput()).object() : QJsonObject();
    };
    // Strict: its own rules for schemas that every client can take.
    const QJsonArray tools = inspect({u"--method"_s, u"tools/list"_s, u"--strict"_s})[u"tools"].toArray();
    QVERIFY(tools.size() >= (overHttp ? 4 : 8));
    const QJsonObject turn = inspect(
        {u"--method"_s, u"tools/call"_s, u"--tool-name"_s, u"converse"_s, u"--tool-arg"_s, u"prompt=Hello"_s})[u"structuredContent"]
                                 .toObject();
    QCOMPARE(turn[u"state"].toString(), u"committed"_s);
    QVERIFY(!inspect({u"--method"_s, u"resources/list"_s})[u"resources"].toArray().isEmpty());
    QVERIFY(inspect({u"--method"_s, u"prompts/list"_s}).contains(u"prompts"_s));
    if (server) {
        server->kill();
        server->waitForFinished();
    }
}

void ServedTest::isAnAgentOfAnEditor()
{
    const Program program;
    QProcess editor;
    editor.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    editor.start(packages::node(),
        {support::projectFolder() + u"/tests/interop/acpeditor.mjs"_s, QStringLiteral(INTEROP), program.workspace(),
            QStringLiteral(PROGRAM), u"--profile"_s, program.profile(), u"serve-acp"_s});
    QTRY_COMPARE(editor.state(), QProcess::NotRunning);
    const QJsonObject got = QJsonDocument::fromJson(editor.readAllStandardOutput()).object();
    QVERIFY2(got[u"faults"].toArray().isEmpty(), QJsonDocument(got[u"faults"].toArray()).toJson().constData());
    QCOMPARE(got[u"version"].toInt(), 1);
    QCOMPARE(got[u"reasons"].toArray(), (QJsonArray {u"end_turn"_s, u"refusal"_s, u"end_turn"_s}));
    QCOMPARE(got[u"permissions"].toInt(), 1);
    QCOMPARE(got[u"sessions"].toInt(), 1);
    QVERIFY(got[u"replayed"].toBool());
    QCOMPARE(got[u"kinds"].toArray(),
        (QJsonArray {u"agent_message_chunk"_s, u"available_commands_update"_s, u"session_info_update"_s, u"tool_call"_s,
            u"tool_call_update"_s, u"usage_update"_s, u"user_message_chunk"_s}));
    QVERIFY(program.read(u"workspace/notes.txt"_s).startsWith("buy oil"));
}

QTEST_GUILESS_MAIN(ServedTest)
#include "tst_served.moc"
