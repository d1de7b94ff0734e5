// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/catalog/providerreader.h"
#include "network/providers/conversing/tokencounter.h"
#include "network/providers/local/llamaserver.h"
#include "network/providers/local/servedconversejob.h"
#include "tests/network/llamafixture.h"

using namespace llama;

//! Requests to a provider whose server is started, its descriptor, and what its server writes.
class ServedConverserTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void waitsForTheServerAndSaysSo();
    void sendsWhetherTheStateIsKept_data();
    void sendsWhetherTheStateIsKept();
    void canBeStoppedWhileTheModelLoads();
    void keepsWhatWasSaidWhenItIsStopped();
    void waitsNoLongerThanItMay();
    void saysThatTheServerWasStopped();
    void refusesAPictureThatItsModelCannotSee();
    void countsTokensByTheServer();
    void readsItsDescriptor();
    void findsWhatIsWrongInADescriptor_data();
    void findsWhatIsWrongInADescriptor();
    void writesItsDescriptor();
    void readsTheProgressInAnyPieces();
    void takesAnyLog();
};

void ServedConverserTest::waitsForTheServerAndSaysSo()
{
    Fixture fixture("load = 300\nanswer = Good morning\n");
    const Outcome outcome(fixture.converse(u"Hello"_s));
    QTRY_VERIFY(outcome.isFinished);
    QCOMPARE(model::plainText(outcome.whole), u"Good morning"_s);
    QCOMPARE(outcome.text, u"Good morning"_s);
    QVERIFY(outcome.waits.first().contains(u"being started"_s));
    QVERIFY(!outcome.waits.filter(u"loading the model: "_s).isEmpty());
    // The next one finds it ready.
    const Outcome second(fixture.converse(u"Hello"_s));
    QTRY_VERIFY(second.isFinished);
    QVERIFY(second.waits.isEmpty());
    QCOMPARE(fixture.starts(), 1);
}

void ServedConverserTest::sendsWhetherTheStateIsKept_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<bool>("resets");
    QTest::newRow("unless said otherwise") << QByteArray() << true;
    QTest::newRow("reset") << QByteArray("reset-state = true\n") << true;
    QTest::newRow("kept") << QByteArray("reset-state = false\n") << false;
}

void ServedConverserTest::sendsWhetherTheStateIsKept()
{
    QFETCH(QByteArray, lines);
    QFETCH(bool, resets);
    Fixture fixture({}, lines);
    const Outcome outcome(fixture.converse(u"Hello"_s));
    QTRY_VERIFY(outcome.isFinished);
    QCOMPARE(model::plainText(outcome.whole), u"You said: Hello"_s);
    QCOMPARE(fixture.log().contains("\"cache_prompt\":false"), resets);
    QCOMPARE(fixture.log().contains("cache_prompt"), resets);
}

void ServedConverserTest::canBeStoppedWhileTheModelLoads()
{
    Fixture fixture("points = 40\n");
    model::ConverseJob *job = fixture.converse(u"Hello"_s);
    const Outcome outcome(job);
    QTRY_COMPARE(fixture.server().percent(), 40);
    job->cancel();
    QTRY_VERIFY(outcome.isFinished);
    QVERIFY(outcome.error.message.isEmpty());
    // The person who asks again need not wait from the beginning.
    QCOMPARE(fixture.server().state(), State::Loading);
}

void ServedConverserTest::keepsWhatWasSaidWhenItIsStopped()
{
    Fixture fixture("answer = one two three four\npace = 20000\n");
    model::ConverseJob *job = fixture.converse(u"Hello"_s);
    const Outcome outcome(job);
    QTRY_COMPARE(outcome.text, u"one "_s);
    job->cancel();
    QCOMPARE(model::plainText(job->partial().contents), u"one "_s);
    QTRY_VERIFY(outcome.isFinished);
}

void ServedConverserTest::waitsNoLongerThanItMay()
{
    Fixture fixture("points = 40\n");
    model::ConverseRequest request;
    request.model = {u"local"_s, u"m"_s};
    auto *job = new ServedConverseJob(
        *fixture.catalog->find(u"local"_s), request, *fixture.servers, fixture.client, fixture.keychain, {}, 100, fixture.owner.get());
    const Outcome outcome(job);
    QTRY_VERIFY(outcome.isFinished);
    QCOMPARE(outcome.error.category, model::ErrorCategory::Timeout);
}

