// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/network/llamafixture.h"

#include <QTcpServer>

#include <cerrno>
#include <csignal>

using namespace llama;

//! A llama.cpp server that is started and watched; the server is a stand-in.
class LlamaServerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsNothingUnasked();
    void tellsHowFarTheModelIsLoaded();
    void takesOverWhatTheServerSaysOfItsModel();
    void isReadyWithoutProperties();
    void isCalledWithWhatTheDescriptorSays();
    void saysWhyItFailed_data();
    void saysWhyItFailed();
    void takesAnotherPortWhereTheFirstIsTaken();
    void givesUpWhereEveryPortIsTaken();
    void startsAgainAfterACrash();
    void givesUpAfterManyCrashes();
    void endsItsProgram_data();
    void endsItsProgram();
    void isReplacedWhenItsDescriptorChanges();
    void isForParlanceAlone();
    void takesTheKeyThatItsArgumentsName();
    void keepsQuestionsAfterItsHealthOutOfTheRecord();
};

void LlamaServerTest::startsNothingUnasked()
{
    Fixture fixture;
    QCoreApplication::processEvents();
    QCOMPARE(fixture.server().state(), State::Stopped);
    QCOMPARE(fixture.starts(), 0);
    QCOMPARE(fixture.server().memory(), 0);
    QVERIFY(fixture.server().url().isEmpty());
}

void LlamaServerTest::tellsHowFarTheModelIsLoaded()
{
    Fixture fixture("load = 1000\n");
    QList<State> states;
    QList<int> percents;
    QStringList words;
    connect(&fixture.server(), &LlamaServer::changed, this, [&] {
        const LlamaServer &server = fixture.server();
        if (states.isEmpty() || states.last() != server.state())
            states.append(server.state());
        if (server.state() == State::Loading) {
            percents.append(server.percent());
            words.append(server.status());
        }
    });
    fixture.server().start();
    QTRY_COMPARE(fixture.server().state(), State::Ready);
    QCOMPARE(states, (QList<State> {State::Starting, State::Loading, State::Ready}));
    QVERIFY(std::is_sorted(percents.begin(), percents.end()));
    QVERIFY2(percents.count() > 2, qPrintable(QString::number(percents.count())));
    QVERIFY2(!words.filter(u"loading the model: "_s).isEmpty(), qPrintable(words.join(u'\n')));
    QVERIFY(fixture.server().memory() > 100'000);
    QVERIFY(fixture.server().log().join(u'\n').contains(u"warming up"_s));
}

void LlamaServerTest::takesOverWhatTheServerSaysOfItsModel()
{
    Fixture fixture("context = 4096\nvision = yes\n");
    QCOMPARE(fixture.catalog->find(u"local"_s)->models.size(), 1);
    QCOMPARE(fixture.catalog->find(u"local"_s)->models.first().name, u"small-q4"_s);
    QCOMPARE(fixture.catalog->find(u"local"_s)->models.first().context, 32768);
    fixture.server().start();
    QTRY_COMPARE(fixture.server().state(), State::Ready);
    const Provider provider = *fixture.catalog->find(u"local"_s);
    QCOMPARE(provider.models.first().context, 4096);
    QVERIFY(provider.served);
    QCOMPARE(provider.served->seesPictures, std::optional(true));
    QCOMPARE(provider.served->knowsTools, std::optional(true));
    QCOMPARE(provider.served->build, u"b10472-stand-in"_s);
}

void LlamaServerTest::isReadyWithoutProperties()
{
    Fixture fixture("no-props = 1\n");
    fixture.server().start();
    QTRY_COMPARE(fixture.server().state(), State::Ready);
    QCOMPARE(fixture.catalog->find(u"local"_s)->models.first().context, 32768);
}

void LlamaServerTest::isCalledWithWhatTheDescriptorSays()
{
    Fixture fixture({}, "context = 8192\ngpu-layers = 20\narguments = [\"--threads\", \"2\", \"a b\"]\n");
    fixture.server().start();
    QTRY_COMPARE(fixture.server().state(), State::Ready);
    const QByteArray line = fixture.log().split('\n').first();
    for (const char *wanted : {"--host 127.0.0.1", "--ctx-size 8192", "--n-gpu-layers 20", "--jinja", "--threads 2 a b"})
        QVERIFY2(line.contains(wanted), line.constData());
}

void LlamaServerTest::saysWhyItFailed_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<bool>("hasModel");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("detail");
    QTest::newRow("no such program") << QByteArray() << QByteArray("program = \"no-such-llama\"\n") << true
                                     << u"“no-such-llama” was not found"_s << u"looked for in /"_s;
    QTest::newRow("no model file") << QByteArray() << QByteArray() << false << u"There is no model file"_s << QString();
    QTest::newRow("crash on load")
        << QByteArray("crash-loading = always\n") << QByteArray() << true
        << u"status 1. It said: llama_model_load: error loading model: tensor 'blk.7.attn_q.weight' data is not within the file bounds"_s
        << u"not within the file bounds"_s;
    QTest::newRow("no program at all") << QByteArray() << QByteArray("program = \"/dev/null\"\n") << true << u"was not found"_s
                                       << QString();
}

