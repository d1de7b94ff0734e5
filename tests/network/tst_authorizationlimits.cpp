// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/signinexchange.h"
#include "tests/network/authorizationtest.h"
#include "tests/support/patience.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;
using namespace network;

using Bend = std::function<void(GrantingServer &)>;
Q_DECLARE_METATYPE(Bend)

//! What is asked for, what is refused, and what nobody gets to see.
class AuthorizationLimitsTest final : public AuthorizationTest
{
    Q_OBJECT

private Q_SLOTS:
    void choosesScopes();
    void asksForMoreWithoutLosingWhatItHas();
    void doesNotAskForWhatHasBeenGranted();
    void asksThreeTimesAtMost();
    void looksOnceAtEachPlace();
    void leavesOtherRefusalsAlone();
    void looksNowhereElseThanWhereItIsSent_data();
    void looksNowhereElseThanWhereItIsSent();
    void readsNothingThatIsNotThere();
    void asksNothingForATokenThatIsOld();
    void asksAnewAfterSignOut();
    void takesAPermissionThatWasGrantedElsewhere();
    void asksWhereNoPermissionIsNamed();
    void renewsOnceAndThenAsks();
    void renewsWhereWhatIsGrantedIsNamed();
    void asksNobodyWhileTheServerIsOutOfOrder();
    void triesNoRenewalTwiceThatWasRefused();
    void registersAnewWhereItWasForgotten();
    void takesATokenOfAnotherConnectionOnlyOnce();
    void usesANamedClientForTheFirstTime_data();
    void usesANamedClientForTheFirstTime();
    void usesANamedClientAtItsIssuerAgain_data();
    void usesANamedClientAtItsIssuerAgain();
    void keepsWhereTokensAreTakenBack();
    void goesNowhereNearAToken_data();
    void goesNowhereNearAToken();
    void readsNoAnswerWithoutEnd_data();
    void readsNoAnswerWithoutEnd();
    void takesNoAnswerThatIsNoRedirect_data();
    void takesNoAnswerThatIsNoRedirect();
    void asksNobodyWhereNoAnswerCouldArrive();
    void doesNotTurnInTheCode_data();
    void doesNotTurnInTheCode();
    void saysWhoRefused();
    void usesANamedClientNowhereElse();
    void tellsWhatToDoWithoutARegistration();
    void recordsNoSecret();
};

void AuthorizationLimitsTest::choosesScopes()
{
    m_server->grantsRefreshTokens = false;
    m_server->resource()[u"scopes_supported"_s] = QJsonArray {u"read"_s, u"write"_s};
    QVERIFY(authorize(unauthorized()).succeeded);
    m_authorizer->signOut();
    QVERIFY(authorize(unauthorized("Bearer scope=\"profile\"")).succeeded);
    m_authorizer->signOut();
    m_server->granter()[u"scopes_supported"_s] = QJsonArray {u"read"_s, u"offline_access"_s};
    QVERIFY(authorize(unauthorized("Bearer scope=\"profile\"")).succeeded);
    QCOMPARE(scopesAskedFor(), (QStringList {u"read write"_s, u"profile"_s, u"profile offline_access"_s}));
    QCOMPARE(m_server->membersTo("/authorize").last().value("prompt"), QByteArray("consent"));
}

void AuthorizationLimitsTest::asksForMoreWithoutLosingWhatItHas()
{
    QVERIFY(authorize(unauthorized("Bearer scope=\"read\"")).succeeded);
    const WaitOutcome outcome = authorize(insufficient("write"));
    QVERIFY2(outcome.succeeded, qPrintable(outcome.error.message));
    // A renewal could not get more.
    QCOMPARE(m_server->membersTo("/token").last().value("grant_type"), QByteArray("authorization_code"));
    QCOMPARE(scopesAskedFor(), (QStringList {u"read"_s, u"read write"_s}));
    QCOMPARE(m_authorizer->token(), m_server->accessTokens().last());
}

