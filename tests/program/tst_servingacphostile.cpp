// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/acpeditor.h"

#include <unistd.h>

//! `parlance serve-acp` before editors that mean ill, or are broken: a clear word, nothing lost, nothing run.
class ServingAcpHostileTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }
    void goesOnBesideAPermissionThatIsNeverGiven();
    void answersABrokenRequestByItsIdAndNoAnswer();
    void refusesARequestOfAnIdThatIsUnderWay();
    void boundsAnEditorThatFloods();
    void takesNoPermissionBeforeItIsAsked();
    void refusesWhereAnEditorOnlySaysThatItCanBeAsked_data();
    void refusesWhereAnEditorOnlySaysThatItCanBeAsked();
    void runsNothingForAnEditorThatCloses();
    void endsInOrderBeforeAPeerThatReadsNoMore_data();
    void endsInOrderBeforeAPeerThatReadsNoMore();

private:
    std::unique_ptr<Program> m_program;
};

void ServingAcpHostileTest::goesOnBesideAPermissionThatIsNeverGiven()
{
    Editor editor(*m_program);
    editor.open();
    editor.prompt(u"1"_s, u"Write notes.txt: new"_s);
    QVERIFY(!editor.permission().isEmpty());
    const QString first = editor.session;
    editor.request(u"again"_s, u"session/new"_s, {{u"cwd"_s, editor.folder}, {u"mcpServers"_s, QJsonArray()}});
    editor.session = editor.answerTo(u"again"_s)[u"result"][u"sessionId"].toString();
    editor.prompt(u"2"_s, u"Hello"_s);
    QCOMPARE(editor.stopReason(u"2"_s), u"end_turn"_s);
    // Closing the session is an answer, too, and ends its prompt; one that comes late is none.
    editor.request(u"close"_s, u"session/close"_s, {{u"sessionId"_s, first}});
    QVERIFY(editor.answerTo(u"close"_s).contains(u"result"_s));
    QCOMPARE(editor.stopReason(u"1"_s), u"cancelled"_s);
    editor.send(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(editor.permission()[u"id"].toInt())
        + R"(,"result":{"outcome":{"outcome":"selected","optionId":"allow_once"}}})");
    editor.prompt(u"3"_s, u"Hello"_s);
    QCOMPARE(editor.stopReason(u"3"_s), u"end_turn"_s);
    QVERIFY(m_program->read(u"workspace/notes.txt"_s).isEmpty());
}

void ServingAcpHostileTest::answersABrokenRequestByItsIdAndNoAnswer()
{
    Editor editor(*m_program);
    editor.send(R"({"jsonrpc":"2.0","id":"answer","result":{}})");
    editor.send(R"({"jsonrpc":"2.0","id":"no answer","error":"no"})");
    editor.send(R"({"jsonrpc":"2.0","id":"none"})");
    editor.send(R"({"jsonrpc":"2.0","id":"number","method":5})");
    editor.open();
    QVERIFY(!editor.session.isEmpty());
    QStringList refused;
    for (const QJsonObject &message : std::as_const(editor.messages)) {
        if (message.contains(u"error"_s))
            refused.append(message[u"id"].toString() + u' ' + QString::number(message[u"error"][u"code"].toInt()));
    }
    QCOMPARE(refused, QStringList({u"none -32600"_s, u"number -32600"_s}));
}

void ServingAcpHostileTest::refusesARequestOfAnIdThatIsUnderWay()
{
    Editor editor(*m_program);
    editor.open();
    const QString first = editor.session;
    editor.request(u"again"_s, u"session/new"_s, {{u"cwd"_s, editor.folder}, {u"mcpServers"_s, QJsonArray()}});
    const QString other = editor.answerTo(u"again"_s)[u"result"][u"sessionId"].toString();
    editor.prompt(u"1"_s, u"Write notes.txt: new"_s);
    QVERIFY(!editor.permission().isEmpty());
    // Also in another session, where no prompt is under way.
    editor.session = other;
    editor.prompt(u"1"_s, u"Hello"_s);
    QCOMPARE(editor.answerTo(u"1"_s)[u"error"][u"code"].toInt(), -32600);
    editor.messages.clear();
    editor.send(QJsonDocument(
        QJsonObject {{u"jsonrpc"_s, u"2.0"_s}, {u"method"_s, u"session/cancel"_s}, {u"params"_s, QJsonObject {{u"sessionId"_s, first}}}})
                    .toJson(QJsonDocument::Compact));
    QCOMPARE(editor.stopReason(u"1"_s), u"cancelled"_s);
    editor.prompt(u"1"_s, u"Hello"_s);
    QVERIFY(editor.await([](const QJsonObject &message) { return message[u"result"][u"stopReason"] == u"end_turn"_s; }).contains(u"id"_s));
}

