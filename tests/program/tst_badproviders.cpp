// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/program/wirestreams.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;
using namespace wirestreams;

namespace {

QByteArray started(const QByteArray &events)
{
    return "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n" + events;
}

} // namespace

//! Providers that answer with what they should not: a clear error, exit status 1, and the text that was seen is kept.
class BadProvidersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<Program>();
        m_server = std::make_unique<ScriptedServer>();
    }

    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void keepsWhatWasSeen_data();
    void keepsWhatWasSeen();
    void tellsOfAnAnswerThatIsCut();
    void waitsAsLongAsTheServerAsks();
    void givesUpOnAStallAfterTheDescriptorsTime();
    void refusesFortyMegabytesInOneLine();
    void failsWhereGramHasNoPlaceForTheAnswer();

private:
    Program::Run converse(const QString &dialect) const
    {
        return m_program->converse({u"--base-url"_s, m_server->url().toString(), u"--dialect"_s, dialect, u"Hi"_s});
    }
    static QString message(const Program::Run &run) { return run.end().value("error"_L1).toObject().value("message"_L1).toString(); }

    std::unique_ptr<Program> m_program;
    std::unique_ptr<ScriptedServer> m_server;
};

void BadProvidersTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("says");
    const auto whole = [](int status, const QByteArray &body, const QByteArray &type) {
        return Script::answer(status, body, type).steps.first().bytes;
    };
    QTest::newRow("a web page") << whole(200, "<!DOCTYPE html><html><body>Welcome</body></html>", "text/html") << u"web page"_s;
    QTest::newRow("half a JSON object") << whole(200, "{\"choices\":[{\"mess", "application/json") << QString();
    QTest::newRow("half an event") << started("data: {\"choices\":[{\"delta\":{\"con") << QString();
    QTest::newRow("an empty body") << whole(200, "", "application/json") << QString();
    QTest::newRow("an empty stream") << started("") << QString();
    QTest::newRow("a refused key") << whole(401, "{\"error\":{\"message\":\"bad key\"}}", "application/json") << u"key"_s;
    QTest::newRow("an unknown model") << whole(404, "{\"error\":{\"message\":\"no such model\"}}", "application/json")
                                      << u"no such model"_s;
    QTest::newRow("no HTTP") << QByteArray("220 mail.example.org ESMTP\r\n\r\n") << QString();
    QTest::newRow("a redirection") << QByteArray("HTTP/1.1 302 Found\r\nLocation: http://example.org/\r\nContent-Length: 0\r\n\r\n")
                                   << QString();
}

void BadProvidersTest::saysWhatIsWrong()
{
    QFETCH(QByteArray, answer);
    QFETCH(QString, says);
    for (const QString &dialect : {u"openai"_s, u"anthropic"_s}) {
        m_server->enqueue(Script().send(answer).close());
        const Program::Run run = converse(dialect);
        VERIFY_STATUS(run, 1);
        QCOMPARE(run.end().value("state"_L1).toString(), u"cancelled"_s);
        QVERIFY(!message(run).isEmpty());
        QVERIFY2(message(run).contains(says), qPrintable(message(run)));
        QCOMPARE(m_program->show(run.end().value("conversation"_L1).toString()), QByteArray());
    }
    QCOMPARE(m_server->requests().size(), 2);
}

void BadProvidersTest::keepsWhatWasSeen_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("events");
    QTest::addColumn<bool>("resets");
    const QByteArray seen = "Seen by the person";
    const QByteArray anthropic = anthropicStart() + anthropicText(seen);
    const QByteArray error =
        "event: error\ndata: {\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\",\"message\":\"Overloaded\"}}\n\n";
    QTest::newRow("an error in a Messages stream") << u"anthropic"_s << anthropic + error << false;
    QTest::newRow("a Messages stream without its end") << u"anthropic"_s << anthropic << false;
    QTest::newRow("a Messages stream that is reset") << u"anthropic"_s << anthropic << true;
    QTest::newRow("an error in a Completions stream")
        << u"openai"_s << openAiText(seen) + "data: {\"error\":{\"message\":\"Overloaded\",\"code\":529}}\n\n"
        << false;
    QTest::newRow("half an object in a Completions stream") << u"openai"_s << openAiText(seen) + "data: {\"choices\":[{\"del\n\n" << false;
    QTest::newRow("a Completions stream that is reset") << u"openai"_s << openAiText(seen) << true;
}