void ServedConverserTest::saysThatTheServerWasStopped()
{
    Fixture fixture("points = 40\n");
    const Outcome outcome(fixture.converse(u"Hello"_s));
    QTRY_COMPARE(fixture.server().percent(), 40);
    fixture.server().stop();
    QTRY_VERIFY(outcome.isFinished);
    QVERIFY(outcome.error.message.contains(u"was stopped"_s));
}

void ServedConverserTest::refusesAPictureThatItsModelCannotSee()
{
    const auto asked = [](const Fixture &fixture) { return fixture.log().count("asked POST /v1/chat/completions"); };
    model::Canister user;
    user.contents = {model::TextContent {u"What is this?"_s}, model::ImageContent {"\x89PNG", u"image/png"_s, {}}};
    model::ConverseRequest request;
    request.model = {u"local"_s, u"small-q4"_s};
    request.canisters = {model::share(user)};
    for (const bool sees : {false, true}) {
        Fixture fixture(sees ? "vision = yes\n" : "");
        const auto send = [&] { return (*fixture.conversers->converserFor(request.model))->converse(request, fixture.owner.get()); };
        const Outcome outcome(send());
        QTRY_VERIFY(outcome.isFinished);
        QCOMPARE(asked(fixture), sees ? 1 : 0);
        QCOMPARE(outcome.error.category == model::ErrorCategory::Usage && outcome.error.message.contains(u"sees no pictures"_s), !sees);
    }
    // What was said of one before does not hold up the conversation.
    model::Canister answer;
    answer.role = model::Role::Assistant;
    answer.contents = {model::TextContent {u"A dot"_s}};
    model::Canister next;
    next.contents = {model::TextContent {u"And now?"_s}};
    request.canisters += {model::share(answer), model::share(next)};
    Fixture fixture;
    const Outcome outcome((*fixture.conversers->converserFor(request.model))->converse(request, fixture.owner.get()));
    QTRY_VERIFY(outcome.isFinished);
    QCOMPARE(model::plainText(outcome.whole), u"You said: And now?"_s);
    QVERIFY(fixture.log().contains("A picture stood here."));
    QVERIFY(!fixture.log().contains("image_url"));
}

void ServedConverserTest::countsTokensByTheServer()
{
    Fixture fixture;
    fixture.server().start();
    QTRY_COMPARE(fixture.server().state(), State::Ready);
    const Provider reached = fixture.servers->reached(*fixture.catalog->find(u"local"_s));
    model::ConverseRequest request;
    request.model = {u"local"_s, u"small-q4"_s};
    model::Canister user;
    user.contents = {model::TextContent {u"one two three"_s}};
    request.canisters = {model::share(user)};
    auto *counter = new TokenCounter(reached, request, reached.ownKey, support::patience, fixture.client, this);
    QSignalSpy counted(counter, &TokenCounter::succeeded);
    QTRY_COMPARE(counted.count(), 1);
    QCOMPARE(counted.first().first().toLongLong(), 3);
}

void ServedConverserTest::readsItsDescriptor()
{
    const QByteArray text = "[provider]\nname = \"x\"\ndialect = \"openai-chat-completions\"\nbase-url = \"server:\"\n"
                            "[server]\nmodel = \"~/models/Qwen3.Q4-00001-of-00003.gguf\"\n";
    model::Diagnostics diagnostics;
    const Provider provider = readProvider(model::DescriptorFile::parse(text, u"/profile/providers/x.toml"_s), diagnostics);
    QVERIFY2(diagnostics.isEmpty(), qPrintable(diagnostics.value(0).message));
    QVERIFY(provider.server);
    QCOMPARE(provider.server->program, u"llama-server"_s);
    QCOMPARE(provider.server->model, QDir::homePath() + u"/models/Qwen3.Q4-00001-of-00003.gguf"_s);
    QCOMPARE(provider.server->context, 32768);
    QCOMPARE(provider.server->gpuLayers, -1);
    QVERIFY(provider.server->resetsState);
    QCOMPARE(provider.models.first().name, u"Qwen3.Q4"_s);
    QVERIFY(provider.server->commandArguments(9).join(u' ').contains(u"--n-gpu-layers 999"_s));
}

