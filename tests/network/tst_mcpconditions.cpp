// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "playedserver.h"

using namespace Qt::StringLiterals;
using namespace network;
using namespace played;
using model::ErrorCategory;
using model::JsonText;

//! Each condition in a client of MCP, by the messages between which it decides.
class McpConditionsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersAndForgetsNothing();
    void leavesAModernServersRequestsAlone();
    void takesAQuestionBackThatIsAskedAgain();
    void answersNothingOnceItIsClosed();
    void tellsTheServersLog();
    void tellsOfRootsWhereThatIsKnown_data();
    void tellsOfRootsWhereThatIsKnown();
    void cancelsAsTheEraHasIt_data();
    void cancelsAsTheEraHasIt();
    void cancelsWhatNobodyKeeps();
    void beginsAnewOnceForAllThatWait();
    void beginsNothingAnewInTheModernEra();
    void doesNotBeginAnewForEver();
    void sortsWhatCannotBeDelivered_data();
    void sortsWhatCannotBeDelivered();
    void failsWhatWaitsWhereItIsLost();
    void failsWhatWaitsWhereItIsClosed();
    void sendsAllAnswersTogether();
    void sendsAStateWithoutQuestions();
    void asksOnlyWhereThatIsAllowed();
    void givesUpAServerThatKeepsAsking();
    void visitsOnlyInTheLegacyEra();
    void goesNoFurtherThanAVisitThatIsRefused();
    void timesOutWhateverTheProgress();
    void remarksOnAnswersThatFitNothing_data();
    void remarksOnAnswersThatFitNothing();
    void standsStillWhileAPersonIsAsked();
    void watchesResourcesOneByOne();
    void listensAnewForOtherResourcesOnly();
    void asksOnceWhatATaskWants();
    void takesTheResultOfATaskThatFailed();
    void losesATaskWithItsServer();
};

void McpConditionsTest::answersAndForgetsNothing()
{
    PlayedClient played;
    played.openLegacy();
    Answered first(*played.client, u"tools/list", "{}");
    const qint64 id = played.transport->last().id;
    QVERIFY(played.client->isWaiting());
    played.transport->answer(id + 100, "{}");
    QVERIFY(!first.isDone());
    played.transport->answer(id, R"({"tools":[]})");
    QVERIFY(first.result);
    QVERIFY(!played.client->isWaiting());
    // A second answer is to nothing.
    played.transport->refuse(id, -32603);
    QVERIFY(!first.error);
}

void McpConditionsTest::leavesAModernServersRequestsAlone()
{
    PlayedClient played;
    played.openModern();
    const qsizetype before = played.transport->sent.size();
    played.transport->ask(7, "elicitation/create", form);
    QCOMPARE(played.transport->sent.size(), before);
    QVERIFY(played.host.asked.isEmpty());
}

void McpConditionsTest::takesAQuestionBackThatIsAskedAgain()
{
    PlayedClient played;
    played.openLegacy();
    played.host.isHeld = true;
    played.transport->ask(7, "elicitation/create", form, 3);
    QCOMPARE(played.host.asked.size(), 1);
    QCOMPARE(played.host.asked.first().server, u"played"_s);
    QCOMPARE(played.host.asked.first().request, 3);
    QVERIFY(played.client->isAsking());
    played.transport->ask(7, "elicitation/create", form);
    QCOMPARE(played.host.takenBack, 1);
    played.transport->tell("notifications/cancelled", R"({"requestId":7})");
    QCOMPARE(played.host.takenBack, 2);
    played.host.held = {};
    QVERIFY(!played.client->isAsking());
}

void McpConditionsTest::answersNothingOnceItIsClosed()
{
    PlayedClient played;
    played.openLegacy();
    played.host.isHeld = true;
    played.transport->ask(7, "elicitation/create", form);
    const qsizetype before = played.transport->sent.size();
    const QPointer<PlayedTransport> transport = played.transport;
    played.client->close();
    QVERIFY(transport->isClosed);
    played.host.held();
    QCOMPARE(transport->sent.size(), before);
    QVERIFY(played.closed.isEmpty());
}

