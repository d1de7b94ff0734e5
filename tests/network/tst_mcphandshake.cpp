// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "playedserver.h"

#include "network/framing/framing.h"
#include "network/mcp/listing.h"

using namespace Qt::StringLiterals;
using namespace network;
using namespace played;
using model::ErrorCategory;
using model::JsonText;

//! What a handshake leads to, what a server may ask and list, by the messages between which it is decided.
class McpHandshakeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesQuestionsThatMakeNoSense_data();
    void refusesQuestionsThatMakeNoSense();
    void answersWithWhatWasAskedFor_data();
    void answersWithWhatWasAskedFor();
    void asksSoMuchAndNoMore();
    void answersOnlyPingsBeforeTheHandshake();
    void triesVersionsAFewTimes();
    void speaksTheLegacyEraWhereThatIsOffered();
    void knowsWhatTheHandshakeAgreedUpon();
    void takesADiscoveryWithoutVersions();
    void introducesItselfNowhereThatWantsASignIn();
    void readsTheErrorThatARefusalCarries();
    void waitsForAPersonBeforeItTriesAnotherEra();
    void beginsNoProgramAgainThatWasNotAsked();
    void fallsBackToAStreamOfEvents_data();
    void fallsBackToAStreamOfEvents();
    void listsWhatIsAnObject();
    void endsAListingThatGoesInCircles();
    void boundsAListing();
    void knowsWhatIsStale();
    void cutsLines();
};

void McpHandshakeTest::refusesQuestionsThatMakeNoSense_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("params");
    QTest::addColumn<int>("code");
    QTest::newRow("no HTTP") << QByteArray("elicitation/create") << QByteArray(R"({"mode":"url","url":"file:///etc/passwd"})")
                             << rpccode::invalidParams;
    QTest::newRow("no address") << QByteArray("elicitation/create") << QByteArray(R"({"mode":"url","url":"https://["})")
                                << rpccode::invalidParams;
    QTest::newRow("no mode that is known") << QByteArray("elicitation/create") << QByteArray(R"({"mode":"voice"})")
                                           << rpccode::invalidParams;
    QTest::newRow("no method that is known") << QByteArray("sampling/createMessage") << QByteArray("{}") << rpccode::methodNotFound;
}

void McpHandshakeTest::refusesQuestionsThatMakeNoSense()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, params);
    QFETCH(int, code);
    PlayedClient played;
    played.openLegacy();
    played.transport->ask(7, method, params);
    QVERIFY(played.host.asked.isEmpty());
    const auto answer = readRpcMessage(played.transport->last().message);
    QVERIFY(answer);
    QCOMPARE(answer->error.code, code);
    QCOMPARE(answer->number(), 7);
}

void McpHandshakeTest::answersWithWhatWasAskedFor_data()
{
    QTest::addColumn<QByteArray>("params");
    QTest::addColumn<int>("action");
    QTest::addColumn<QByteArray>("answer");
    using Action = McpElicitationAnswer::Action;
    const QByteArray url = R"({"mode":"url","url":"https://h/a","message":"x"})";
    QTest::newRow("a form") << QByteArray(form) << int(Action::Accept) << QByteArray(R"({"action":"accept","content":{"a":1}})");
    QTest::newRow("a form that is named so") << QByteArray(R"({"mode":"form","message":"x"})") << int(Action::Accept)
                                             << QByteArray(R"({"action":"accept","content":{"a":1}})");
    QTest::newRow("a form that is declined") << QByteArray(form) << int(Action::Decline) << QByteArray(R"({"action":"decline"})");
    QTest::newRow("a form that is left") << QByteArray(form) << int(Action::Cancel) << QByteArray(R"({"action":"cancel"})");
    QTest::newRow("an address") << url << int(Action::Accept) << QByteArray(R"({"action":"accept"})");
}

