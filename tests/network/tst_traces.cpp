// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/turnevent.h"
#include "network/traces/otlpwriter.h"
#include "network/traces/traces.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"
#include "tests/support/sessionfixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace network;

namespace {

QJsonObject objectOf(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

QJsonArray spansIn(const QByteArray &request)
{
    return objectOf(request)[u"resourceSpans"][0][u"scopeSpans"][0][u"spans"].toArray();
}

QJsonObject spanNamed(const QJsonArray &spans, const QString &name)
{
    for (const QJsonValue &span : spans) {
        if (span[u"name"] == name)
            return span.toObject();
    }
    return {};
}

QJsonValue attribute(const QJsonObject &span, const QString &key)
{
    for (const QJsonValue &each : span[u"attributes"].toArray()) {
        if (each[u"key"] == key) {
            const QJsonObject value = each[u"value"].toObject();
            return value.isEmpty() ? QJsonValue() : value.begin().value();
        }
    }
    return QJsonValue(QJsonValue::Undefined);
}

} // namespace

//! Traces: what is told of a turn, and how it gets where it is wanted.
class TracesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatOthersSayOfATrace_data();
    void readsWhatOthersSayOfATrace();
    void knowsAnAddressFromAFile();
    void tellsATurnItsRoundsAndItsTools();
    void leavesOutWhatIsSaidUnlessAsked();
    void belongsToAnotherProgramsTrace();
    void triesAgainWhatIsWorthIt();
    void givesUpWithoutATurnNoticing();
    void keepsItsQueueInBounds();
    void writesLinesIntoAFile();
    void waitsForNobodyForLong();

private:
    Traces::Wanted to(const ScriptedServer &server, bool withContents = false) const
    {
        return {{server.url(u"/v1/traces"_s), {}}, withContents, {}};
    }
};

void TracesTest::readsWhatOthersSayOfATrace_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<bool>("isOne");

    const QByteArray trace = "4bf92f3577b34da6a3ce929d0e0e4736";
    const QByteArray span = "00f067aa0ba902b7";
    QTest::newRow("sampled") << "00-" + trace + '-' + span + "-01" << true;
    QTest::newRow("not sampled") << "00-" + trace + '-' + span + "-00" << true;
    QTest::newRow("nothing") << QByteArray() << false;
    QTest::newRow("another version") << "ff-" + trace + '-' + span + "-01" << false;
    QTest::newRow("capitals") << "00-" + trace.toUpper() + '-' + span + "-01" << false;
    QTest::newRow("no trace") << "00-" + QByteArray(32, '0') + '-' + span + "-01" << false;
    QTest::newRow("no span") << "00-" + trace + '-' + QByteArray(16, '0') + "-01" << false;
    QTest::newRow("too short") << "00-" + trace.chopped(1) + '-' + span + "-01" << false;
    QTest::newRow("more") << "00-" + trace + '-' + span + "-01-02" << false;
}

void TracesTest::readsWhatOthersSayOfATrace()
{
    QFETCH(const QByteArray, given);
    QFETCH(const bool, isOne);
    const auto read = TraceContext::parse(given);
    QCOMPARE(read.has_value(), isOne);
    if (isOne)
        QCOMPARE(read->traceParent().first(given.size() - 2), given.chopped(2));
}

void TracesTest::knowsAnAddressFromAFile()
{
    const QTemporaryDir folder;
    QCOMPARE(TraceTarget::parse(u"http://127.0.0.1:4318"_s, {})->address, QUrl(u"http://127.0.0.1:4318/v1/traces"_s));
    QCOMPARE(TraceTarget::parse(u"https://c.example/"_s, {})->address, QUrl(u"https://c.example/v1/traces"_s));
    QCOMPARE(TraceTarget::parse(u"https://c.example/otlp/x"_s, {})->address, QUrl(u"https://c.example/otlp/x"_s));
    QCOMPARE(TraceTarget::parse(u"traces.jsonl"_s, folder.path())->file, folder.filePath(u"traces.jsonl"_s));
    for (const QString &wrong : {u""_s, u"ftp://x/"_s, u"https://me:secret@c.example"_s, u"http://c.example:4318"_s, u"http://"_s,
             u"/no/such/folder/f"_s, u"/dev/null"_s, folder.path()})
        QVERIFY2(!TraceTarget::parse(wrong, folder.path()), qPrintable(wrong));
}