void McpConditionsTest::tellsTheServersLog()
{
    PlayedClient played;
    played.openLegacy();
    played.transport->tell("notifications/message", R"({"level":"warning","data":"a \"text\""})");
    played.transport->tell("notifications/message", R"({"level":"info","data":{"a":1}})");
    QCOMPARE(played.lines, (QStringList {u"warning: a \"text\""_s, u"info: {\"a\":1}"_s}));
}

void McpConditionsTest::tellsOfRootsWhereThatIsKnown_data()
{
    QTest::addColumn<bool>("isModern");
    QTest::newRow("legacy") << false;
    QTest::newRow("modern") << true;
}

void McpConditionsTest::tellsOfRootsWhereThatIsKnown()
{
    QFETCH(bool, isModern);
    PlayedClient played;
    if (isModern)
        played.openModern();
    else
        played.openLegacy();
    played.client->rootsChanged();
    QCOMPARE(played.transport->methods().count(u"notifications/roots/list_changed"_s), isModern ? 0 : 1);
}

void McpConditionsTest::cancelsAsTheEraHasIt_data()
{
    QTest::addColumn<bool>("isModern");
    QTest::addColumn<bool>("isHttp");
    QTest::addColumn<bool>("isTold");
    QTest::newRow("legacy") << false << false << true;
    QTest::newRow("legacy over HTTP") << false << true << true;
    QTest::newRow("modern") << true << false << true;
    QTest::newRow("modern over HTTP, by closing") << true << true << false;
}

void McpConditionsTest::cancelsAsTheEraHasIt()
{
    QFETCH(bool, isModern);
    QFETCH(bool, isHttp);
    QFETCH(bool, isTold);
    PlayedClient played(isHttp ? McpTransportKind::StreamableHttp : McpTransportKind::Stdio);
    if (isModern)
        played.openModern();
    else
        played.openLegacy();
    Answered call = Answered(*played.client, u"tools/call", R"({"name":"a"})");
    const qint64 id = played.transport->last().id;
    call.request->cancel();
    QCOMPARE(played.transport->forgotten, QList<qint64> {id});
    QCOMPARE(played.transport->methods().count(u"notifications/cancelled"_s), isTold ? 1 : 0);
    if (isTold)
        QVERIFY(played.transport->last().message.contains(R"("requestId":)" + QByteArray::number(id) + '}'));
    // What comes of it now is late, and there is nothing left to cancel.
    played.transport->answer(id, "{}");
    QVERIFY(!call.result);
    QTRY_VERIFY(!call.request);
    QCOMPARE(played.transport->forgotten.size(), 1);
    QVERIFY(!played.client->isWaiting());
}

void McpConditionsTest::cancelsWhatNobodyKeeps()
{
    PlayedClient played;
    played.openLegacy();
    delete played.client->request(u"tools/list", JsonText::trusted("{}"), {}, nullptr);
    QCOMPARE(played.transport->methods().last(), u"notifications/cancelled"_s);
    QVERIFY(!played.client->isWaiting());
    Answered done(*played.client, u"tools/list", "{}");
    played.transport->answer(played.transport->last().id, "{}");
    QTRY_VERIFY(!done.request);
    QCOMPARE(played.transport->methods().count(u"notifications/cancelled"_s), 1);
}