void McpHandshakeTest::answersWithWhatWasAskedFor()
{
    QFETCH(QByteArray, params);
    QFETCH(int, action);
    QFETCH(QByteArray, answer);
    PlayedClient played;
    played.openLegacy();
    played.host.answer = {McpElicitationAnswer::Action(action), JsonText::trusted(R"({"a":1})")};
    played.transport->ask(7, "elicitation/create", params);
    QCOMPARE(readRpcMessage(played.transport->last().message)->result.bytes(), answer);
}

void McpHandshakeTest::asksSoMuchAndNoMore()
{
    PlayedClient played;
    played.openLegacy();
    played.host.isHeld = true;
    QList<std::function<void()>> held;
    for (int request = 0; request < McpServerRequests::mostAtOnce + 1; ++request) {
        played.transport->ask(100 + request, "elicitation/create", form);
        held.append(played.host.held);
    }
    QCOMPARE(played.host.asked.size(), McpServerRequests::mostAtOnce);
    QCOMPARE(readRpcMessage(played.transport->last().message)->error.code, rpccode::invalidRequest);
    PlayedClient other;
    other.openLegacy();
    for (int request = 0; request < McpServerRequests::mostInMinute + 1; ++request)
        other.transport->ask(100 + request, "elicitation/create", form);
    QCOMPARE(other.host.asked.size(), McpServerRequests::mostInMinute);
    QCOMPARE(readRpcMessage(other.transport->last().message)->error.code, rpccode::invalidRequest);
}

void McpHandshakeTest::answersOnlyPingsBeforeTheHandshake()
{
    PlayedClient played;
    played.open(McpHandshake::Era::Legacy);
    const qsizetype before = played.transport->sent.size();
    played.transport->ask(7, "roots/list", "{}");
    QCOMPARE(played.transport->sent.size(), before);
    played.transport->ask(8, "ping", "{}");
    QCOMPARE(played.transport->sent.size(), before + 1);
    QCOMPARE(readRpcMessage(played.transport->last().message)->number(), 8);
}

void McpHandshakeTest::triesVersionsAFewTimes()
{
    PlayedClient played;
    played.open(McpHandshake::Era::Modern);
    int tries = 0;
    for (; played.closed.isEmpty() && tries < 20; ++tries)
        played.transport->refuse(played.transport->last().id, rpccode::unsupportedVersion, R"(,"data":{"supported":["2026-07-28"]})");
    QCOMPARE(tries, 3);
    QCOMPARE(played.closed.size(), 1);
    PlayedClient strange;
    strange.open(McpHandshake::Era::Modern);
    strange.transport->refuse(strange.transport->last().id, rpccode::unsupportedVersion, R"(,"data":{"supported":["2031-01-01"]})");
    QCOMPARE(strange.closed.size(), 1);
    PlayedClient refusing;
    refusing.open(McpHandshake::Era::Modern);
    refusing.transport->refuse(refusing.transport->last().id, rpccode::missingCapability);
    QCOMPARE(refusing.closed.size(), 1);
}

void McpHandshakeTest::speaksTheLegacyEraWhereThatIsOffered()
{
    PlayedClient played;
    played.open(McpHandshake::Era::Modern);
    const qint64 discovery = played.transport->last().id;
    played.transport->refuse(discovery, rpccode::unsupportedVersion, R"(,"data":{"supported":["2025-06-18"]})");
    QCOMPARE(played.transport->last().method, u"initialize"_s);
    const qsizetype before = played.transport->sent.size();
    // A second word to the same question begins nothing.
    played.transport->refuse(discovery, rpccode::methodNotFound);
    QCOMPARE(played.transport->sent.size(), before);
    played.introduce();
    QVERIFY(played.client->isReady());
    QVERIFY(!played.client->era().protocol().isModern());
    PlayedClient other;
    other.open(McpHandshake::Era::Modern);
    other.transport->answer(other.transport->last().id, R"({"supportedVersions":["2031-01-01"]})");
    QCOMPARE(other.transport->last().method, u"initialize"_s);
    other.transport->answer(other.transport->last().id, R"({"protocolVersion":"2019-01-01","capabilities":{}})");
    QCOMPARE(other.closed.size(), 1);
}