void AuthorizationLimitsTest::doesNotAskForWhatHasBeenGranted()
{
    QVERIFY(authorize(unauthorized("Bearer scope=\"admin\"")).succeeded);
    const WaitOutcome outcome = authorize(insufficient("admin"));
    QCOMPARE(outcome.error.category, model::ErrorCategory::Permission);
    QCOMPARE(consents(), 1);
}

void AuthorizationLimitsTest::asksThreeTimesAtMost()
{
    m_server->grantedScope = u"read"_s;
    QVERIFY(authorize(unauthorized("Bearer scope=\"admin\"")).succeeded);
    QVERIFY(authorize(insufficient("admin")).succeeded);
    QVERIFY(authorize(insufficient("admin")).succeeded);
    const WaitOutcome outcome = authorize(insufficient("admin"));
    QCOMPARE(outcome.error.category, model::ErrorCategory::Permission);
    QCOMPARE(consents(), 3);

    AuthorizationAttempts attempts;
    for (int question = 0; question < AuthorizationAttempts::mostQuestions; ++question)
        attempts.granted(SignInRun::Way::Asked, 1000);
    attempts.refused(1000 + AuthorizationAttempts::soonMilliseconds - 1);
    QVERIFY(!attempts.mayAsk());
    attempts.refused(1000 + AuthorizationAttempts::soonMilliseconds);
    QVERIFY(attempts.mayAsk());
}

void AuthorizationLimitsTest::looksOnceAtEachPlace()
{
    // Neither where tokens are granted nor what they are for is told anywhere.
    m_server->documents.clear();
    m_server->documents[QByteArrayLiteral("/elsewhere.json")] = QJsonObject {
        {u"resource"_s, m_server->mcp().toString()}, {u"authorization_servers"_s, QJsonArray {m_server->origin() + u"/one"_s}}};
    const WaitOutcome outcome = authorize(
        unauthorized("Bearer resource_metadata=\"" + m_server->origin().toLatin1() + "/elsewhere.json\""));
    QCOMPARE(outcome.error.category, model::ErrorCategory::Permission);
    QList<QByteArray> asked;
    for (const auto &arguments : *m_exchanges)
        asked.append(arguments.first().value<model::Exchange>().request.url.path().toLatin1());
    QCOMPARE(asked,
        QList<QByteArray>({"/elsewhere.json", "/.well-known/oauth-authorization-server/one", "/.well-known/openid-configuration/one",
            "/one/.well-known/openid-configuration"}));
}

void AuthorizationLimitsTest::leavesOtherRefusalsAlone()
{
    AuthorizationChallenge forbidden = unauthorized();
    forbidden.status = 403;
    QCOMPARE(authorize(forbidden).error.category, model::ErrorCategory::Permission);
    QCOMPARE(authorize(unauthorized("Basic realm=\"x\"")).error.category, model::ErrorCategory::Permission);
    QVERIFY(m_exchanges->isEmpty());
}

void AuthorizationLimitsTest::looksNowhereElseThanWhereItIsSent_data()
{
    QTest::addColumn<QString>("user");
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("requests");
    QTest::newRow("where nothing is") << QString() << u"/gone.json"_s << 1;
    QTest::newRow("an address with a name in it") << u"me"_s << u"/.well-known/oauth-protected-resource/mcp"_s << 0;
}

void AuthorizationLimitsTest::looksNowhereElseThanWhereItIsSent()
{
    QFETCH(QString, user);
    QFETCH(QString, path);
    QUrl here(m_server->mcp());
    here.setUserInfo(user);
    here.setPath(path);
    const WaitOutcome outcome = authorize(unauthorized("Bearer resource_metadata=\"" + here.toEncoded() + '"'));
    QCOMPARE(outcome.error.category, model::ErrorCategory::Permission);
    QTEST(int(m_exchanges->size()), "requests");
    QCOMPARE(consents(), 0);
}

