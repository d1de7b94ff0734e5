// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QJsonDocument>
#include <QTcpSocket>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace {

const QByteArray key = "sk-of-another-program-4711";

} // namespace

//! `parlance capture`, and `converse` with `--record` and `--replay`.
class CapturingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }
    void passesAProgramOnToAProvider();
    void standsBeforeAServerThatIsAProgram();
    void leavesOptionsOfTheOtherProgramAlone();
    void refusesWhatCannotBeCaptured_data();
    void refusesWhatCannotBeCaptured();
    void playsATurnAgain_data();
    void playsATurnAgain();
    void playsAConversationWithMcpAndARollBack();
    void playsMcpInAnyProfile_data();
    void playsMcpInAnyProfile();
    void letsEventsComeByEnter();
    void saysWhereATurnDeparts();
    void playsAProviderThatIsACassette();
    void refusesCassettesThatAreNone_data();
    void refusesCassettesThatAreNone();

private:
    QList<QJsonObject> exchanges() const { return m_program->run({u"exchanges"_s, u"--json"_s}).lines(); }

    std::unique_ptr<Program> m_program;
};

void CapturingTest::passesAProgramOnToAProvider()
{
    const auto capture = m_program->start({u"capture"_s, u"--to"_s, u"rehearsal"_s, u"--json"_s});
    QTRY_VERIFY(capture->canReadLine());
    const QUrl url(QJsonDocument::fromJson(capture->readLine()).object().value("url"_L1).toString());
    QCOMPARE(url.host(), u"127.0.0.1"_s);
    QVERIFY(url.path().size() > 16);

    const QByteArray body = R"({"model":"rehearsal","max_tokens":100,"messages":[{"role":"user","content":"Hello"}]})";
    QTcpSocket socket;
    QByteArray told;
    connect(&socket, &QTcpSocket::readyRead, this, [&] { told += socket.readAll(); });
    socket.connectToHost(url.host(), quint16(url.port()));
    socket.write("POST " + url.path().toLatin1() + "/v1/messages HTTP/1.1\r\nHost: " + url.authority().toLatin1() + "\r\nX-Api-Key: " + key
        + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    QTRY_VERIFY(told.contains("\"role\":\"assistant\""));
    QVERIFY(told.startsWith("HTTP/1.1 200 "));

    capture->terminate();
    VERIFY_STATUS(Program::finish(*capture), 0);
    const QList<QJsonObject> listed = exchanges();
    QCOMPARE(listed.size(), 1);
    QCOMPARE(listed.first().value("kind"_L1).toString(), u"captured"_s);
    QCOMPARE(listed.first().value("status"_L1).toInt(), 200);
    QVERIFY(listed.first().value("url"_L1).toString().endsWith(u"/v1/messages"_s));
    const QString id = listed.first().value("id"_L1).toString();
    QCOMPARE(m_program->run({u"exchanges"_s, id, u"--request"_s}).out, body);
    const QString har = m_program->profile() + u"/all.har"_s;
    VERIFY_STATUS(m_program->run({u"exchanges"_s, id, u"--har"_s, har}), 0);
    const QByteArray archive = m_program->read(u"profile/all.har"_s);
    QVERIFY(archive.contains("[redacted]") && !archive.contains(key) && !archive.contains(url.path().mid(1).toLatin1()));
}

void CapturingTest::standsBeforeAServerThatIsAProgram()
{
    const QByteArray request = "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"ping\"}\n";
    const Program::Run run = m_program->run({u"capture"_s, u"--"_s, u"/bin/sh"_s, u"-c"_s,
                                                u"cat; echo aside >&2; echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}'; exit 3"_s},
        request);
    VERIFY_STATUS(run, 3);
    QCOMPARE(run.out, request + "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}\n");
    QCOMPARE(run.notes, QByteArray("aside\n"));
    const QList<QJsonObject> listed = exchanges();
    QVERIFY(!listed.isEmpty());
    QCOMPARE(listed.first().value("kind"_L1).toString(), u"captured"_s);
    QCOMPARE(listed.first().value("url"_L1).toString(), u"stdio://sh/ping"_s);
}

void CapturingTest::leavesOptionsOfTheOtherProgramAlone()
{
    const Program::Run run = m_program->run({u"capture"_s, u"--"_s, u"/bin/echo"_s, u"--profile"_s, u"theirs"_s, u"--json"_s, u"-x"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.out, QByteArray("--profile theirs --json -x\n"));
}

void CapturingTest::refusesWhatCannotBeCaptured_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::newRow("nothing") << QStringList() << 2;
    QTest::newRow("both") << QStringList {u"--to"_s, u"rehearsal"_s, u"--"_s, u"cat"_s} << 2;
    QTest::newRow("an unknown provider") << QStringList {u"--to"_s, u"nobody"_s} << 2;
    QTest::newRow("no port") << QStringList {u"--to"_s, u"rehearsal"_s, u"--port"_s, u"99999"_s} << 2;
    QTest::newRow("a query") << QStringList {u"--to"_s, u"https://example.org/?a=b"_s} << 2;
    QTest::newRow("a program that is not there") << QStringList {u"--"_s, u"/nowhere/at-all"_s} << 1;
}

void CapturingTest::refusesWhatCannotBeCaptured()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, status);
    const Program::Run run = m_program->run(QStringList {u"capture"_s} + arguments);
    VERIFY_STATUS(run, status);
    QVERIFY(run.notes.startsWith("parlance: "));
    QCOMPARE(run.out, QByteArray());
}