void LlamaServerTest::saysWhyItFailed()
{
    QFETCH(QByteArray, script);
    QFETCH(QByteArray, lines);
    QFETCH(bool, hasModel);
    QFETCH(QString, message);
    QFETCH(QString, detail);
    Fixture fixture(script, lines);
    if (!hasModel)
        QVERIFY(QFile::remove(fixture.model()));
    const Outcome outcome(fixture.converse(u"Hello"_s));
    QTRY_VERIFY(outcome.isFinished);
    QCOMPARE(fixture.server().state(), State::Failed);
    QVERIFY2(outcome.error.message.contains(message), qPrintable(outcome.error.message));
    QVERIFY2(outcome.error.detail.contains(detail), qPrintable(outcome.error.detail));
    QVERIFY(fixture.starts() <= 1);
    QVERIFY(outcome.partial.isEmpty());
}

void LlamaServerTest::takesAnotherPortWhereTheFirstIsTaken()
{
    Fixture fixture("port-taken = 1\n");
    fixture.server().start();
    QTRY_COMPARE(fixture.server().state(), State::Ready);
    QCOMPARE(fixture.starts(), 2);
    QVERIFY(fixture.server().log().join(u'\n').contains(u"was taken; another one is tried"_s));
}

void LlamaServerTest::givesUpWhereEveryPortIsTaken()
{
    Fixture fixture("port-taken = always\n");
    fixture.server().start();
    QTRY_COMPARE(fixture.server().state(), State::Failed);
    QCOMPARE(fixture.starts(), 3);
    QVERIFY(fixture.server().error().message.contains(u"was taken"_s));
}

void LlamaServerTest::startsAgainAfterACrash()
{
    Fixture fixture("crash-answering = 1\nanswer = one two three\n");
    const Outcome broken(fixture.converse(u"Hello"_s));
    QTRY_VERIFY(broken.isFinished);
    QCOMPARE(broken.error.category, model::ErrorCategory::Provider);
    QVERIFY2(broken.error.message.contains(u"killed by signal"_s), qPrintable(broken.error.message));
    QVERIFY2(broken.error.detail.contains(u"GGML_ASSERT"_s), qPrintable(broken.error.detail));
    QCOMPARE(model::plainText(broken.partial), u"one "_s);
    // Nobody asked for it: whoever goes on finds it ready.
    QTRY_COMPARE(fixture.server().state(), State::Ready);
    QCOMPARE(fixture.starts(), 2);
    const Outcome whole(fixture.converse(u"Hello"_s));
    QTRY_VERIFY(whole.isFinished);
    QCOMPARE(model::plainText(whole.whole), u"one two three"_s);
    // What it wrote before it fell is still there to be read.
    QVERIFY(fixture.server().log().join(u'\n').contains(u"GGML_ASSERT"_s));
}

void LlamaServerTest::givesUpAfterManyCrashes()
{
    Fixture fixture("crash-answering = always\n");
    for (int attempt = 0; attempt < 6; ++attempt) {
        QVERIFY(fixture.server().state() != State::Failed);
        const Outcome outcome(fixture.converse(u"Hello"_s));
        QTRY_VERIFY(outcome.isFinished);
        QTRY_VERIFY(fixture.server().state() == State::Ready || fixture.server().state() == State::Failed);
    }
    QCOMPARE(fixture.server().state(), State::Failed);
    QCOMPARE(fixture.starts(), 6);
    // The person's word begins it anew.
    fixture.server().start();
    QTRY_COMPARE(fixture.server().state(), State::Ready);
}