void TracesTest::tellsATurnItsRoundsAndItsTools()
{
    ScriptedServer server;
    server.answerBy([](const auto &) { return Script::answer(200, "{}"); });
    support::SessionFixture fixture;
    fixture.invocations.expectText(u"clock:now"_s, u"noon"_s);
    const auto session = fixture.create();
    model::ExchangeLog log;
    Traces traces(to(server), log, nullptr);
    traces.follow(*session);
    fixture.conversers.expect({support::FakeConversers::call({support::invocation(u"c1"_s, u"clock:now"_s, R"({"zone":"UTC"})")})});
    fixture.conversers.expect({support::FakeConversers::text(u"It is noon."_s), support::FakeConversers::end()});
    const auto events = support::SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"What time is it?"_s}}));
    QTRY_VERIFY_WITH_TIMEOUT(support::endOf(*events).has_value(), support::patience);
    QTRY_COMPARE_WITH_TIMEOUT(server.requests().size(), 1, support::patience);
    const auto &request = server.requests().first();
    QVERIFY(request.line.startsWith("POST /v1/traces "));
    QCOMPARE(request.header("content-type"), "application/json");

    const QJsonObject resource = objectOf(request.body)[u"resourceSpans"][0][u"resource"].toObject();
    QCOMPARE(attribute(resource, u"service.name"_s).toString(), u"parlance"_s);
    const QJsonArray spans = spansIn(request.body);
    QCOMPARE(spans.size(), 4);
    // The first to end comes first; the turn is the last.
    const QJsonObject turn = spans.last().toObject();
    QCOMPARE(turn[u"name"].toString(), u"invoke_agent"_s);
    QCOMPARE(turn[u"traceId"].toString(), support::endOf(*events)->turn.toString());
    QVERIFY(!turn.contains(u"parentSpanId"_s));
    QCOMPARE(turn[u"kind"].toInt(), 1);
    QCOMPARE(attribute(turn, u"gen_ai.conversation.id"_s).toString(), session->id().toString());
    QCOMPARE(attribute(turn, u"parlance.turn.state"_s).toString(), u"committed"_s);
    const QJsonObject tool = spanNamed(spans, u"execute_tool clock:now"_s);
    QCOMPARE(attribute(tool, u"gen_ai.tool.call.id"_s).toString(), u"c1"_s);
    QVERIFY(attribute(tool, u"gen_ai.tool.call.arguments"_s).isUndefined());
    const QJsonObject round = spans.first().toObject();
    QCOMPARE(round[u"kind"].toInt(), 3);
    QVERIFY(round[u"name"].toString().startsWith(u"chat "));
    for (qsizetype at = 0; at < 3; ++at) {
        QCOMPARE(spans.at(at)[u"parentSpanId"], turn[u"spanId"]);
        QCOMPARE(spans.at(at)[u"traceId"], turn[u"traceId"]);
        QVERIFY(spans.at(at)[u"startTimeUnixNano"].toString().toLongLong() <= spans.at(at)[u"endTimeUnixNano"].toString().toLongLong());
    }
}