void BadProvidersTest::keepsWhatWasSeen()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, events);
    QFETCH(bool, resets);
    Script script = Script().send(started(events));
    m_server->enqueue(resets ? script.reset() : script.close());
    const Program::Run run = converse(dialect);
    VERIFY_STATUS(run, 1);
    QCOMPARE(m_server->requests().size(), 1);
    QVERIFY(!message(run).isEmpty());
    // A reset may overtake what was sent before it; whatever was seen is kept.
    if (resets && run.events(u"delta"_s).isEmpty())
        QSKIP("The reset came before the text.");
    QCOMPARE(run.end().value("state"_L1).toString(), u"interrupted"_s);
    const QByteArray shown = m_program->show(run.end().value("conversation"_L1).toString());
    QVERIFY2(shown.contains("Seen by the person"), shown.constData());
    QVERIFY(shown.contains("\"interrupted\":true"));
}

void BadProvidersTest::tellsOfAnAnswerThatIsCut()
{
    const QByteArray events = anthropicStart() + anthropicText("Half an") + anthropicEvent("content_block_stop", R"("index":0)");
    m_server->enqueue(Script::stream(events + anthropicEnd("max_tokens")));
    const Program::Run run = m_program->run(
        {u"converse"_s, u"--base-url"_s, m_server->url().toString(), u"--dialect"_s, u"anthropic"_s, u"Hi"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.out, QByteArray("Half an\n"));
    QVERIFY2(run.notes.contains("length limit"), run.notes.constData());
}

void BadProvidersTest::waitsAsLongAsTheServerAsks()
{
    m_server->enqueue(Script::answer(429, "{\"error\":{\"message\":\"Slow down\"}}", "application/json", "Retry-After: 1\r\n"));
    m_server->enqueue(Script::stream(openAiAnswer("At last.")));
    const Program::Run run = converse(u"openai"_s);
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.events(u"retry"_s).size(), 1);
    QCOMPARE(run.events(u"retry"_s).first().value("after-milliseconds"_L1).toInt(), 1000);
    QVERIFY(run.events(u"retry"_s).first().value("reason"_L1).toString().contains(u"Slow down"));
    QCOMPARE(m_server->requests().size(), 2);
    QCOMPARE(m_program->run({u"exchanges"_s, u"--json"_s}).lines().size(), 2);
}

void BadProvidersTest::givesUpOnAStallAfterTheDescriptorsTime()
{
    m_program->write(u"profile/config/providers/slow.toml"_s,
        "[provider]\nname = \"slow\"\ndialect = \"openai-chat-completions\"\nbase-url = \"" + m_server->url().toString().toUtf8()
            + "\"\nidle-timeout = 3\nmax-retries = 0\n[[models]]\nname = \"m\"\n");
    m_server->enqueue(Script().send(started(openAiText("Seen"))).stall());
    const Program::Run run = m_program->converse({u"--provider"_s, u"slow"_s, u"Hi"_s});
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.end().value("state"_L1).toString(), u"interrupted"_s);
    QVERIFY2(message(run).contains(u"3 seconds"), qPrintable(message(run)));
    QVERIFY(m_program->show(run.end().value("conversation"_L1).toString()).contains("Seen"));
}

void BadProvidersTest::refusesFortyMegabytesInOneLine()
{
    m_server->enqueue(Script().send(started(openAiText("Seen") + "data: ")).send(QByteArray(40 * 1024 * 1024, 'a'), 1024 * 1024).close());
    const Program::Run run = converse(u"openai"_s);
    VERIFY_STATUS(run, 1);
    QVERIFY(!message(run).isEmpty());
    QVERIFY(message(run).size() < 1000);
    QVERIFY(m_program->show(run.end().value("conversation"_L1).toString()).contains("Seen"));
}

void BadProvidersTest::failsWhereGramHasNoPlaceForTheAnswer()
{
    const QByteArray text = openAiChunk(R"({"content":"a\u0000b"})");
    m_server->enqueue(Script::stream(text + openAiChunk("{}", "\"stop\"") + "data: [DONE]\n\n"));
    const Program::Run run = m_program->run(
        {u"converse"_s, u"--base-url"_s, m_server->url().toString(), u"--dialect"_s, u"openai"_s, u"--gram"_s, u"Hi"_s});
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.out, QByteArray());
    QVERIFY2(run.notes.contains("This cannot be said in gram: a NUL character."), run.notes.constData());
}

QTEST_GUILESS_MAIN(BadProvidersTest)
#include "tst_badproviders.moc"