void McpConditionsTest::beginsAnewOnceForAllThatWait()
{
    PlayedClient played(McpTransportKind::StreamableHttp);
    played.openLegacy(R"({"logging":{},"resources":{"subscribe":true}})");
    played.client->watchResources({u"file:///a"_s});
    Answered first(*played.client, u"tools/list", "{}");
    const qint64 firstId = played.transport->last().id;
    Answered second(*played.client, u"prompts/list", "{}");
    const qint64 secondId = played.transport->last().id;
    const qsizetype before = played.transport->sent.size();
    McpDeliveryFailure lost;
    lost.kind = McpDeliveryFailure::Kind::SessionLost;
    Q_EMIT played.transport->undelivered(firstId, lost);
    Q_EMIT played.transport->undelivered(secondId, lost);
    QVERIFY(!played.client->isReady());
    Answered third(*played.client, u"resources/list", "{}");
    Answered fourth(*played.client, u"resources/templates/list", "{}");
    fourth.request->cancel();
    QTRY_COMPARE(played.transport->sent.size(), before + 1);
    QCOMPARE(played.transport->last().method, u"initialize"_s);
    QVERIFY(played.transport->last().id > secondId);
    // Asked for a sign of life meanwhile, one of two answers.
    const qint64 introduction = played.transport->last().id;
    played.transport->ask(91, "ping", "{}");
    QCOMPARE(played.sentSince(before + 1).count(R"("id":91)"), 1);
    QCOMPARE(played.lines.size(), 1);
    played.transport->answer(
        introduction, R"({"protocolVersion":"2025-11-25","capabilities":{"logging":{},"resources":{"subscribe":true}}})");
    QVERIFY(played.client->isReady());
    const QStringList after = played.transport->methods().mid(before + 2);
    for (const QString &method : {u"notifications/initialized"_s, u"logging/setLevel"_s, u"resources/subscribe"_s, u"tools/list"_s,
             u"prompts/list"_s, u"resources/list"_s})
        QCOMPARE(after.count(method), 1);
    QVERIFY(!after.contains(u"resources/templates/list"_s));
    QSet<qint64> ids;
    for (const McpOutgoing &outgoing : played.transport->sent) {
        QVERIFY(outgoing.id == 0 || !ids.contains(outgoing.id));
        ids.insert(outgoing.id);
    }
    for (const McpOutgoing &outgoing : QList<McpOutgoing>(played.transport->sent)) {
        if (outgoing.method == u"tools/list")
            played.transport->answer(outgoing.id, "{}");
    }
    QVERIFY(first.result);
}

void McpConditionsTest::beginsNothingAnewInTheModernEra()
{
    PlayedClient played(McpTransportKind::StreamableHttp);
    played.openModern();
    Answered call(*played.client, u"tools/list", "{}");
    McpDeliveryFailure lost;
    lost.kind = McpDeliveryFailure::Kind::SessionLost;
    lost.error = {ErrorCategory::Network, u"gone"_s};
    Q_EMIT played.transport->undelivered(played.transport->last().id, lost);
    QVERIFY(call.error);
    QVERIFY(played.client->isReady());
}

void McpConditionsTest::doesNotBeginAnewForEver()
{
    PlayedClient played(McpTransportKind::StreamableHttp);
    played.openLegacy();
    Answered call(*played.client, u"tools/list", "{}");
    int sessions = 0;
    while (!call.isDone() && sessions < 100) {
        McpDeliveryFailure lost;
        lost.kind = McpDeliveryFailure::Kind::SessionLost;
        Q_EMIT played.transport->undelivered(played.transport->last().id, lost);
        if (call.isDone())
            break;
        ++sessions;
        QTRY_COMPARE(played.transport->last().method, u"initialize"_s);
        played.introduce();
    }
    QCOMPARE(sessions, 1);
    QVERIFY(call.error);
    QCOMPARE(call.error->category, ErrorCategory::Execution);
}

void McpConditionsTest::sortsWhatCannotBeDelivered_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("nothingSent");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("category");
    QTest::addColumn<QString>("message");
    using Kind = McpDeliveryFailure::Kind;
    const QByteArray said = R"({"jsonrpc":"2.0","id":null,"error":{"code":-32602,"message":"the protocol's word"}})";
    QTest::newRow("lost") << int(Kind::Lost) << false << QByteArray() << int(ErrorCategory::Fatal) << u"delivery"_s;
    QTest::newRow("not sent") << int(Kind::Lost) << true << QByteArray() << int(ErrorCategory::Network) << u"delivery"_s;
    QTest::newRow("refused") << int(Kind::Refused) << false << QByteArray("<html>") << int(ErrorCategory::Permission) << u"delivery"_s;
    QTest::newRow("refused in the protocol's words")
        << int(Kind::Refused) << false << said << int(ErrorCategory::Validation) << u"the protocol's word"_s;
}