void McpHandshakeTest::knowsWhatTheHandshakeAgreedUpon()
{
    PlayedClient legacy;
    legacy.openLegacy();
    QCOMPARE(legacy.transport->version, QByteArray("2025-11-25"));
    QCOMPARE(legacy.transport->methods(), (QStringList {u"initialize"_s, u"notifications/initialized"_s}));
    QCOMPARE(legacy.transport->listens, 1);
    PlayedClient modern;
    modern.openModern(R"({"tools":{"listChanged":true},"logging":{}})");
    QCOMPARE(modern.transport->version, QByteArray("2026-07-28"));
    QCOMPARE(modern.transport->methods(), (QStringList {u"server/discover"_s, u"subscriptions/listen"_s}));
    QCOMPARE(modern.transport->listens, 0);
    // The server ends what it was asked to tell.
    const qint64 listening = modern.transport->last().id;
    QVERIFY(modern.client->isWaiting());
    modern.transport->tell("notifications/cancelled", R"({"requestId":)" + QByteArray::number(listening) + '}');
    QVERIFY(!modern.client->isWaiting());
}

void McpHandshakeTest::takesADiscoveryWithoutVersions()
{
    PlayedClient played;
    played.open(McpHandshake::Era::Modern);
    played.transport->answer(played.transport->last().id, R"({"resultType":"complete","capabilities":{}})");
    QVERIFY(played.client->isReady());
    QVERIFY(played.client->era().protocol().isModern());
}

void McpHandshakeTest::introducesItselfNowhereThatWantsASignIn()
{
    PlayedClient played(McpTransportKind::StreamableHttp);
    played.open(McpHandshake::Era::Unknown);
    const McpDeliveryFailure failure {McpDeliveryFailure::Kind::Refused, {ErrorCategory::Permission, u"sign in"_s}, false, 401, {}};
    const QPointer<PlayedTransport> transport = played.transport;
    Q_EMIT played.transport->undelivered(played.transport->last().id, failure);
    QCOMPARE(played.closed.size(), 1);
    QCOMPARE(played.closed.first().message, u"sign in"_s);
    QCOMPARE(transport->methods(), QStringList {u"server/discover"_s});
}

void McpHandshakeTest::readsTheErrorThatARefusalCarries()
{
    PlayedClient played(McpTransportKind::StreamableHttp);
    played.open(McpHandshake::Era::Unknown);
    const QByteArray said = R"({"jsonrpc":"2.0","id":1,"error":{"code":)" + QByteArray::number(rpccode::unsupportedVersion)
        + R"(,"message":"another one","data":{"supported":[")" + McpProtocol::modern.toByteArray() + R"("]}}})";
    const McpDeliveryFailure failure {McpDeliveryFailure::Kind::Refused, {ErrorCategory::Network, u"delivery"_s}, false, 400, said};
    Q_EMIT played.transport->undelivered(played.transport->last().id, failure);
    QCOMPARE(played.transport->methods(), QStringList({u"server/discover"_s, u"server/discover"_s}));
    // Where it carries none, it may be an older server's.
    const McpDeliveryFailure wordless {McpDeliveryFailure::Kind::Refused, {ErrorCategory::Network, u"delivery"_s}, false, 400, "no"};
    Q_EMIT played.transport->undelivered(played.transport->last().id, wordless);
    QCOMPARE(played.transport->last().method, u"initialize"_s);
}

//! A program may wait for a person before it answers anything.
void McpHandshakeTest::waitsForAPersonBeforeItTriesAnotherEra()
{
    PlayedClient played;
    const auto maker = [&played](McpTransportKind, QObject *parent) -> McpTransport * {
        played.client->holdTimeOuts(true);
        return played.transport = new PlayedTransport(parent);
    };
    played.client->open(maker, McpTransportKind::Stdio, McpHandshake::Era::Unknown);
    QTRY_VERIFY(played.transport && !played.transport->sent.isEmpty());
    const auto hasTried = [&played] { return played.transport->sent.size() > 1; };
    QVERIFY(!QTest::qWaitFor(hasTried, McpHandshake::probeMilliseconds + 300));
    QCOMPARE(played.transport->methods(), QStringList {u"server/discover"_s});
    QVERIFY(played.closed.isEmpty());
}