void ServedConverserTest::findsWhatIsWrongInADescriptor_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("server");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("words");
    const QByteArray model = "[server]\nmodel = \"/m.gguf\"\n";
    QTest::newRow("nothing to start") << QByteArray("server:") << QByteArray() << 4 << u"needs a [server]"_s;
    QTest::newRow("nobody asks for it") << QByteArray("http://127.0.0.1:1") << model << 5 << u"base-url"_s;
    QTest::newRow("no model") << QByteArray("server:") << QByteArray("[server]\ncontext = 1\n") << 5 << u"“model” is missing"_s;
    QTest::newRow("the port") << QByteArray("server:") << model + "arguments = [\n\"--port\", \"1\"]\n" << 8 << u"free port"_s;
    QTest::newRow("the context") << QByteArray("server:") << model + "arguments = [\"-c\", \"1\"]\n" << 7 << u"context says that"_s;
    QTest::newRow("with its value") << QByteArray("server:") << model + "arguments = [\"--model=x\"]\n" << 7 << u"model says that"_s;
    QTest::newRow("negative context") << QByteArray("server:") << model + "context = -5\n" << 7 << u"-5 is less than 0"_s;
    QTest::newRow("negative layers") << QByteArray("server:") << model + "gpu-layers = -2\n" << 7 << u"-2 is less than -1"_s;
}

void ServedConverserTest::findsWhatIsWrongInADescriptor()
{
    QFETCH(QByteArray, url);
    QFETCH(QByteArray, server);
    QFETCH(int, line);
    QFETCH(QString, words);
    const QByteArray text = "[provider]\nname = \"x\"\ndialect = \"openai-chat-completions\"\nbase-url = \"" + url + "\"\n" + server;
    model::DescriptorCheck check;
    registerReaders(check);
    const auto diagnostics = check.check(model::DescriptorFile::parse(text, u"/x.toml"_s), model::DescriptorKind::Provider);
    QCOMPARE(diagnostics.size(), 1);
    QCOMPARE(diagnostics.first().position.line, line);
    QVERIFY2(diagnostics.first().message.contains(words), qPrintable(diagnostics.first().message));
}

void ServedConverserTest::writesItsDescriptor()
{
    Provider provider;
    provider.name = u"x"_s;
    provider.title = u"X"_s;
    provider.dialect = u"openai-chat-completions"_s;
    provider.baseUrl = QUrl(u"server:"_s);
    provider.server = LocalServer {u"/opt/llama server"_s, u"/models/a \"b\".gguf"_s, 4096, 7, {u"--threads"_s, u"a \\ b"_s}, false};
    model::Diagnostics diagnostics;
    const Provider read = readProvider(model::DescriptorFile::parse(providerDescriptor(provider), u"/x.toml"_s), diagnostics);
    QVERIFY2(diagnostics.isEmpty(), qPrintable(diagnostics.value(0).message));
    QCOMPARE(read.server, provider.server);
}

void ServedConverserTest::readsTheProgressInAnyPieces()
{
    const QByteArray whole = "main: loading model\nload_tensors: loading model tensors\n" + QByteArray(73, '.')
        + "\nllama_context: constructing\n";
    for (qsizetype piece = 1; piece < 90; ++piece) {
        ServerOutput output;
        int before = -1;
        for (qsizetype at = 0; at < whole.size(); at += piece) {
            output.read(whole.mid(at, piece), true);
            QVERIFY(output.percent() >= before);
            before = output.percent();
        }
        QCOMPARE(output.percent(), 73);
        QCOMPARE(output.stage(), ServerOutput::Stage::Preparing);
        QCOMPARE(output.lines().size(), 4);
    }
}

void ServedConverserTest::takesAnyLog()
{
    ServerOutput output;
    output.read(QByteArray(5'000, '.'), false);
    QCOMPARE(output.percent(), 100);
    output.read(QByteArray(5'000'000, '.'), false);
    QCOMPARE(output.percent(), 100);
    output.read(QByteArray(5'000'000, 'x') + '\n', true);
    for (int line = 0; line < 3000; ++line)
        output.read("line \xff\xfe " + QByteArray::number(line) + '\n', true);
    QCOMPARE(output.lines().size(), ServerOutput::keptLines);
    QVERIFY(output.lastWords().endsWith(u"2999"_s));
    QVERIFY(!output.portWasTaken());
    output.beginAgain();
    QCOMPARE(output.percent(), -1);
    QVERIFY(output.lastWords().isEmpty());
    QCOMPARE(output.lines().size(), ServerOutput::keptLines);
}

QTEST_GUILESS_MAIN(ServedConverserTest)
#include "tst_servedconverser.moc"