void McpConditionsTest::sortsWhatCannotBeDelivered()
{
    QFETCH(int, kind);
    QFETCH(bool, nothingSent);
    QFETCH(QByteArray, body);
    QFETCH(int, category);
    QFETCH(QString, message);
    PlayedClient played(McpTransportKind::StreamableHttp);
    played.openLegacy();
    Answered call(*played.client, u"tools/list", "{}");
    McpDeliveryFailure failure {McpDeliveryFailure::Kind(kind), {ErrorCategory::Permission, u"delivery"_s}, nothingSent, 400, body};
    Q_EMIT played.transport->undelivered(played.transport->last().id, failure);
    QVERIFY(call.error);
    QCOMPARE(int(call.error->category), category);
    QCOMPARE(call.error->message, message);
}

void McpConditionsTest::failsWhatWaitsWhereItIsLost()
{
    PlayedClient played;
    played.openLegacy();
    Answered call(*played.client, u"tools/list", "{}");
    Q_EMIT played.transport->closed({ErrorCategory::Network, u"gone"_s});
    QVERIFY(call.error);
    QCOMPARE(call.error->category, ErrorCategory::Fatal);
    QCOMPARE(played.closed.size(), 1);
    Answered late(*played.client, u"tools/list", "{}");
    QTRY_VERIFY(late.error);
    QCOMPARE(late.error->category, ErrorCategory::Network);
}

void McpConditionsTest::failsWhatWaitsWhereItIsClosed()
{
    PlayedClient played;
    played.openLegacy();
    Answered call(*played.client, u"tools/list", "{}");
    played.client->close();
    QVERIFY(call.error);
    // Also before there is anything to close.
    PlayedClient early;
    early.open(McpHandshake::Era::Legacy);
    const QPointer<PlayedTransport> transport = early.transport;
    early.client->close();
    QVERIFY(transport->isClosed);
    QVERIFY(early.closed.isEmpty());
}

void McpConditionsTest::sendsAllAnswersTogether()
{
    PlayedClient played;
    played.openModern();
    played.host.answer = {McpElicitationAnswer::Action::Accept, JsonText::trusted(R"({"a":1})")};
    Answered call = Answered(*played.client, u"tools/call", R"({"name":"t"})");
    const auto needs = [](const QByteArray &requests, const QByteArray &state) {
        return R"({"resultType":"input_required","inputRequests":{)" + requests + R"(},"requestState":)" + state + "}";
    };
    const auto request = [](const QByteArray &name) { return '"' + name + R"(":{"method":"elicitation/create","params":)" + form + "}"; };
    qsizetype before = played.transport->sent.size();
    const qint64 firstId = played.transport->last().id;
    played.transport->answer(firstId, needs(request("x") + ',' + request("y"), "\"s1\""));
    QCOMPARE(played.host.asked.size(), 2);
    QCOMPARE(played.host.asked.first().request, firstId);
    QCOMPARE(played.transport->sent.size(), before + 1);
    QByteArray sent = played.transport->last().message;
    QVERIFY(sent.contains(R"("x":{)") && sent.contains(R"("y":{)") && sent.contains(R"("requestState":"s1")")
        && sent.contains(R"("name":"t")"));
    QVERIFY(played.transport->last().id != firstId);
    played.transport->answer(played.transport->last().id, needs(request("z"), "\"s2\""));
    sent = played.transport->last().message;
    // Each round says what was asked in it.
    QVERIFY(sent.contains(R"("z":{)") && !sent.contains(R"("x":{)") && sent.contains(R"("requestState":"s2")"));
    played.transport->answer(played.transport->last().id, R"({"resultType":"complete","content":[{"type":"text","text":"done"}]})");
    QCOMPARE(call.text(), u"done"_s);
}