void McpHandshakeTest::beginsNoProgramAgainThatWasNotAsked()
{
    PlayedClient played;
    const auto maker = [&played](McpTransportKind made, QObject *parent) -> McpTransport * {
        played.kinds.append(made);
        played.transport = new PlayedTransport(parent);
        const auto fail = [transport = played.transport] { Q_EMIT transport->closed({ErrorCategory::Network, u"no such program"_s}); };
        // Before it is open.
        QMetaObject::invokeMethod(played.transport, fail, Qt::QueuedConnection);
        return played.transport;
    };
    played.client->open(maker, McpTransportKind::Stdio, McpHandshake::Era::Unknown);
    QTRY_COMPARE(played.closed.size(), 1);
    QCOMPARE(played.kinds.size(), 1);
    QCOMPARE(played.closed.first().message, u"no such program"_s);
}

void McpHandshakeTest::fallsBackToAStreamOfEvents_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("category");
    QTest::addColumn<bool>("fallsBack");
    const QByteArray said = R"({"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no"}})";
    QTest::newRow("no such place") << 404 << QByteArray() << int(ErrorCategory::Network) << true;
    QTest::newRow("no such method") << 405 << QByteArray() << int(ErrorCategory::Network) << true;
    QTest::newRow("out of order") << 500 << QByteArray() << int(ErrorCategory::Network) << false;
    QTest::newRow("the protocol's own word") << 400 << said << int(ErrorCategory::Network) << false;
    QTest::newRow("not signed in") << 404 << QByteArray() << int(ErrorCategory::Permission) << false;
}

void McpHandshakeTest::fallsBackToAStreamOfEvents()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(int, category);
    QFETCH(bool, fallsBack);
    PlayedClient played(McpTransportKind::StreamableHttp);
    played.open(McpHandshake::Era::Legacy);
    const McpDeliveryFailure failure {McpDeliveryFailure::Kind::Refused, {ErrorCategory(category), u"delivery"_s}, false, status, body};
    // Of another message it says nothing.
    Q_EMIT played.transport->undelivered(played.transport->last().id + 1, failure);
    QCOMPARE(played.kinds.size(), 1);
    QVERIFY(played.closed.isEmpty());
    Q_EMIT played.transport->undelivered(played.transport->last().id, failure);
    QCOMPARE(played.closed.size(), fallsBack ? 0 : 1);
    QCOMPARE(played.kinds.size(), fallsBack ? 2 : 1);
    if (fallsBack) {
        QCOMPARE(played.kinds.last(), McpTransportKind::EventStream);
        QTRY_VERIFY(!played.transport->sent.isEmpty());
        QCOMPARE(played.transport->last().method, u"initialize"_s);
    }
}

void McpHandshakeTest::listsWhatIsAnObject()
{
    PlayedClient played;
    played.openLegacy();
    McpListing listing(*played.client, u"tools/list"_s, u"tools"_s, nullptr);
    QSignalSpy listed(&listing, &McpListing::succeeded);
    QTRY_COMPARE(played.transport->last().method, u"tools/list"_s);
    played.transport->answer(played.transport->last().id, R"({"tools":[{"name":"a"},7,null,{"name":"b"}],"nextCursor":null})");
    QCOMPARE(listed.size(), 1);
    QCOMPARE(listed.first().first().value<QList<JsonText>>().size(), 2);
}

