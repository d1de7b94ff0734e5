// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/gemini.h"
#include "network/rehearsal/rehearsalrequest.h"
#include "network/rehearsal/responses.h"
#include "network/rehearsal/scenarioresponder.h"
#include "tests/network/replies.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace network;
using namespace model;
using namespace canisters;
using namespace replies;

namespace {

RehearsalReply played()
{
    RehearsalReply reply;
    reply.model = u"rehearsal"_s;
    reply.thought = u"Two files, 😀."_s;
    reply.text = u"I look into both."_s;
    reply.calls = {{u"call-1"_s, u"read_file"_s, "{\"n\": 1.0}"}, {u"call-2"_s, u"other"_s, "{}"}};
    reply.promptTokens = 40;
    return reply;
}

const ReplyWriter &writerFor(const QString &dialect)
{
    static const ResponsesReplyWriter items;
    static const GeminiReplyWriter generation;
    return dialect == responses ? static_cast<const ReplyWriter &>(items) : generation;
}

//! What a conversation with that answer and the results of its calls says, as the dialect writes it.
QByteArray continued(const QString &dialect, const ConverseReply &reply)
{
    ConverseRequest request = requestWithTool();
    request.canisters = {said(Role::User, u"Two files?"_s), holding(Role::Assistant, reply.contents)};
    for (const Invocation &invocation : reply.invocations)
        request.canisters.append(call(invocation.id, invocation.name, invocation.arguments));
    request.canisters.append(result(reply.invocations.at(0).id, u"one"_s));
    request.canisters.append(result(reply.invocations.at(1).id, u"Error (execution): gone"_s, true));
    return body(dialect, request);
}

Result<RehearsalRequest> readRequest(const QString &dialect, const QByteArray &body)
{
    return dialect == responses ? readResponsesRequest(body) : readGeminiRequest(body, true);
}

} // namespace

//! The rehearsal in the wire languages of OpenAI Responses and Google Gemini, against the dialects that speak them.
class RehearsalDialectsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isReadByItsDialect_data();
    void isReadByItsDialect();
    void understandsWhatTheDialectSends_data();
    void understandsWhatTheDialectSends();
    void tellsItsFaults_data();
    void tellsItsFaults();
    void answersAtItsAddresses_data();
    void answersAtItsAddresses();
    void refusesWhatProvidersRefuse_data();
    void refusesWhatProvidersRefuse();

private:
    static void bothDialects();
};

void RehearsalDialectsTest::bothDialects()
{
    QTest::addColumn<QString>("dialect");
    QTest::newRow("Responses") << responses;
    QTest::newRow("Gemini") << gemini;
}

void RehearsalDialectsTest::isReadByItsDialect_data()
{
    bothDialects();
}

void RehearsalDialectsTest::isReadByItsDialect()
{
    QFETCH(QString, dialect);
    RehearsalReply reply = played();
    QList<QByteArray> answers {writerFor(dialect).whole(reply)};
    for (const int characters : {1, 3, 1000}) {
        reply.pacing.characters = characters;
        answers.append(writerFor(dialect).events(reply).join());
    }
    for (const QByteArray &bytes : std::as_const(answers)) {
        const Read read = readPieces(dialect, {bytes});
        QVERIFY2(!read.error, bytes.constData());
        QCOMPARE(read.text, reply.text);
        QCOMPARE(read.thought, reply.thought);
        QCOMPARE(read.reply.stop, StopReason::Invocations);
        QCOMPARE(read.reply.model, u"rehearsal"_s);
        QCOMPARE(read.reply.usage, (Usage {40, reply.replyTokens(), 0, 0}));
        QCOMPARE(read.reply.invocations.size(), 2);
        QCOMPARE(read.reply.invocations.at(0).name, u"io:read_file"_s);
        QCOMPARE(read.reply.invocations.at(0).arguments, QByteArray("{\"n\": 1.0}"));
        QCOMPARE(read.reply.invocations.at(1).name, u"other"_s);
    }
}

void RehearsalDialectsTest::understandsWhatTheDialectSends_data()
{
    bothDialects();
}

void RehearsalDialectsTest::understandsWhatTheDialectSends()
{
    QFETCH(QString, dialect);
    const Read read = readPieces(dialect, {writerFor(dialect).events(played()).join()});
    const auto request = readRequest(dialect, continued(dialect, read.reply));
    QVERIFY2(request, request ? "" : qPrintable(request.error().message));
    QVERIFY(request->stream);
    QCOMPARE(request->userText, u"Two files?"_s);
    QCOMPARE(request->rounds, 1);
    QCOMPARE(request->tools, QStringList({u"read_file"_s}));
    QCOMPARE(request->results.size(), 2);
    QCOMPARE(request->results.at(0).tool, u"read_file"_s);
    QCOMPARE(request->results.at(0).text, u"one"_s);
    QVERIFY(!request->results.at(0).isError);
    QVERIFY(request->results.at(1).isError);
    // Thoughts that come back changed are refused, as their providers do.
    const QByteArray signature = thoughtSignature(dialect == responses ? played().thought : u"read_file"_s).toUtf8();
    const QByteArray sent = continued(dialect, read.reply);
    QCOMPARE(sent.count(signature), 1);
    QVERIFY(!readRequest(dialect, QByteArray(sent).replace(signature, "rehearsal-AAAA")));
}

void RehearsalDialectsTest::tellsItsFaults_data()
{
    bothDialects();
}