void McpConditionsTest::sendsAStateWithoutQuestions()
{
    const QList<std::pair<QString, QByteArray>> requests {
        {u"resources/read"_s, R"({"uri":"a"})"}, {u"prompts/get"_s, R"({"name":"a"})"}, {u"tools/call"_s, R"({"name":"a"})"}};
    for (const auto &[method, params] : requests) {
        PlayedClient played;
        played.openModern();
        Answered call = Answered(*played.client, method, params);
        QCOMPARE(played.transport->last().name, u"a"_s);
        played.transport->answer(played.transport->last().id, R"({"resultType":"input_required","requestState":"s"})");
        QVERIFY2(!call.error, qPrintable(method));
        QCOMPARE(played.transport->last().method, method);
        QVERIFY(played.transport->last().message.contains(R"("requestState":"s")"));
        QVERIFY(!played.transport->last().message.contains("inputResponses"));
        played.transport->answer(played.transport->last().id, R"({"resultType":"input_required"})");
        QVERIFY(call.error);
        QCOMPARE(call.error->category, ErrorCategory::Fatal);
    }
}

void McpConditionsTest::asksOnlyWhereThatIsAllowed()
{
    PlayedClient played;
    played.openModern();
    for (const auto &[method, result] : {std::pair(u"tools/list"_s, QByteArray(R"({"resultType":"input_required","requestState":"s"})")),
             std::pair(u"tools/call"_s, QByteArray(R"({"resultType":"unheard-of"})"))}) {
        Answered call(*played.client, method, R"({"name":"t"})");
        played.transport->answer(played.transport->last().id, result);
        QVERIFY(call.error);
        QCOMPARE(call.error->category, ErrorCategory::Fatal);
    }
    // A server of a draft says nothing of what its result is.
    Answered draft(*played.client, u"tools/list", "{}");
    played.transport->answer(played.transport->last().id, R"({"tools":[]})");
    QVERIFY(draft.result);
    QByteArray many;
    for (int request = 0; request < 33; ++request)
        many += (request > 0 ? ",\"" : "\"") + QByteArray::number(request) + R"(":{"method":"ping"})";
    Answered call(*played.client, u"tools/call", R"({"name":"t"})");
    played.transport->answer(played.transport->last().id, R"({"resultType":"input_required","inputRequests":{)" + many + "}}");
    QVERIFY(call.error);
}

void McpConditionsTest::givesUpAServerThatKeepsAsking()
{
    PlayedClient played;
    played.openModern();
    Answered call = Answered(*played.client, u"tools/call", R"({"name":"t"})");
    int rounds = 0;
    for (; !call.isDone() && rounds < 100; ++rounds)
        played.transport->answer(played.transport->last().id, R"({"resultType":"input_required","requestState":"s"})");
    QCOMPARE(rounds, McpRequest::mostRounds + 1);
    QCOMPARE(call.error->category, ErrorCategory::Execution);
}

void McpConditionsTest::visitsOnlyInTheLegacyEra()
{
    PlayedClient played;
    played.openModern();
    Answered call(*played.client, u"tools/call", R"({"name":"t"})");
    played.transport->refuse(played.transport->last().id, rpccode::urlElicitationRequired);
    QVERIFY(call.error);
    QVERIFY(call.request->rpcError());
    QCOMPARE(call.request->rpcError()->code, rpccode::urlElicitationRequired);
}

void McpConditionsTest::goesNoFurtherThanAVisitThatIsRefused()
{
    PlayedClient played;
    played.openLegacy();
    const QByteArray visits = R"(,"data":{"elicitations":[{"mode":"url","url":"https://h/a","message":"x","elicitationId":"1"},)"
                              R"({"mode":"url","url":"https://h/b","message":"y","elicitationId":"2"}]})";
    played.host.answer.action = McpElicitationAnswer::Action::Accept;
    Answered call(*played.client, u"tools/call", R"({"name":"t"})");
    const qsizetype before = played.transport->sent.size();
    played.transport->refuse(played.transport->last().id, rpccode::urlElicitationRequired, visits);
    QCOMPARE(played.host.asked.size(), 2);
    QCOMPARE(played.transport->sent.size(), before + 1);
    played.host.answer.action = McpElicitationAnswer::Action::Decline;
    played.transport->refuse(played.transport->last().id, rpccode::urlElicitationRequired, visits);
    QCOMPARE(played.host.asked.size(), 3);
    QVERIFY(call.error);
    QCOMPARE(call.error->category, ErrorCategory::Permission);
    QCOMPARE(played.transport->sent.size(), before + 1);
}

