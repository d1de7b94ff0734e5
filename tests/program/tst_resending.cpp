// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"

#include <QDirIterator>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace {

const QByteArray key = "sk-the-key-of-the-provider-0815";

QByteArray message(const QByteArray &text)
{
    return R"({"id":"m","type":"message","role":"assistant","model":"claude","content":[{"type":"text","text":")" + text
        + R"("}],"stop_reason":"end_turn","usage":{"input_tokens":7,"output_tokens":3}})";
}

} // namespace

//! `parlance resend`.
class ResendingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void sendsTheSameBytesAgain();
    void sendsAnotherBody();
    void sendsSeveralTimes();
    void sendsToAnotherProviderWithItsOwnKey();
    void saysWhatAProviderRefuses();
    void refusesWhatCannotBeSentAgain_data();
    void refusesWhatCannotBeSentAgain();

private:
    QList<QJsonObject> exchanges() const { return m_program->run({u"exchanges"_s, u"--json"_s}).lines(); }
    QByteArray requestOf(const QString &id) const { return m_program->run({u"exchanges"_s, id, u"--request"_s}).out; }
    void addProvider(const QUrl &url);

    std::unique_ptr<Program> m_program;
    //! Of a turn with the rehearsal.
    QString m_exchange;
};

void ResendingTest::init()
{
    m_program = std::make_unique<Program>();
    VERIFY_STATUS(m_program->converse({u"Hello there"_s}), 0);
    m_exchange = exchanges().first()[u"id"].toString();
}

void ResendingTest::addProvider(const QUrl &url)
{
    m_program->setEnvironment(u"SOME_KEY"_s, QString::fromLatin1(key));
    m_program->write(u"profile/config/providers/other.toml"_s,
        "[provider]\nname = \"other\"\ndialect = \"anthropic-messages\"\nbase-url = \"" + url.toString().toUtf8()
            + "\"\nkey = \"SOME_KEY\"\n[[models]]\nname = \"claude\"\n");
}

void ResendingTest::sendsTheSameBytesAgain()
{
    const Program::Run run = m_program->run({u"resend"_s, m_exchange.left(20), u"--json"_s});
    VERIFY_STATUS(run, 0);
    const QJsonObject told = run.lines().first();
    QCOMPARE(told[u"of"].toString(), m_exchange);
    QCOMPARE(told[u"status"].toInt(), 200);
    QVERIFY(told[u"departs"].isNull());
    QVERIFY(told[u"text"].toString().contains(u"rehearsal"_s));
    QCOMPARE(run.end()[u"sent"].toInt(), 1);
    QCOMPARE(run.end()[u"end"].toString(), u"done"_s);
    const QString sent = told[u"exchange"].toString();
    QCOMPARE(requestOf(sent), requestOf(m_exchange));
    QVERIFY(!requestOf(sent).isEmpty());
    for (const QJsonObject &exchange : exchanges()) {
        QCOMPARE(exchange[u"kind"].toString(), exchange[u"id"] == sent ? u"resent"_s : u"provider"_s);
        QCOMPARE(exchange[u"of"].toString(), exchange[u"id"] == sent ? m_exchange : QString());
    }
    // For a person: the answer, and beside it what came of it.
    const Program::Run plain = m_program->run({u"resend"_s, m_exchange});
    VERIFY_STATUS(plain, 0);
    QVERIFY(plain.out.startsWith("Hello. This is the rehearsal"));
    QVERIFY(plain.notes.contains("says the same as before"));
}

void ResendingTest::sendsAnotherBody()
{
    QByteArray body = requestOf(m_exchange);
    QVERIFY(body.contains("Hello there"));
    body.replace("Hello there", "What is 1+1?");
    const QString file = m_program->write(u"body.json"_s, body);
    const Program::Run run = m_program->run({u"resend"_s, m_exchange, u"--body"_s, file, u"--json"_s});
    VERIFY_STATUS(run, 0);
    const QJsonObject told = run.lines().first();
    QVERIFY(told[u"departs"].isDouble());
    QCOMPARE(requestOf(told[u"exchange"].toString()), body);
}