void AuthorizationLimitsTest::readsNothingThatIsNotThere()
{
    // A page that says that there is nothing may well be JSON.
    m_server->scripts.insert("/.well-known/oauth-protected-resource/mcp",
        Script::answer(404, R"({"resource":"https://evil.example","authorization_servers":["https://evil.example"]})", "application/json"));
    QVERIFY(authorize(unauthorized()).succeeded);
    m_authorizer->signOut();
    m_server->scripts.clear();
    m_server->resource()[u"authorization_servers"_s] = QJsonArray {m_server->origin() + u"/?tenant=1"_s};
    m_exchanges->clear();
    QCOMPARE(authorize(unauthorized()).error.category, model::ErrorCategory::Permission);
    for (const auto &arguments : *m_exchanges)
        QVERIFY(!arguments.first().value<model::Exchange>().request.url.path().contains(u"authorization-server"));
}

void AuthorizationLimitsTest::asksNothingForATokenThatIsOld()
{
    const AuthorizationChallenge early = unauthorized();
    QVERIFY(authorize(early).succeeded);
    m_exchanges->clear();
    QVERIFY(authorize(early).succeeded);
    QVERIFY(m_exchanges->isEmpty());
}

void AuthorizationLimitsTest::asksAnewAfterSignOut()
{
    m_server->grantedScope = u"read"_s;
    QVERIFY(authorize(unauthorized("Bearer scope=\"admin\"")).succeeded);
    QVERIFY(authorize(insufficient("admin")).succeeded);
    QVERIFY(authorize(insufficient("admin")).succeeded);
    m_authorizer->signOut();
    QVERIFY(authorize(unauthorized("Bearer scope=\"admin\"")).succeeded);
    QCOMPARE(consents(), 4);
}

void AuthorizationLimitsTest::takesAPermissionThatWasGrantedElsewhere()
{
    QVERIFY(authorize(unauthorized("Bearer scope=\"read\"")).succeeded);
    // Another connection to the same server has asked in the meantime.
    SignIn newer {m_server->origin(), m_server->mcp().toString(), {u"other"_s}, "newer-token"};
    newer.granted = {u"admin"_s};
    m_store->save(m_server->mcp(), newer);
    QVERIFY(authorize(insufficient("admin")).succeeded);
    QCOMPARE(m_authorizer->token(), QByteArray("newer-token"));
    QCOMPARE(consents(), 1);
}

void AuthorizationLimitsTest::asksWhereNoPermissionIsNamed()
{
    QVERIFY(authorize(unauthorized("Bearer scope=\"read\"")).succeeded);
    AuthorizationChallenge challenge = insufficient({});
    challenge.authenticate = {"Bearer error=\"insufficient_scope\""};
    QVERIFY(authorize(challenge).succeeded);
    QCOMPARE(consents(), 2);
}

void AuthorizationLimitsTest::renewsOnceAndThenAsks()
{
    for (int refusal = 0; refusal < 3; ++refusal)
        QVERIFY(authorize(unauthorized()).succeeded);
    QCOMPARE(consents(), 2);
    QList<QByteArray> grants;
    for (const auto &members : m_server->membersTo("/token"))
        grants.append(members.value("grant_type"));
    QCOMPARE(grants, (QList<QByteArray> {"authorization_code", "refresh_token", "authorization_code"}));
}

//! A token that has run out is refused with the permission that it had.
void AuthorizationLimitsTest::renewsWhereWhatIsGrantedIsNamed()
{
    for (int refusal = 0; refusal < 2; ++refusal) {
        const WaitOutcome outcome = authorize(unauthorized("Bearer error=\"invalid_token\", scope=\"read\""));
        QVERIFY2(outcome.succeeded, qPrintable(outcome.error.message));
    }
    QCOMPARE(consents(), 1);
}

void AuthorizationLimitsTest::asksNobodyWhileTheServerIsOutOfOrder()
{
    QVERIFY(authorize(unauthorized()).succeeded);
    m_server->scripts.insert("/token", Script::answer(503, "later"));
    QCOMPARE(authorize(unauthorized()).error.category, model::ErrorCategory::Network);
    QCOMPARE(consents(), 1);
}

void AuthorizationLimitsTest::triesNoRenewalTwiceThatWasRefused()
{
    QVERIFY(authorize(unauthorized()).succeeded);
    m_server->refusesRefreshTokens = true;
    m_server->redirectMembers = {{"error", "access_denied"}, {"code", {}}};
    for (int refusal = 0; refusal < 2; ++refusal)
        QVERIFY(!authorize(unauthorized()).succeeded);
    int renewals = 0;
    for (const auto &members : m_server->membersTo("/token"))
        renewals += members.value("grant_type") == "refresh_token";
    QCOMPARE(renewals, 1);
}

void AuthorizationLimitsTest::registersAnewWhereItWasForgotten()
{
    QVERIFY(authorize(unauthorized()).succeeded);
    QCOMPARE(m_server->requestsTo("/register").size(), 1);
    m_server->scripts.insert("/token", Script::answer(401, R"({"error":"invalid_client"})", "application/json"));
    QVERIFY(!authorize(unauthorized()).succeeded);
    QCOMPARE(m_server->requestsTo("/register").size(), 2);
}

//! Two connections that hand each other tokens which are refused would go on without end.
void AuthorizationLimitsTest::takesATokenOfAnotherConnectionOnlyOnce()
{
    QVERIFY(authorize(unauthorized()).succeeded);
    for (const QByteArray token : {"newer-1", "newer-2"}) {
        m_store->save(m_server->mcp(), {m_server->origin(), m_server->mcp().toString(), {u"other"_s}, token});
        QVERIFY(authorize(unauthorized()).succeeded);
        QCOMPARE(m_authorizer->token() == token, token == "newer-1");
    }
    QCOMPARE(consents(), 2);
}

void AuthorizationLimitsTest::usesANamedClientForTheFirstTime_data()
{
    QTest::addColumn<QString>("earlier");
    QTest::newRow("where nothing was granted before") << QString();
    QTest::newRow("where another client was used before") << u"registered-by-itself"_s;
}

void AuthorizationLimitsTest::usesANamedClientForTheFirstTime()
{
    QFETCH(const QString, earlier);
    if (!earlier.isEmpty())
        m_store->save(m_server->mcp(), {u"https://honest.example"_s, m_server->mcp().toString(), {earlier}, "token"});
    AuthorizationSettings settings;
    settings.clientId = u"known-client"_s;
    startAnew(settings);
    const WaitOutcome outcome = authorize(unauthorized());
    QVERIFY2(outcome.succeeded, qPrintable(outcome.error.message));
}

void AuthorizationLimitsTest::usesANamedClientAtItsIssuerAgain_data()
{
    QTest::addColumn<bool>("isIssuerNamed");
    QTest::newRow("which was another before") << true;
    QTest::newRow("which was the same before") << false;
}

void AuthorizationLimitsTest::usesANamedClientAtItsIssuerAgain()
{
    QFETCH(bool, isIssuerNamed);
    AuthorizationSettings settings;
    settings.clientId = u"known-client"_s;
    if (isIssuerNamed)
        settings.issuer = m_server->origin();
    const QString before = isIssuerNamed ? u"https://honest.example"_s : m_server->origin();
    m_store->save(m_server->mcp(), {before, u"https://elsewhere.example/mcp"_s, {settings.clientId}, "token"});
    startAnew(settings);
    const WaitOutcome outcome = authorize(unauthorized());
    QVERIFY2(outcome.succeeded, qPrintable(outcome.error.message));
}

void AuthorizationLimitsTest::keepsWhereTokensAreTakenBack()
{
    QVERIFY(authorize(unauthorized()).succeeded);
    m_server->offerRevocation();
    startAnew();
    // The token that was kept, and what the server says now.
    QVERIFY(authorize(unauthorized()).succeeded);
    QCOMPARE(m_server->accessTokens().size(), 1);
    m_store = std::make_unique<KeychainSignInStore>(*m_keychain);
    SignIns kept;
    bool found = false;
    m_store->find(m_server->mcp(), this, [&](const SignIns &signIns) {
        kept = signIns;
        found = true;
    });
    QTRY_VERIFY(found);
    QCOMPARE(kept.size(), 1);
    QVERIFY(kept.first().revocation.path() == u"/revoke");
}

void AuthorizationLimitsTest::goesNowhereNearAToken_data()
{
    QTest::addColumn<Bend>("bend");
    const auto granter = [](const QString &member, const QJsonValue &value) {
        return Bend([member, value](GrantingServer &server) { server.granter()[member] = value; });
    };
    const auto resource = [](const QString &member, const QJsonValue &value) {
        return Bend([member, value](GrantingServer &server) { server.resource()[member] = value; });
    };
    QTest::newRow("another server's metadata") << resource(u"resource"_s, u"https://evil.example/mcp"_s);
    QTest::newRow("nobody who grants") << resource(u"authorization_servers"_s, QJsonArray());
    QTest::newRow("cleartext to elsewhere") << resource(u"authorization_servers"_s, QJsonArray {u"http://evil.example"_s});
    QTest::newRow("another issuer") << granter(u"issuer"_s, u"https://evil.example"_s);
    QTest::newRow("an issuer with a slash too many")
        << Bend([](GrantingServer &server) { server.granter()[u"issuer"_s] = server.origin() + u'/'; });
    QTest::newRow("no PKCE") << granter(u"code_challenge_methods_supported"_s, QJsonValue());
    QTest::newRow("plain PKCE only") << granter(u"code_challenge_methods_supported"_s, QJsonArray {u"plain"_s});
    QTest::newRow("a script for a page") << granter(u"authorization_endpoint"_s, u"javascript:alert(1)"_s);
    QTest::newRow("a file for a page") << granter(u"authorization_endpoint"_s, u"file:///etc/passwd"_s);
    QTest::newRow("tokens in cleartext") << granter(u"token_endpoint"_s, u"http://evil.example/token"_s);
    QTest::newRow("out of order") << Bend(
        [](GrantingServer &server) { server.scripts.insert("/.well-known/oauth-protected-resource/mcp", Script::answer(503, "later")); });
    QTest::newRow("asked too often") << Bend(
        [](GrantingServer &server) { server.scripts.insert("/.well-known/oauth-protected-resource/mcp", Script::answer(429, "later")); });
    QTest::newRow("a registration by another way") << granter(u"registration_endpoint"_s, u"ftp://127.0.0.1/register"_s);
    QTest::newRow("another issuer than the server itself") << Bend([](GrantingServer &server) {
        server.documents.remove("/.well-known/oauth-protected-resource/mcp");
        server.granter()[u"issuer"_s] = u"https://evil.example"_s;
    });
    QTest::newRow("sent on to elsewhere") << Bend([](GrantingServer &server) {
        server.scripts.insert("/.well-known/oauth-authorization-server",
            Script::answer(302, "", "text/plain", "Location: " + server.origin().toLatin1() + "/granter\r\n"));
        server.documents.insert("/granter", server.granter());
    });
}

void AuthorizationLimitsTest::goesNowhereNearAToken()
{
    QFETCH(Bend, bend);
    bend(*m_server);
    const WaitOutcome outcome = authorize(unauthorized());
    QVERIFY(!outcome.succeeded);
    QVERIFY(!outcome.error.message.isEmpty());
    for (const QByteArray &place : {QByteArray("/register"), QByteArray("/authorize"), QByteArray("/token")})
        QVERIFY(m_server->requestsTo(place).isEmpty());
}

void AuthorizationLimitsTest::readsNoAnswerWithoutEnd_data()
{
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("beginning");
    QTest::addColumn<QByteArray>("then");
    const QByteArray blanks(1024, ' ');
    const QByteArray text(1024, 'a');
    QTest::newRow("a token's text") << "/token"_ba
                                    << "{\"access_token\":\""_ba << text;
    QTest::newRow("a token's members") << "/token"_ba
                                       << "{\"access_token\":\"t\""_ba
                                       << ",\"scope\":\"all\""_ba.repeated(60);
    QTest::newRow("a token's blanks") << "/token"_ba << QByteArray() << blanks;
    QTest::newRow("a registration's text") << "/register"_ba
                                           << "{\"client_id\":\""_ba << text;
    QTest::newRow("a registration's list") << "/register"_ba
                                           << "{\"client_id\":\"c\",\"redirect_uris\":["_ba
                                           << "\"http://a\","_ba.repeated(90);
    QTest::newRow("a registration's blanks") << "/register"_ba << QByteArray() << blanks;
    QTest::newRow("what the server says of itself") << "/.well-known/oauth-protected-resource/mcp"_ba
                                                    << "{\"resource\":\""_ba << text;
    QTest::newRow("what its granter says of itself") << "/.well-known/oauth-authorization-server"_ba
                                                     << "{\"issuer\":\""_ba << text;
}

void AuthorizationLimitsTest::readsNoAnswerWithoutEnd()
{
    QFETCH(const QByteArray, place);
    QFETCH(const QByteArray, beginning);
    QFETCH(const QByteArray, then);
    constexpr qint64 largest = SignInExchange::largestAnswer;
    const QByteArray head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n";
    m_server->scripts.insert(place, Script().send(head + beginning + then.repeated(int(16 * largest / then.size()))).stall());
    const WaitOutcome outcome = authorize(unauthorized());
    QVERIFY(!outcome.succeeded);
    // Where something is said of a server, it may be said elsewhere, too.
    QVERIFY2(place.startsWith("/.well-known/") || outcome.error.message.contains("too long"_L1), qPrintable(outcome.error.message));
    QVERIFY(m_authorizer->token().isEmpty());
    int refused = 0;
    for (const QList<QVariant> &ended : std::as_const(*m_exchanges)) {
        const auto exchange = ended.first().value<model::Exchange>();
        if (exchange.request.url.path().toLatin1() != place)
            continue;
        ++refused;
        QCOMPARE(exchange.state, model::ExchangeState::Failed);
        // Less where a secret is left out of it.
        QVERIFY2(exchange.responseBody.size() <= largest + 128 * 1024, QByteArray::number(exchange.responseBody.size()).constData());
    }
    QCOMPARE(refused, 1);
}

void AuthorizationLimitsTest::takesNoAnswerThatIsNoRedirect_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("location");
    QTest::newRow("a page") << 200 << QByteArray("http://localhost:3000/callback?code=c");
    QTest::newRow("a refusal") << 400 << QByteArray("http://localhost:3000/callback?code=c");
    QTest::newRow("to another place") << 302 << QByteArray("http://localhost:3000/login?code=c");
}

void AuthorizationLimitsTest::takesNoAnswerThatIsNoRedirect()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, location);
    m_server->scripts.insert("/authorize", Script::answer(status, {}, "text/html", "Location: " + location + "\r\n"));
    const WaitOutcome outcome = authorize(unauthorized());
    QCOMPARE(outcome.error.category, model::ErrorCategory::Permission);
    QVERIFY2(outcome.error.message.contains(u"HTTP %1"_s.arg(status)), qPrintable(outcome.error.message));
}