void CapturingTest::playsATurnAgain_data()
{
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("an answer") << u"Hello"_s << QStringList();
    QTest::newRow("a tool") << u"What is 17 * 23?"_s << QStringList();
    QTest::newRow("tools at once") << u"read a.txt and what is 2+3?"_s << QStringList();
    QTest::newRow("trying again") << u"Fail once with 529"_s << QStringList();
    QTest::newRow("lenient") << u"Hello"_s << QStringList {u"--lenient"_s};
    QTest::newRow("at its pace") << u"Hello"_s << QStringList {u"--pace"_s, u"recorded"_s};
    // Its input is at its end from the beginning.
    QTest::newRow("step by step") << u"What is 17 * 23?"_s << QStringList {u"--pace"_s, u"step"_s};
}

void CapturingTest::playsATurnAgain()
{
    QFETCH(const QString, prompt);
    QFETCH(const QStringList, options);
    m_program->write(u"workspace/a.txt"_s, "one\ntwo\n");
    const QString tape = m_program->profile() + u"-tape"_s;
    const Program::Run recorded = m_program->converse({u"--record"_s, tape, u"--approve"_s, u"all"_s, prompt});
    VERIFY_STATUS(recorded, 0);
    const auto canonical = [this](const Program::Run &run) {
        return m_program->run({u"show"_s, run.end().value("conversation"_L1).toString(), u"--canonical"_s}).out;
    };
    QVERIFY(!canonical(recorded).isEmpty());
    for (int time = 0; time < 2; ++time) {
        const Program::Run played = m_program->converse(
            QStringList {u"--replay"_s, tape, u"--approve"_s, u"all"_s} + options + QStringList {prompt});
        VERIFY_STATUS(played, 0);
        QCOMPARE(canonical(played), canonical(recorded));
    }
}

void CapturingTest::playsAConversationWithMcpAndARollBack()
{
    m_program->write(u"workspace/a.txt"_s, "one\ntwo\n");
    m_program->write(u"profile/config/ensembles/peer.toml"_s,
        "[ensemble]\nname = \"peer\"\ndescription = \"A peer.\"\n[connection]\ntransport = \"stdio\"\ncommand = [\"" MCP_PEER "\"]\n");
    // Calls side by side, of which one is MCP's; a tool that breaks; files.
    const QList<std::pair<QString, int>> turns {{uR"(Call tool peer:echo with {"message":"hi"} and what is 2+3?)"_s, 0},
        {u"What is 2+3 and break a tool"_s, 1}, {u"read a.txt and what is 17 * 23?"_s, 0}};
    const auto play = [&](const QString &way) {
        QString conversation;
        for (qsizetype turn = 0; turn < turns.size(); ++turn) {
            QStringList arguments {way, m_program->profile() + u"-tape-%1"_s.arg(turn), u"--approve"_s, u"all"_s};
            if (!conversation.isEmpty())
                arguments += {u"--conversation"_s, conversation};
            const Program::Run run = m_program->converse(arguments << turns.at(turn).first);
            if (run.status != turns.at(turn).second)
                return run.out + run.notes;
            conversation = run.end().value("conversation"_L1).toString();
        }
        return m_program->run({u"show"_s, conversation, u"--canonical"_s}).out;
    };
    const QByteArray recorded = play(u"--record"_s);
    QVERIFY2(recorded.contains("\"role\":\"result\"") && recorded.contains("391"), recorded.constData());
    QVERIFY2(!recorded.contains("do not fit"), recorded.constData());
    for (int time = 0; time < 2; ++time)
        QCOMPARE(play(u"--replay"_s), recorded);
}

void CapturingTest::playsMcpInAnyProfile_data()
{
    QTest::addColumn<QString>("era");
    QTest::addColumn<bool>("isKnown");
    for (const QString &era : {u"legacy"_s, u"modern"_s}) {
        QTest::addRow("%s, known", qPrintable(era)) << era << true;
        QTest::addRow("%s, not known", qPrintable(era)) << era << false;
    }
}