void ResendingTest::sendsSeveralTimes()
{
    const Program::Run run = m_program->run({u"resend"_s, m_exchange, u"--times"_s, u"3"_s, u"--json"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.lines().size(), 4);
    QCOMPARE(run.end()[u"sent"].toInt(), 3);
    QCOMPARE(exchanges().size(), 4);
}

void ResendingTest::sendsToAnotherProviderWithItsOwnKey()
{
    ScriptedServer server;
    addProvider(server.url());
    server.enqueue(Script::answer(200, message("first")));
    VERIFY_STATUS(m_program->converse({u"--model"_s, u"other/claude"_s, u"--ensemble"_s, u"none"_s, u"Hi"_s}), 0);
    QString kept;
    for (const QJsonObject &exchange : exchanges()) {
        if (QUrl(exchange[u"url"].toString()).port() == server.url().port())
            kept = exchange[u"id"].toString();
    }
    server.enqueue(Script::answer(200, message("second")));
    const Program::Run run = m_program->run({u"resend"_s, kept, u"--json"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.lines().first()[u"provider"].toString(), u"other"_s);
    QCOMPARE(run.lines().first()[u"text"].toString(), u"second"_s);
    QCOMPARE(run.lines().first()[u"departs"].toInt(), 0);
    QCOMPARE(run.lines().first()[u"usage"][u"output"].toInt(), 3);
    const ScriptedServer::Request &first = server.requests().at(0);
    const ScriptedServer::Request &second = server.requests().at(1);
    QCOMPARE(second.line, first.line);
    QCOMPARE(second.body, first.body);
    QCOMPARE(second.header("x-api-key"), key);
    QCOMPARE(second.header("anthropic-version"), first.header("anthropic-version"));
    // The key is nowhere that something is kept.
    QVERIFY(!run.out.contains(key) && !run.notes.contains(key));
    QDirIterator files(m_program->profile(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains(key), qPrintable(file.fileName()));
    }
}

void ResendingTest::saysWhatAProviderRefuses()
{
    ScriptedServer server;
    addProvider(server.url());
    server.enqueue(Script::answer(200, message("first")));
    VERIFY_STATUS(m_program->converse({u"--model"_s, u"other/claude"_s, u"--ensemble"_s, u"none"_s, u"Hi"_s}), 0);
    const QString kept = exchanges().last()[u"url"].toString().contains(QString::number(server.url().port()))
        ? exchanges().last()[u"id"].toString()
        : exchanges().first()[u"id"].toString();
    server.enqueue(Script::answer(429, R"({"type":"error","error":{"type":"rate_limit_error","message":"slow down"}})"));
    const Program::Run run = m_program->run({u"resend"_s, kept, u"--json"_s});
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.lines().first()[u"status"].toInt(), 429);
    QVERIFY(run.lines().first()[u"error"].toString().contains(u"slow down"_s));
    QCOMPARE(run.end()[u"failed"].toInt(), 1);
    // A second try is a person's to make.
    QCOMPARE(server.requests().size(), 2);
    // It breaks off in the midst of it.
    server.enqueue(Script().close());
    VERIFY_STATUS(m_program->run({u"resend"_s, kept, u"--json"_s}), 1);
}

void ResendingTest::refusesWhatCannotBeSentAgain_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("why");
    QTest::newRow("nothing") << QStringList() << QByteArray("Which exchange");
    QTest::newRow("unknown") << QStringList {u"ffffffff"_s} << QByteArray("ffffffff");
    QTest::newRow("another language") << QStringList {u"KEPT"_s, u"--provider"_s, u"openai"_s} << QByteArray("speaks");
    QTest::newRow("no such provider") << QStringList {u"KEPT"_s, u"--provider"_s, u"nobody"_s} << QByteArray("nobody");
    QTest::newRow("no such file") << QStringList {u"KEPT"_s, u"--body"_s, u"/no/such/file"_s} << QByteArray("/no/such/file");
    QTest::newRow("never") << QStringList {u"KEPT"_s, u"--times"_s, u"0"_s} << QByteArray("times");
    QTest::newRow("too often") << QStringList {u"KEPT"_s, u"--times"_s, u"101"_s} << QByteArray("times");
}

void ResendingTest::refusesWhatCannotBeSentAgain()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, why);
    arguments.replaceInStrings(u"KEPT"_s, m_exchange);
    const Program::Run run = m_program->run(QStringList {u"resend"_s} + arguments);
    VERIFY_STATUS(run, 2);
    QVERIFY2(run.notes.contains(why), run.notes.constData());
    QCOMPARE(exchanges().size(), 1);
}

QTEST_GUILESS_MAIN(ResendingTest)
#include "tst_resending.moc"