void McpConditionsTest::timesOutWhateverTheProgress()
{
    PlayedClient played;
    played.openLegacy();
    McpRequestOptions options;
    options.timeout = 0;
    options.longest = 50;
    Answered call(*played.client, u"tools/call", R"({"name":"t"})", options);
    const qint64 id = played.transport->last().id;
    played.transport->tell("notifications/progress", R"({"progressToken":)" + QByteArray::number(id) + R"(,"progress":1,"total":2})");
    const auto tell = [&](const QByteArray &progress) {
        played.transport->tell(
            "notifications/progress", R"({"progressToken":)" + QByteArray::number(id) + R"(,"progress":)" + progress + '}');
    };
    // What is no amount is left out.
    for (const char *progress : {"\"x\"", "null", "-1", "-1,\"total\":2"})
        tell(progress);
    tell(R"(2,"total":-3)");
    tell(R"(3,"total":"x")");
    QCOMPARE(call.progress, (QStringList {u"1/2 "_s, u"2/0 "_s, u"3/0 "_s}));
    QTRY_VERIFY(call.error);
    QCOMPARE(call.error->category, ErrorCategory::Timeout);
    QCOMPARE(played.transport->methods().last(), u"notifications/cancelled"_s);
}

void McpConditionsTest::remarksOnAnswersThatFitNothing_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("remark");
    QTest::newRow("another id") << QByteArray(R"({"jsonrpc":"2.0","id":4711,"result":{}})") << u"never made, with the id 4711."_s;
    QTest::newRow("the id as a text") << QByteArray(R"({"jsonrpc":"2.0","id":"2","result":{}})") << u"never made, with the id \"2\"."_s;
    QTest::newRow("nothing in it") << QByteArray(R"({"jsonrpc":"2.0","id":2})") << u"id 2 has neither a result nor an error."_s;
    QTest::newRow("a late one") << QByteArray(R"({"jsonrpc":"2.0","id":1,"result":{}})") << QString();
    QTest::newRow("a line of a log") << QByteArray(R"({"id":2,"level":"info"})") << QString();
}

void McpConditionsTest::remarksOnAnswersThatFitNothing()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, remark);
    PlayedClient played;
    played.openLegacy();
    McpRequestOptions options;
    options.timeout = 50;
    Answered call(*played.client, u"tools/call", R"({"name":"t"})", options);
    if (const auto message = readRpcMessage(line))
        Q_EMIT played.transport->received(*message, 0);
    else
        Q_EMIT played.transport->wroteAside(QString::fromUtf8(line));
    QTRY_VERIFY(call.error);
    QCOMPARE(call.error->detail.isEmpty(), remark.isEmpty());
    QVERIFY2(call.error->detail.endsWith(remark), qPrintable(call.error->detail));
    QCOMPARE(played.lines.contains(call.error->detail), !remark.isEmpty());
}

void McpConditionsTest::standsStillWhileAPersonIsAsked()
{
    PlayedClient played;
    played.openLegacy();
    played.client->holdTimeOuts(true);
    QVERIFY(played.client->isAsking());
    McpRequestOptions soon;
    soon.timeout = 20;
    Answered held(*played.client, u"tools/list", "{}", soon);
    played.client->holdTimeOuts(false);
    // Of two that run as long, the one that was held later ends later, too.
    QTRY_VERIFY(held.error);
    QCOMPARE(held.error->category, ErrorCategory::Timeout);
    Answered asked(*played.client, u"tools/list", "{}", soon);
    played.host.isHeld = true;
    played.transport->ask(7, "elicitation/create", form);
    QTest::qWait(100);
    QVERIFY(!asked.isDone());
    played.host.held();
    QTRY_VERIFY(asked.error);
}

