// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/interop/packages.h"
#include "tests/program/program.h"
#include "tests/support/files.h"

#include <QJsonArray>
#include <QJsonDocument>

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
    QCOMPARE(got[u"asked"].toInt(), 1);
    QVERIFY(got[u"progress"].toBool());
    QCOMPARE(got[u"lines"].toInt(), 4);
    QVERIFY(got[u"prompts"].toBool());
    QVERIFY(program.read(u"workspace/notes.txt"_s).startsWith("buy oil"));
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
            u"tool_call_update"_s, u"user_message_chunk"_s}));
    QVERIFY(program.read(u"workspace/notes.txt"_s).startsWith("buy oil"));
}

QTEST_GUILESS_MAIN(ServedTest)
#include "tst_served.moc"