void RehearsalDialectsTest::tellsItsFaults()
{
    QFETCH(QString, dialect);
    RehearsalReply reply = played();
    reply.pacing.characters = 1;
    const QList<QByteArray> events = writerFor(dialect).events(reply);
    const Read broken = readPieces(
        dialect, {events.mid(0, 12).join() + writerFor(dialect).errorEvent(u"too much"_s) + events.mid(12).join()});
    QVERIFY(broken.error);
    QCOMPARE(broken.error->message, u"too much"_s);
    QVERIFY(broken.error->usualStatus() >= 500);
    QCOMPARE(readPieces(dialect, {events.mid(0, 12).join()}).error->kind, ProviderError::Kind::Truncated);
    const ProviderError refused = readErrorBody(writerFor(dialect).error(429, u"slowly"_s));
    QCOMPARE(refused.message, u"slowly"_s);
}

void RehearsalDialectsTest::answersAtItsAddresses_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("has");
    const QByteArray contents = R"({"contents":[{"role":"user","parts":[{"text":"hello"}]}]})";
    QTest::newRow("Responses, streamed") << QByteArray("/v1/responses") << QByteArray(R"({"stream":true,"input":"hello"})") << 200
                                         << QByteArray("event: response.completed\n");
    QTest::newRow("Responses, whole") << QByteArray("/v1/responses") << QByteArray(R"({"input":[{"role":"user","content":"hello"}]})")
                                      << 200 << QByteArray(R"("object":"response")");
    QTest::newRow("Responses, refused") << QByteArray("/v1/responses") << QByteArray("{}") << 400 << QByteArray("input is required");
    QTest::newRow("Gemini, streamed") << QByteArray("/v1beta/models/x:streamGenerateContent?alt=sse") << contents << 200
                                      << QByteArray("data: {\"candidates\"");
    QTest::newRow("Gemini, whole") << QByteArray("/v1beta/models/x:generateContent") << contents << 200 << QByteArray(R"({"candidates")");
    QTest::newRow("Gemini, refused") << QByteArray("/v1beta/models/x:generateContent") << QByteArray("{}") << 400
                                     << QByteArray("INVALID_ARGUMENT");
}

void RehearsalDialectsTest::answersAtItsAddresses()
{
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, body);
    QFETCH(int, status);
    QFETCH(QByteArray, has);
    Scenario scenario;
    scenario.modelName = u"rehearsal"_s;
    scenario.otherwise = u"So."_s;
    const PlannedResponse response = ScenarioResponder(scenario).respond({"POST", target, {}, body});
    QCOMPARE(response.status, status);
    QVERIFY2(response.pieces.join().contains(has), response.pieces.join().constData());
    QCOMPARE(response.isChunked, QByteArray(QTest::currentDataTag()).endsWith("streamed"));
}

void RehearsalDialectsTest::refusesWhatProvidersRefuse_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("says");
    const QByteArray asked = R"({"input":[{"role":"user","content":"a"},)";
    QTest::newRow("no JSON") << responses << QByteArray("{\"input\":") << u"not a JSON"_s;
    QTest::newRow("reasoning that led to nothing")
        << responses << asked + R"({"type":"reasoning","summary":[]},{"role":"user","content":"b"}]})" << u"without the item"_s;
    QTest::newRow("reasoning at the end") << responses << asked + R"({"type":"reasoning","summary":[]}]})" << u"without the item"_s;
    QTest::newRow("a call without its result") << responses
                                               << asked + R"({"type":"function_call","call_id":"c","name":"x","arguments":"{}"}]})"
                                               << u"not followed"_s;
    QTest::newRow("a result without its call") << responses << asked + R"({"type":"function_call_output","call_id":"c","output":"r"}]})"
                                               << u"no call"_s;
    const QByteArray called =
        R"({"contents":[{"role":"user","parts":[{"text":"a"}]},{"role":"model","parts":[{"functionCall":{"name":"x","args":{}})";
    const QByteArray answered = R"(}]},{"role":"user","parts":[{"functionResponse":{"name":"x","response":{"output":"r"}}}]}]})";
    QTest::newRow("no contents") << gemini << QByteArray("{}") << u"contents"_s;
    QTest::newRow("a call without a signature") << gemini << called + answered << u"missing a thought_signature"_s;
    QTest::newRow("a signature of another call")
        << gemini << called + R"(,"thoughtSignature":"rehearsal-AAAA")" + answered << u"Corrupted"_s;
    QTest::newRow("a signature that is skipped")
        << gemini << called + R"(,"thoughtSignature":"skip_thought_signature_validator")" + answered << QString();
    QTest::newRow("calls before the person last spoke")
        << gemini << QByteArray(called + answered).chopped(2) + R"(,{"role":"user","parts":[{"text":"b"}]}]})" << QString();
    QTest::newRow("a result by another name") << gemini
                                              << QByteArray(called + R"(,"thoughtSignature":"s")" + answered)
                                                     .replace(R"(functionResponse":{"name":"x")", R"(functionResponse":{"name":"y")")
                                              << u"name of its call"_s;
}

void RehearsalDialectsTest::refusesWhatProvidersRefuse()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, body);
    QFETCH(QString, says);
    const auto request = readRequest(dialect, body);
    QCOMPARE(bool(request), says.isEmpty());
    if (!says.isEmpty())
        QVERIFY2(request.error().message.contains(says), qPrintable(request.error().message));
}

QTEST_GUILESS_MAIN(RehearsalDialectsTest)
#include "tst_rehearsaldialects.moc"