void McpConditionsTest::watchesResourcesOneByOne()
{
    PlayedClient played;
    played.openLegacy(R"({"resources":{"subscribe":true}})");
    QVERIFY(!played.transport->methods().contains(u"logging/setLevel"_s));
    played.client->watchResources({u"file:///a"_s, u"file:///b"_s});
    const qsizetype before = played.transport->sent.size();
    played.client->watchResources({u"file:///b"_s, u"file:///c"_s});
    const QByteArray sent = played.sentSince(before);
    QCOMPARE(played.transport->methods().mid(before), (QStringList {u"resources/subscribe"_s, u"resources/unsubscribe"_s}));
    QVERIFY(sent.contains("file:///c") && sent.contains("file:///a") && !sent.contains("file:///b"));
}

void McpConditionsTest::listensAnewForOtherResourcesOnly()
{
    PlayedClient played;
    played.openModern(R"({"resources":{"subscribe":true}})");
    played.client->watchResources({u"file:///a"_s});
    QVERIFY(played.transport->last().message.contains("file:///a"));
    const qsizetype before = played.transport->sent.size();
    played.client->watchResources({u"file:///a"_s});
    QCOMPARE(played.transport->sent.size(), before);
    played.client->watchResources({u"file:///b"_s});
    QVERIFY(played.transport->last().message.contains("file:///b"));
}

void McpConditionsTest::asksOnceWhatATaskWants()
{
    PlayedClient played;
    played.openModern();
    played.host.answer = {McpElicitationAnswer::Action::Accept, JsonText::trusted(R"({"a":1})")};
    Answered call(*played.client, u"tools/call", R"({"name":"t"})");
    played.transport->answer(played.transport->last().id, R"({"resultType":"task","taskId":"7","status":"working","pollIntervalMs":0})");
    const QByteArray wants = R"({"taskId":"7","status":"input_required","inputRequests":{"x":{"method":"elicitation/create","params":)"
        + form + "}}}";
    for (int look = 0; look < 2; ++look) {
        QTRY_COMPARE(played.transport->last().method, u"tasks/get"_s);
        played.transport->answer(played.transport->last().id, wants);
        QCOMPARE(played.host.asked.size(), 1);
        QCOMPARE(played.transport->methods().count(u"tasks/update"_s), 1);
        if (look == 0)
            played.transport->answer(played.transport->last().id, "{}");
    }
    QTRY_COMPARE(played.transport->methods().count(u"tasks/get"_s), 3);
    played.transport->answer(played.transport->last().id, R"({"taskId":"7","status":"completed","result":{"content":[]}})");
    QTRY_VERIFY(call.result);
}

void McpConditionsTest::takesTheResultOfATaskThatFailed()
{
    PlayedClient played;
    played.openLegacy();
    Answered call(*played.client, u"tools/call", R"({"name":"t","task":{}})");
    played.transport->answer(played.transport->last().id, R"({"task":{"taskId":"7","status":"failed"}})");
    QTRY_COMPARE(played.transport->last().method, u"tasks/result"_s);
    played.transport->answer(played.transport->last().id, R"({"content":[{"type":"text","text":"why"}],"isError":true})");
    QTRY_VERIFY(call.result);
    QCOMPARE(call.text(), u"why"_s);
}

void McpConditionsTest::losesATaskWithItsServer()
{
    PlayedClient played;
    played.openModern();
    Answered call(*played.client, u"tools/call", R"({"name":"t"})");
    played.transport->answer(
        played.transport->last().id, R"({"resultType":"task","taskId":"7","status":"working","pollIntervalMs":60000})");
    QCoreApplication::processEvents();
    Q_EMIT played.transport->closed({ErrorCategory::Network, u"gone"_s});
    QTRY_VERIFY(call.error);
    // What has become of it is not known.
    QCOMPARE(call.error->category, ErrorCategory::Fatal);
}

QTEST_GUILESS_MAIN(McpConditionsTest)
#include "tst_mcpconditions.moc"