void AuthorizationLimitsTest::asksNobodyWhereNoAnswerCouldArrive()
{
    m_authorizer.reset();
    m_agent = std::make_unique<HeadlessConsent>(*m_client, QString());
    startAnew();
    QCOMPARE(authorize(unauthorized()).error.category, model::ErrorCategory::Execution);
    QVERIFY(m_server->requestsTo("/register").isEmpty());
    QCOMPARE(consents(), 0);
}

void AuthorizationLimitsTest::doesNotTurnInTheCode_data()
{
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("namesItself");
    QTest::newRow("another issuer") << QByteArray("iss") << QByteArray("https://evil.example") << true;
    QTest::newRow("another issuer, unannounced") << QByteArray("iss") << QByteArray("https://evil.example") << false;
    QTest::newRow("no issuer") << QByteArray("iss") << QByteArray() << true;
    QTest::newRow("another state") << QByteArray("state") << QByteArray("guessed") << true;
    QTest::newRow("no state") << QByteArray("state") << QByteArray() << true;
    QTest::newRow("no code") << QByteArray("code") << QByteArray() << true;
    QTest::newRow("an error") << QByteArray("error") << QByteArray("server_error") << true;
}

void AuthorizationLimitsTest::doesNotTurnInTheCode()
{
    QFETCH(QByteArray, member);
    QFETCH(QByteArray, value);
    QFETCH(bool, namesItself);
    m_server->granter()[u"authorization_response_iss_parameter_supported"_s] = namesItself;
    m_server->redirectMembers = {{member, value}, {"error_description", "buy now"}};
    const WaitOutcome outcome = authorize(unauthorized());
    QVERIFY(!outcome.succeeded);
    QCOMPARE(consents(), 1);
    QVERIFY(m_server->requestsTo("/token").isEmpty());
    // What somebody else says is not shown.
    QCOMPARE(outcome.error.message.contains("buy now"_L1), member == "error");
}