void TracesTest::leavesOutWhatIsSaidUnlessAsked()
{
    ScriptedServer server;
    server.answerBy([](const auto &) { return Script::answer(200, "{}"); });
    support::SessionFixture fixture;
    fixture.invocations.expectText(u"io:x"_s, u"a result"_s);
    for (const bool withContents : {false, true}) {
        const auto session = fixture.create();
        model::ExchangeLog log;
        Traces traces(to(server, withContents), log, nullptr);
        traces.follow(*session);
        fixture.conversers.expect({support::FakeConversers::call({support::invocation(u"c1"_s, u"io:x"_s, R"({"secret":"argument"})")})});
        fixture.conversers.expect({support::FakeConversers::text(u"spoken answer"_s),
            support::FakeConversers::fail({model::ErrorCategory::Provider, u"worded failure"_s})});
        const qsizetype before = server.requests().size();
        QVERIFY(session->send({model::TextContent {u"spoken question"_s}}));
        QTRY_COMPARE_WITH_TIMEOUT(server.requests().size(), before + 1, support::patience);
        const QByteArray body = server.requests().last().body;
        for (const char *said : {"spoken question", "spoken answer", "worded failure", "argument"})
            QVERIFY2(body.contains(said) == withContents, said);
        const QJsonObject turn = spansIn(body).last().toObject();
        QCOMPARE(turn[u"status"][u"code"].toInt(), 2);
        QCOMPARE(attribute(turn, u"error.type"_s).toString(), u"provider"_s);
        if (!withContents)
            continue;
        const QJsonArray input =
            QJsonDocument::fromJson(attribute(spansIn(body).at(2).toObject(), u"gen_ai.input.messages"_s).toString().toUtf8()).array();
        QCOMPARE(input.size(), 3);
        QCOMPARE(input.at(0)[u"role"].toString(), u"user"_s);
        QCOMPARE(input.at(0)[u"parts"][0][u"content"].toString(), u"spoken question"_s);
        QCOMPARE(input.at(1)[u"parts"][0][u"type"].toString(), u"tool_call"_s);
        QCOMPARE(input.at(1)[u"parts"][0][u"arguments"][u"secret"].toString(), u"argument"_s);
        QCOMPARE(input.at(2)[u"role"].toString(), u"tool"_s);
    }
}

void TracesTest::belongsToAnotherProgramsTrace()
{
    ScriptedServer server;
    server.answerBy([](const auto &) { return Script::answer(200, "{}"); });
    support::SessionFixture fixture;
    const auto session = fixture.create();
    model::ExchangeLog log;
    Traces traces(to(server), log, nullptr);
    traces.follow(*session);
    traces.continueFrom(session->id(), "nonsense");
    traces.continueFrom(session->id(), "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01");
    QByteArray told;
    connect(session.get(), &model::Session::turnStarted, this, [&](model::Turn *turn) {
        told = traces.traceParent({session->id(), turn->id(), 1, u"c9"_s, {}});
    });
    fixture.conversers.expect({support::FakeConversers::text(u"Yes."_s), support::FakeConversers::end()});
    QVERIFY(session->send({model::TextContent {u"Is it?"_s}}));
    QTRY_COMPARE_WITH_TIMEOUT(server.requests().size(), 1, support::patience);
    const QJsonObject turn = spansIn(server.requests().first().body).last().toObject();
    QCOMPARE(turn[u"traceId"].toString(), u"4bf92f3577b34da6a3ce929d0e0e4736"_s);
    QCOMPARE(turn[u"parentSpanId"].toString(), u"00f067aa0ba902b7"_s);
    // What this program says to servers belongs to it, too; once the turn is over there is nothing to say.
    QVERIFY(told.startsWith("00-4bf92f3577b34da6a3ce929d0e0e4736-"));
    QVERIFY(!told.contains("00f067aa0ba902b7"));
    QVERIFY(traces.traceParent({session->id(), model::TurnId(turn[u"traceId"].toString()), 1, {}, {}}).isEmpty());
}

void TracesTest::triesAgainWhatIsWorthIt()
{
    ScriptedServer server;
    server.enqueue(Script::answer(503, "{}", "application/json", "Retry-After: 0\r\n"));
    server.enqueue(Script().reset());
    server.enqueue(Script::answer(200, R"({"partialSuccess":{"rejectedSpans":"1"}})"));
    TraceSender sender({server.url(u"/v1/traces"_s), {}}, "Authorization=Bearer%20sk-1234567,X-Odd=1", nullptr);
    const QSignalSpy troubled(&sender, &TraceSender::troubled);
    sender.add(otlpSpan({}));
    bool isDone = false;
    sender.flush(this, [&isDone] { isDone = true; });
    QTRY_VERIFY_WITH_TIMEOUT(isDone, support::patience);
    // A part that was refused is never sent again.
    QCOMPARE(server.requests().size(), 3);
    QCOMPARE(server.requests().at(0).body, server.requests().at(2).body);
    QCOMPARE(server.requests().at(2).header("authorization"), "Bearer sk-1234567");
    QCOMPARE(server.requests().at(2).header("x-odd"), "1");
    QCOMPARE(troubled.size(), 0);
}