void McpHandshakeTest::endsAListingThatGoesInCircles()
{
    PlayedClient played;
    played.openLegacy();
    auto listing = std::make_unique<McpListing>(*played.client, u"tools/list"_s, u"tools"_s, nullptr);
    QSignalSpy listed(listing.get(), &McpListing::succeeded);
    QTRY_COMPARE(played.transport->last().method, u"tools/list"_s);
    for (const char *cursor : {"\"\"", "\"x\"", "\"\""})
        played.transport->answer(played.transport->last().id, R"({"tools":[{"name":"a"}],"nextCursor":)" + QByteArray(cursor) + '}');
    QCOMPARE(listed.size(), 1);
    QCOMPARE(listed.first().first().value<QList<JsonText>>().size(), 3);
}

void McpHandshakeTest::boundsAListing()
{
    PlayedClient played;
    played.openLegacy();
    const auto pagesOf = [&played](const QByteArray &items) {
        McpListing listing(*played.client, u"tools/list"_s, u"tools"_s, nullptr);
        QSignalSpy listed(&listing, &McpListing::succeeded);
        const qsizetype before = played.transport->sent.size();
        if (!QTest::qWaitFor([&] { return played.transport->sent.size() > before; }, support::patience))
            return std::pair(-1, qsizetype(-1));
        int pages = 0;
        while (listed.isEmpty() && pages < 200)
            played.transport->answer(
                played.transport->last().id, R"({"tools":[)" + items + R"(],"nextCursor":")" + QByteArray::number(pages++) + R"("})");
        return std::pair(pages, listed.isEmpty() ? qsizetype(-1) : listed.first().first().value<QList<JsonText>>().size());
    };
    QCOMPARE(pagesOf("{}"), std::pair(McpListing::mostPages, qsizetype(McpListing::mostPages)));
    const auto [manyPages, many] = pagesOf(QByteArray("{},").repeated(McpListing::mostItems) + "{}");
    QCOMPARE(manyPages, 1);
    QCOMPARE(many, McpListing::mostItems);
    const QByteArray large = R"({"x":")" + QByteArray(3 * 1024 * 1024, 'x') + R"("})";
    const auto [largePages, kept] = pagesOf(large);
    QCOMPARE(largePages, 3);
    QCOMPARE(kept, 2);
}

void McpHandshakeTest::knowsWhatIsStale()
{
    PlayedClient modern;
    modern.openModern(R"({"tools":{"listChanged":true},"prompts":{}})");
    McpFreshness none;
    none.add(JsonText::trusted("{}"));
    QVERIFY(!none.isStale(*modern.client, u"tools"));
    QVERIFY(none.isStale(*modern.client, u"prompts"));
    McpFreshness named;
    named.add(JsonText::trusted(R"({"ttlMs":3600000})"));
    QVERIFY(!named.isStale(*modern.client, u"prompts"));
    // The one that is stale first counts, whichever comes first.
    McpFreshness soon;
    soon.add(JsonText::trusted(R"({"ttlMs":1})"));
    soon.add(JsonText::trusted(R"({"ttlMs":3600000})"));
    QTRY_VERIFY(soon.isStale(*modern.client, u"tools"));
    PlayedClient legacy;
    legacy.openLegacy();
    QVERIFY(!none.isStale(*legacy.client, u"prompts"));
}

void McpHandshakeTest::cutsLines()
{
    LineBuffer buffer(8);
    QByteArrayList lines;
    const auto take = [&lines](const QByteArray &line) { lines.append(line); };
    QVERIFY(buffer.feed("one\r\ntwo\n\nth", take));
    QVERIFY(buffer.feed("ree\n", take));
    QCOMPARE(lines, (QByteArrayList {"one", "two", "", "three"}));
    // In pieces each of which is short enough.
    QVERIFY(buffer.feed("12345", take));
    QVERIFY(!buffer.feed("6789", take));
    QVERIFY(!buffer.feed("\nx\n", take));
    QCOMPARE(lines.size(), 4);
}

QTEST_GUILESS_MAIN(McpHandshakeTest)
#include "tests/support/patience.h"
#include "tst_mcphandshake.moc"