void AuthorizationLimitsTest::saysWhoRefused()
{
    m_server->redirectMembers = {{"error", "access_denied"}, {"error_description", "buy now"}, {"code", {}}};
    const WaitOutcome outcome = authorize(unauthorized());
    QCOMPARE(outcome.error.category, model::ErrorCategory::Permission);
    QVERIFY(!outcome.error.message.contains("buy now"_L1));
}

void AuthorizationLimitsTest::usesANamedClientNowhereElse()
{
    AuthorizationSettings settings;
    settings.clientId = u"known-client"_s;
    settings.clientSecret = "known-secret-of-the-client";
    settings.issuer = u"https://honest.example"_s;
    startAnew(settings);
    QCOMPARE(authorize(unauthorized()).error.category, model::ErrorCategory::Permission);
    QVERIFY(m_server->requestsTo("/authorize").isEmpty());
    m_server->documents.clear();
    QCOMPARE(authorize(unauthorized()).error.category, model::ErrorCategory::Permission);
    QVERIFY(m_server->requestsTo("/authorize").isEmpty());

    // Where no issuer is named, the first one that grants something is the one.
    settings.issuer.clear();
    settings.clientSecret.clear();
    m_store->save(m_server->mcp(), {u"https://honest.example"_s, m_server->mcp().toString(), {settings.clientId}, "token"});
    startAnew(settings);
    QCOMPARE(authorize(unauthorized()).error.category, model::ErrorCategory::Permission);
    QVERIFY(m_server->requestsTo("/authorize").isEmpty());
}