void TracesTest::givesUpWithoutATurnNoticing()
{
    ScriptedServer server;
    server.answerBy([](const auto &) { return Script::answer(400, "no"); });
    support::SessionFixture fixture;
    const auto session = fixture.create();
    model::ExchangeLog log;
    Traces traces(to(server), log, nullptr);
    traces.follow(*session);
    const QSignalSpy troubled(&traces, &Traces::troubled);
    for (int turn = 0; turn < 2; ++turn) {
        const auto events = support::SessionFixture::record(*session);
        fixture.conversers.expect({support::FakeConversers::text(u"Yes."_s), support::FakeConversers::end()});
        QVERIFY(session->send({model::TextContent {u"Is it?"_s}}));
        QVERIFY(support::endsAs(*events, model::TurnState::Committed));
        QTRY_COMPARE_WITH_TIMEOUT(server.requests().size(), turn + 1, support::patience);
    }
    // It is said once, without the key that may stand in the address.
    QTRY_COMPARE_WITH_TIMEOUT(troubled.size(), 1, support::patience);
    QVERIFY(troubled.first().first().toString().contains(u"400"_s));
}

void TracesTest::keepsItsQueueInBounds()
{
    ScriptedServer server;
    server.answerBy([](const auto &) { return Script().stall(); });
    TraceSender sender({server.url(u"/v1/traces"_s), {}}, {}, nullptr);
    const QSignalSpy troubled(&sender, &TraceSender::troubled);
    for (qsizetype count = 0; count < TraceSender::mostWaiting + 10; ++count)
        sender.add("{}");
    QCOMPARE(troubled.size(), 1);
    sender.hurry();
    QTRY_COMPARE_WITH_TIMEOUT(server.requests().size(), 1, support::patience);
    QCOMPARE(spansIn(server.requests().first().body).size(), TraceSender::mostAtOnce);
}

void TracesTest::writesLinesIntoAFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"traces.jsonl"_s);
    {
        TraceSender sender({{}, path}, {}, nullptr);
        bool isDone = false;
        sender.add(otlpSpan({}));
        sender.flush(this, [&isDone] { isDone = true; });
        QTRY_VERIFY_WITH_TIMEOUT(isDone, support::patience);
        // What is left when the program ends.
        sender.add(otlpSpan({}));
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.permissions() & QFileDevice::Permissions(QFileDevice::ReadGroup | QFileDevice::ReadOther), QFileDevice::Permissions());
    const QList<QByteArray> lines = file.readAll().split('\n');
    QCOMPARE(lines.size(), 3);
    for (qsizetype at = 0; at < 2; ++at)
        QCOMPARE(spansIn(lines.at(at)).size(), 1);

    TraceSender nowhere({{}, folder.filePath(u"gone/traces"_s)}, {}, nullptr);
    const QSignalSpy troubled(&nowhere, &TraceSender::troubled);
    nowhere.add("{}");
    nowhere.hurry();
    QTRY_COMPARE_WITH_TIMEOUT(troubled.size(), 1, support::patience);
}

void TracesTest::waitsForNobodyForLong()
{
    ScriptedServer server;
    server.answerBy([](const auto &) { return Script().stall(); });
    TraceSender sender({server.url(u"/v1/traces"_s), {}}, {}, nullptr);
    QSignalSpy troubled(&sender, &TraceSender::troubled);
    sender.add("{}");
    QElapsedTimer clock;
    clock.start();
    bool isDone = false;
    sender.flush(this, [&isDone] { isDone = true; });
    QTRY_VERIFY_WITH_TIMEOUT(isDone, support::patience);
    QVERIFY(clock.elapsed() >= TraceSender::longestFarewell - 1);
    // What is lost is said.
    QCOMPARE(troubled.size(), 1);
    QVERIFY(troubled.first().first().toString().endsWith(u": the collector has not answered"_s));
}

QTEST_GUILESS_MAIN(TracesTest)
#include "tst_traces.moc"