void LlamaServerTest::endsItsProgram_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<bool>("byOwner");
    QTest::newRow("stopped") << QByteArray() << false;
    QTest::newRow("with its owner") << QByteArray() << true;
    QTest::newRow("stopped while loading") << QByteArray("points = 30\n") << false;
}

void LlamaServerTest::endsItsProgram()
{
    QFETCH(QByteArray, script);
    QFETCH(bool, byOwner);
    Fixture fixture(script);
    fixture.server().start();
    QTRY_VERIFY(fixture.server().state() == State::Ready || fixture.server().percent() == 30);
    const auto process = pid_t(fixture.process());
    QCOMPARE(::kill(process, 0), 0);
    if (byOwner) {
        fixture.servers.reset();
    } else {
        fixture.server().stop();
        QCOMPARE(fixture.server().state(), State::Stopped);
        QCOMPARE(fixture.server().memory(), 0);
    }
    QTRY_VERIFY(::kill(process, 0) == -1 && errno == ESRCH);
}

void LlamaServerTest::isReplacedWhenItsDescriptorChanges()
{
    Fixture fixture;
    fixture.server().start();
    QTRY_COMPARE(fixture.server().state(), State::Ready);
    const auto process = pid_t(fixture.process());
    fixture.describe("# The same.\n");
    QCOMPARE(fixture.server().state(), State::Ready);
    fixture.describe("context = 1024\n");
    QCOMPARE(fixture.server().state(), State::Stopped);
    QCOMPARE(fixture.server().description().context, 1024);
    QTRY_VERIFY(::kill(process, 0) == -1);
}

void LlamaServerTest::isForParlanceAlone()
{
    Fixture fixture;
    QList<model::Exchange> recorded;
    connect(
        &fixture.exchanges, &model::ExchangeLog::ended, this, [&recorded](const model::Exchange &exchange) { recorded.append(exchange); });
    const Outcome outcome(fixture.converse(u"Hello"_s));
    QTRY_VERIFY(outcome.isFinished);
    QCOMPARE(model::plainText(outcome.whole), u"You said: Hello"_s);
    const QByteArray key = fixture.server().key();
    QVERIFY(key.size() >= 32);
    // Neither the list of processes nor the record shows it.
    QVERIFY(!fixture.log().contains(key));
    QVERIFY(!fixture.server().log().join(u'\n').contains(QString::fromLatin1(key)));
    QCOMPARE(recorded.size(), 2);
    for (const model::Exchange &exchange : std::as_const(recorded)) {
        for (const auto &[name, value] : exchange.request.headers)
            QVERIFY2(!value.contains(key), name.constData());
    }
    // Who does not know it gets nothing.
    HttpRequest request;
    request.url = fixture.server().url();
    request.url.setPath(u"/props"_s);
    HttpJob *asked = fixture.client.send(request, fixture.owner.get());
    int status = 0;
    connect(asked, &HttpJob::succeeded, this, [&status](int answered) { status = answered; });
    QTRY_COMPARE(status, 401);
    fixture.server().restart();
    QTRY_COMPARE(fixture.server().state(), State::Ready);
    QVERIFY(fixture.server().key() != key);
}

void LlamaServerTest::takesTheKeyThatItsArgumentsName()
{
    Fixture fixture({}, "arguments = [\"--api-key\", \"sk-of-the-person\"]\n");
    fixture.server().start();
    QTRY_COMPARE(fixture.server().state(), State::Ready);
    QVERIFY(fixture.server().key().isEmpty());
}

void LlamaServerTest::keepsQuestionsAfterItsHealthOutOfTheRecord()
{
    Fixture fixture("load = 300\n");
    QStringList recorded;
    connect(&fixture.exchanges, &model::ExchangeLog::ended, this,
        [&recorded](const model::Exchange &exchange) { recorded.append(exchange.request.url.path()); });
    fixture.server().start();
    QTRY_COMPARE(fixture.server().state(), State::Ready);
    QCOMPARE(recorded, QStringList {u"/props"_s});
}

QTEST_GUILESS_MAIN(LlamaServerTest)
#include "tst_llamaserver.moc"