void AuthorizationLimitsTest::tellsWhatToDoWithoutARegistration()
{
    m_server->granter().remove(u"registration_endpoint"_s);
    const WaitOutcome outcome = authorize(unauthorized());
    QCOMPARE(outcome.error.category, model::ErrorCategory::Permission);
    QVERIFY(outcome.error.message.contains("http://localhost:3000/callback"_L1));
    m_server->granter()[u"registration_endpoint"_s] = m_server->origin() + u"/closed"_s;
    m_server->scripts.insert("/closed", Script::answer(403, "{\"error_description\":\"Members only.\"}"));
    QVERIFY(authorize(unauthorized()).error.message.contains("Members only."_L1));
    m_server->scripts.insert("/closed", Script::answer(201, "{\"client_secret\":\"s\"}"));
    QVERIFY(authorize(unauthorized()).error.message.contains("client id"_L1));
}

void AuthorizationLimitsTest::recordsNoSecret()
{
    for (const QString &authentication : {u"client_secret_basic"_s, u"client_secret_post"_s}) {
        m_server->authentication = authentication;
        m_server->granter()[u"token_endpoint_auth_methods_supported"_s] = QJsonArray {authentication};
        QVERIFY(authorize(unauthorized()).succeeded);
        QVERIFY(authorize(unauthorized()).succeeded);
        m_authorizer->signOut();
    }
    const QByteArray text = record();
    QVERIFY(text.contains("/token"));
    QVERIFY(text.contains("[redacted]"));
    QVERIFY(m_server->secrets().size() > 12);
    for (const QByteArray &secret : m_server->secrets())
        QVERIFY2(!text.contains(secret), secret.constData());
}

QTEST_GUILESS_MAIN(AuthorizationLimitsTest)
#include "tst_authorizationlimits.moc"