void CapturingTest::playsMcpInAnyProfile()
{
    QFETCH(const QString, era);
    QFETCH(const bool, isKnown);
    m_program->write(u"profile/config/ensembles/peer.toml"_s,
        "[ensemble]\nname = \"peer\"\ndescription = \"A peer.\"\n[connection]\ntransport = \"stdio\"\ncommand = [\"" MCP_PEER "\", \""
            + era.toUtf8() + "\"]\n");
    const auto converse = [this](const QStringList &options) {
        return m_program->converse(options + QStringList {u"--approve"_s, u"all"_s, uR"(Call tool peer:echo with {"message":"hi"})"_s});
    };
    QDir remembered(m_program->profile() + u"/data/mcp"_s);
    if (isKnown) {
        VERIFY_STATUS(converse({}), 0);
        QVERIFY(remembered.exists(u"eras.json"_s));
    }
    const QString tape = m_program->profile() + u"-tape"_s;
    const Program::Run recorded = converse({u"--record"_s, tape});
    VERIFY_STATUS(recorded, 0);
    const auto told = [](const Program::Run &run) { return run.events(u"result"_s).value(0).value("text"_L1).toString(); };
    QVERIFY2(told(recorded).contains(u"Echo: hi"_s), recorded.out.constData());
    QVERIFY(!isKnown || remembered.removeRecursively());
    for (int time = 0; time < 2; ++time) {
        const Program::Run played = converse({u"--replay"_s, tape});
        VERIFY_STATUS(played, 0);
        QCOMPARE(told(played), told(recorded));
        // Nor is anything kept of what was only played.
        QVERIFY(!remembered.exists(u"eras.json"_s) && !remembered.exists(u"tools"_s));
    }
}

void CapturingTest::letsEventsComeByEnter()
{
    const QString tape = m_program->profile() + u"-tape"_s;
    VERIFY_STATUS(m_program->converse({u"--record"_s, tape, u"What is 17 * 23?"_s}), 0);
    const auto process = m_program->start({u"converse"_s, u"--json"_s, u"--replay"_s, tape, u"--pace"_s, u"step"_s, u"What is 17 * 23?"_s});
    QByteArray notes;
    connect(process.get(), &QProcess::readyReadStandardError, this, [&] { notes += process->readAllStandardError(); });
    QTRY_VERIFY2_WITH_TIMEOUT(notes.contains("next: the answer to POST http"), notes.constData(), support::patience);
    QVERIFY(notes.count("next:") == 1);
    // The rest of the call; then the answer waits for its own word.
    process->write("r\n");
    QTRY_VERIFY2_WITH_TIMEOUT(notes.count("next:") == 2, notes.constData(), support::patience);
    process->write("\n");
    process->write("a\n");
    const Program::Run played = Program::finish(*process);
    VERIFY_STATUS(played, 0);
    QVERIFY(played.out.contains("391"));
}

void CapturingTest::saysWhereATurnDeparts()
{
    const QString tape = m_program->profile() + u"-tape"_s;
    VERIFY_STATUS(m_program->converse({u"--record"_s, tape, u"Hello"_s}), 0);
    const Program::Run run = m_program->converse({u"--replay"_s, tape, u"Hallo"_s});
    VERIFY_STATUS(run, 1);
    const QByteArray said = QJsonDocument(run.end()).toJson();
    QVERIFY2(said.contains("at byte ") && said.contains("Hallo"), said.constData());
    // No provider was asked.
    QVERIFY2(!said.contains("refused the request"), said.constData());
}

void CapturingTest::playsAProviderThatIsACassette()
{
    const QString tape = m_program->profile() + u"-tape.jsonl"_s;
    VERIFY_STATUS(m_program->converse({u"--record"_s, tape, u"--provider"_s, u"rehearsal"_s, u"--model"_s, u"rehearsal"_s, u"Hello"_s}), 0);
    m_program->write(u"profile/config/providers/tape.toml"_s,
        "[provider]\nname = \"tape\"\ndialect = \"anthropic-messages\"\nkey = \"NO_SUCH_KEY\"\nbase-url = \"cassette:" + tape.toUtf8()
            + "\"\n[[models]]\nname = \"rehearsal\"\ncontext = 200000\nmax-output = 64000\n");
    const Program::Run played = m_program->converse({u"--provider"_s, u"tape"_s, u"--model"_s, u"rehearsal"_s, u"Hello"_s});
    VERIFY_STATUS(played, 0);
    VERIFY_STATUS(m_program->converse({u"--provider"_s, u"tape"_s, u"--model"_s, u"rehearsal"_s, u"Another"_s}), 1);
}

void CapturingTest::refusesCassettesThatAreNone_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("not there") << QStringList {u"--replay"_s, u"nowhere"_s};
    QTest::newRow("a folder") << QStringList {u"--replay"_s, u"."_s};
    QTest::newRow("something else") << QStringList {u"--replay"_s, u"text"_s};
    QTest::newRow("into a folder that is not there") << QStringList {u"--record"_s, u"nowhere/tape"_s};
    QTest::newRow("lenient with nothing") << QStringList {u"--lenient"_s};
    QTest::newRow("no pace") << QStringList {u"--replay"_s, u"text"_s, u"--pace"_s, u"fast"_s};
}

void CapturingTest::refusesCassettesThatAreNone()
{
    QFETCH(const QStringList, arguments);
    m_program->write(u"workspace/text"_s, "hello\n");
    const Program::Run run = m_program->run(QStringList {u"converse"_s} + arguments + QStringList {u"Hello"_s});
    VERIFY_STATUS(run, 2);
    QVERIFY(run.notes.startsWith("parlance: "));
}

QTEST_GUILESS_MAIN(CapturingTest)
#include "tst_capturing.moc"