void ServingAcpHostileTest::boundsAnEditorThatFloods()
{
    Editor editor(*m_program);
    editor.open();
    constexpr int requests = 300;
    for (int each = 0; each < requests; ++each)
        editor.request(u"new"_s + QString::number(each), u"session/new"_s, {{u"cwd"_s, editor.folder}, {u"mcpServers"_s, QJsonArray()}});
    for (int each = 0; each < requests; ++each)
        editor.prompt(u"prompt"_s + QString::number(each), u"Wait 600 seconds"_s);
    const QString last = u"prompt"_s + QString::number(requests - 1);
    QVERIFY(editor.answerTo(last).contains(u"error"_s));
    const auto refused = [&editor](const QString &kind) {
        return std::count_if(editor.messages.cbegin(), editor.messages.cend(),
            [&kind](const QJsonObject &message) { return message[u"id"].toString().startsWith(kind) && message.contains(u"error"_s); });
    };
    // One is open by then; of the prompts of one session all but the first.
    QCOMPARE(refused(u"new"_s), requests - 63);
    QCOMPARE(refused(u"prompt"_s), requests - 1);
    editor.send(QByteArray(17 * 1024 * 1024, 'x'));
    QTRY_COMPARE_WITH_TIMEOUT(editor.process->state(), QProcess::NotRunning, 2 * support::patience);
    QCOMPARE(editor.process->exitStatus(), QProcess::NormalExit);
    QVERIFY(editor.process->readAllStandardError().contains("16 MiB"));
}

void ServingAcpHostileTest::takesNoPermissionBeforeItIsAsked()
{
    Editor editor(*m_program);
    editor.open();
    const QByteArray yes = R"(,"result":{"outcome":{"outcome":"selected","optionId":"allow_once"}}})";
    for (const QByteArray id : {"0", "1", "2", "-1", "null", "\"1\"", "{}", "1e999", "[1]"})
        editor.send(R"({"jsonrpc":"2.0","id":)" + id + yes);
    // Of a session that is another's, or none.
    editor.request(u"other"_s, u"session/prompt"_s, {{u"sessionId"_s, u"ffffffff"_s}, {u"prompt"_s, QJsonArray()}});
    QCOMPARE(editor.answerTo(u"other"_s)[u"error"][u"code"].toInt(), -32002);
    editor.prompt(u"1"_s, u"Write notes.txt: new"_s);
    const QJsonObject permission = editor.permission();
    editor.send(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(permission[u"id"].toInt() + 1) + yes);
    editor.send(R"({"jsonrpc":"2.0","method":"session/cancel","params":{"sessionId":"ffffffff"}})");
    editor.request(u"list"_s, u"session/list"_s, {});
    QVERIFY(!editor.answerTo(u"list"_s).isEmpty());
    QVERIFY(m_program->read(u"workspace/notes.txt"_s).isEmpty());
    editor.send(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(permission[u"id"].toInt()) + yes);
    QCOMPARE(editor.stopReason(u"1"_s), u"end_turn"_s);
    QVERIFY(m_program->read(u"workspace/notes.txt"_s).startsWith("new"));
}

