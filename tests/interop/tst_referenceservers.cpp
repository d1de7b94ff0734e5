// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/interop/packages.h"
#include "tests/program/program.h"

#include <QJsonArray>
#include <QTcpServer>

#include <csignal>

using namespace Qt::StringLiterals;

//! The whole program with servers that others wrote: started by it, or reached by HTTP.
class ReferenceServersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void listsTheirTools();
    void usesTwoInOneTurn();
    void rollsBackWhenAServerDies();
    void reachesOneByHttp_data();
    void reachesOneByHttp();
    void keepsWhatWasSaidForTheInspector();

private:
    void describe(const QString &name, const QByteArray &connection);
    static QByteArray command(const QStringList &words);

    std::unique_ptr<Program> m_program;
};

QByteArray ReferenceServersTest::command(const QStringList &words)
{
    return "transport = \"stdio\"\ncommand = [\"" + words.join(u"\", \""_s).toUtf8() + "\"]\n";
}

void ReferenceServersTest::describe(const QString &name, const QByteArray &connection)
{
    m_program->write(u"profile/config/ensembles/%1.toml"_s.arg(name),
        "[ensemble]\nname = \"" + name.toUtf8() + "\"\n[connection]\n" + connection + "[defaults]\napproval = \"allow\"\n");
}

void ReferenceServersTest::init()
{
    NEEDS_PACKAGES();
    m_program = std::make_unique<Program>();
    m_program->write(u"workspace/notes.txt"_s, "The lighthouse is at the end of the pier.\n");
    describe(u"everything"_s, command({packages::node(), packages::script(u"server-everything"_s), u"stdio"_s}));
    describe(u"files"_s, command({packages::node(), packages::script(u"server-filesystem"_s), m_program->workspace()}));
}

void ReferenceServersTest::listsTheirTools()
{
    const Program::Run run = m_program->run({u"tools"_s, u"--json"_s});
    VERIFY_STATUS(run, 0);
    QStringList names;
    for (const QJsonObject &tool : run.lines())
        names.append(tool.value("name"_L1).toString());
    QVERIFY2(names.contains(u"everything:echo"_s), run.out.constData());
    QVERIFY(names.contains(u"files:read_text_file"_s));
}

void ReferenceServersTest::usesTwoInOneTurn()
{
    const Program::Run run = m_program->converse(
        {uR"(Call the tool everything:echo with {"message":"ahoy"} and call the tool files:read_text_file with {"path":"notes.txt"})"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.end().value("state"_L1).toString(), u"committed"_s);
    QStringList texts;
    for (const QJsonObject &result : run.events(u"result"_s))
        texts.append(result.value("text"_L1).toString());
    QCOMPARE(texts.size(), 2);
    QVERIFY2(texts.join(u' ').contains(u"Echo: ahoy"), run.out.constData());
    QVERIFY2(texts.join(u' ').contains(u"lighthouse"), run.out.constData());
}

void ReferenceServersTest::rollsBackWhenAServerDies()
{
    // The server is killed while it is at work: it says its own number in its environment.
    describe(u"everything"_s,
        command({u"/bin/sh"_s, u"-c"_s,
            u"echo $$ > %1/server.pid; exec %2 %3 stdio"_s.arg(
                m_program->workspace(), packages::node(), packages::script(u"server-everything"_s))}));
    const auto process = m_program->start(
        {u"converse"_s, u"--json"_s, uR"(Call the tool everything:trigger-long-running-operation with {"duration":60,"steps":600})"_s});
    QByteArray out;
    connect(process.get(), &QProcess::readyReadStandardOutput, this, [&out, &process] { out += process->readAllStandardOutput(); });
    QTRY_VERIFY(out.contains("\"invocation\""));
    QTRY_VERIFY(!m_program->read(u"workspace/server.pid"_s).isEmpty());
    // Once it tells of progress it is in the middle of it.
    QTRY_VERIFY(out.contains("progress") || out.contains("\"running\""));
    QCOMPARE(::kill(pid_t(m_program->read(u"workspace/server.pid"_s).trimmed().toInt()), SIGKILL), 0);
    QTRY_VERIFY(process->state() == QProcess::NotRunning);
    out += process->readAllStandardOutput();
    QCOMPARE(process->exitCode(), 1);
    QVERIFY2(out.contains("rolled-back"), out.constData());
    QVERIFY(out.contains("\"category\":\"fatal\""));
    // The next turn works.
    const Program::Run next = m_program->converse({uR"(Call the tool everything:echo with {"message":"again"})"_s});
    VERIFY_STATUS(next, 0);
    QVERIFY(next.out.contains("Echo: again"));
}

void ReferenceServersTest::reachesOneByHttp_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("path");
    QTest::newRow("Streamable HTTP") << u"streamableHttp"_s << u"/mcp"_s;
    QTest::newRow("HTTP+SSE") << u"sse"_s << u"/sse"_s;
}

void ReferenceServersTest::reachesOneByHttp()
{
    QFETCH(QString, mode);
    QFETCH(QString, path);
    // The server takes no port of the system's choice: one is found for it.
    QTcpServer finder;
    QVERIFY(finder.listen(QHostAddress::LocalHost));
    const QString port = QString::number(finder.serverPort());
    finder.close();
    QProcess server;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"PORT"_s, port);
    server.setProcessEnvironment(environment);
    server.setProcessChannelMode(QProcess::MergedChannels);
    QByteArray heard;
    connect(&server, &QProcess::readyRead, this, [&heard, &server] { heard += server.readAll(); });
    server.start(packages::node(), {packages::script(u"server-everything"_s), mode});
    QTRY_VERIFY(heard.contains(port.toUtf8()));

    describe(u"distant"_s, "transport = \"http\"\nurl = \"http://127.0.0.1:" + port.toUtf8() + path.toUtf8() + "\"\n");
    const Program::Run run = m_program->converse({uR"(Call the tool distant:get-sum with {"a":2,"b":40})"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.contains("42"), run.out.constData());
    server.kill();
    QTRY_COMPARE(server.state(), QProcess::NotRunning);
}

void ReferenceServersTest::keepsWhatWasSaidForTheInspector()
{
    const Program::Run run = m_program->converse({uR"(Call the tool everything:echo with {"message":"recorded"})"_s});
    VERIFY_STATUS(run, 0);
    bool isThere = false;
    for (const QJsonObject &exchange : m_program->run({u"exchanges"_s, u"--json"_s}).lines()) {
        const QString id = exchange.value("id"_L1).toString();
        if (exchange.value("url"_L1).toString().endsWith(u"/tools/call")) {
            isThere = true;
            QVERIFY(m_program->run({u"exchanges"_s, u"--request"_s, id}).out.contains("recorded"));
            QVERIFY(m_program->run({u"exchanges"_s, u"--response"_s, id}).out.contains("Echo: recorded"));
        }
    }
    QVERIFY(isThere);
}

QTEST_GUILESS_MAIN(ReferenceServersTest)
#include "tst_referenceservers.moc"