void ServingAcpHostileTest::refusesWhereAnEditorOnlySaysThatItCanBeAsked_data()
{
    QTest::addColumn<QByteArray>("hello");
    QTest::addColumn<QByteArray>("answer");
    const QByteArray plain = R"({"protocolVersion":1})";
    QTest::newRow("knows no such method") << plain << QByteArray(R"("error":{"code":-32601,"message":"?"})");
    QTest::newRow("answers with no object") << plain << QByteArray(R"("result":"allow_once")");
    QTest::newRow("answers with a list") << plain << QByteArray(R"("result":{"outcome":["selected","allow_once"]})");
    QTest::newRow("says that it is of another time")
        << QByteArray(R"({"protocolVersion":"99","clientCapabilities":["all"],"clientInfo":7})") << QByteArray(R"("result":null)");
}

void ServingAcpHostileTest::refusesWhereAnEditorOnlySaysThatItCanBeAsked()
{
    QFETCH(const QByteArray, hello);
    QFETCH(const QByteArray, answer);
    Editor editor(*m_program);
    editor.send(R"({"jsonrpc":"2.0","id":"hello","method":"initialize","params":)" + hello + '}');
    QCOMPARE(editor.answerTo(u"hello"_s)[u"result"][u"protocolVersion"].toInt(), 1);
    editor.request(u"new"_s, u"session/new"_s, {{u"cwd"_s, editor.folder}, {u"mcpServers"_s, QJsonArray()}});
    editor.session = editor.answerTo(u"new"_s)[u"result"][u"sessionId"].toString();
    editor.prompt(u"1"_s, u"Write notes.txt: new"_s);
    editor.send(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(editor.permission()[u"id"].toInt()) + ',' + answer + '}');
    QCOMPARE(editor.stopReason(u"1"_s), u"end_turn"_s);
    QCOMPARE(editor.updates(u"tool_call_update"_s).last()[u"status"].toString(), u"failed"_s);
    QVERIFY(m_program->read(u"workspace/notes.txt"_s).isEmpty());
}

void ServingAcpHostileTest::runsNothingForAnEditorThatCloses()
{
    Editor editor(*m_program);
    editor.open();
    editor.prompt(u"1"_s, u"Hello"_s);
    QCOMPARE(editor.stopReason(u"1"_s), u"end_turn"_s);
    editor.prompt(u"2"_s, u"Write notes.txt: new"_s);
    const QJsonObject permission = editor.permission();
    editor.process->closeReadChannel(QProcess::StandardOutput);
    // An answer that is not whole is none.
    editor.process->write(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(permission[u"id"].toInt())
        + R"(,"result":{"outcome":{"outcome":"selected","optionId":"allow_on)");
    editor.process->closeWriteChannel();
    QTRY_COMPARE_WITH_TIMEOUT(editor.process->state(), QProcess::NotRunning, 2 * support::patience);
    QCOMPARE(editor.process->exitStatus(), QProcess::NormalExit);
    QVERIFY(m_program->read(u"workspace/notes.txt"_s).isEmpty());
    // What was said before is there.
    QVERIFY(m_program->show(editor.session).count('\n') >= 2);
}

void ServingAcpHostileTest::endsInOrderBeforeAPeerThatReadsNoMore_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("an editor") << QStringList {u"serve-acp"_s};
    QTest::newRow("a client of MCP") << QStringList {u"serve-mcp"_s, u"--stdio"_s};
}

void ServingAcpHostileTest::endsInOrderBeforeAPeerThatReadsNoMore()
{
    QFETCH(const QStringList, arguments);
    // Its standard output is a pipe that nobody has the other end of.
    const auto process = m_program->start(arguments, [] {
        int ends[2];
        if (::pipe(ends) != 0 || ::dup2(ends[1], STDOUT_FILENO) < 0)
            ::_exit(1);
        ::close(ends[0]);
        ::close(ends[1]);
    });
    process->write("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":1}}\n");
    QVERIFY(QTest::qWaitFor([&process] { return process->state() == QProcess::NotRunning; }, support::patience));
    QCOMPARE(process->exitStatus(), QProcess::NormalExit);
    QCOMPARE(process->exitCode(), 0);
}

QTEST_GUILESS_MAIN(ServingAcpHostileTest)
#include "tst_servingacphostile.moc"
