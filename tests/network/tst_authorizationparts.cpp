// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/clientidentity.h"
#include "network/mcp/authorization/discovery.h"
#include "network/mcp/authorization/grants.h"
#include "network/mcp/authorization/metadata.h"
#include "network/mcp/authorization/signinexchange.h"
#include "network/mcp/authorization/signinrun.h"
#include "network/mcp/authorization/signinstores.h"
#include "network/secrets/keychain.h"
#include "network/secrets/unguessable.h"
#include "tests/support/patience.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;
using namespace network;

using Challenges = QList<AuthenticateChallenge>;
Q_DECLARE_METATYPE(Challenges)

//! What needs no network, by tables.
class AuthorizationPartsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsChallenges_data();
    void readsChallenges();
    void knowsABearerChallenge();
    void knowsWhatAResourceCovers_data();
    void knowsWhatAResourceCovers();
    void looksForMetadataInTheRightOrder_data();
    void looksForMetadataInTheRightOrder();
    void namesAServerInOneWay_data();
    void namesAServerInOneWay();
    void refusesEndpoints_data();
    void refusesEndpoints();
    void makesChallengesAsTheStandardDoes();
    void choosesHowToShowWhoItIs_data();
    void choosesHowToShowWhoItIs();
    void asksOnlyForScopesThatThereAre();
    void keepsTheQueryOfAnEndpoint();
    void readsAnAnswerOnlyWhereItIsClear_data();
    void readsAnAnswerOnlyWhereItIsClear();
    void readsHowLongATokenLives_data();
    void readsHowLongATokenLives();
    void boundsWhatAServerLists();
    void keepsFewSignIns();
    void readsGrants_data();
    void readsGrants();
    void encodesWhoItIs();
    void keepsSignIns();
    void wantsAllThatASignInNeeds_data();
    void wantsAllThatASignInNeeds();
    void takesOnlyADocumentForWhoItIs_data();
    void takesOnlyADocumentForWhoItIs();
    void registersNobodyWithoutAnId();
    void saysWhyASignInFailed();
    void takesAnEmptyScopeForNone();
    void readsFieldsAndTextsWithinBounds();
};

void AuthorizationPartsTest::readsChallenges_data()
{
    QTest::addColumn<QList<QByteArray>>("values");
    QTest::addColumn<Challenges>("expected");
    using Values = QList<QByteArray>;
    QTest::newRow("none") << Values {} << Challenges {};
    QTest::newRow("a scheme") << Values {"Negotiate"} << Challenges {{"negotiate", {}}};
    QTest::newRow("parameters") << Values {"Bearer realm=\"a, b\", Scope = x"}
                                << Challenges {{"bearer", {{"realm", "a, b"}, {"scope", "x"}}}};
    QTest::newRow("escapes") << Values {"Bearer realm=\"a \\\"b\\\\\""} << Challenges {{"bearer", {{"realm", "a \"b\\"}}}};
    QTest::newRow("several in a value") << Values {"Basic realm=\"r\", Bearer error=\"invalid_token\",scope=\"s t\", Digest"}
                                        << Challenges {{"basic", {{"realm", "r"}}},
                                               {"bearer", {{"error", "invalid_token"}, {"scope", "s t"}}}, {"digest", {}}};
    QTest::newRow("several values") << Values {"Basic realm=r", "Bearer"} << Challenges {{"basic", {{"realm", "r"}}}, {"bearer", {}}};
    QTest::newRow("credentials") << Values {"NTLM TlRMTVNTUAAC/Zg+==, Bearer a=b"} << Challenges {{"ntlm", {}}, {"bearer", {{"a", "b"}}}};
    QTest::newRow("empty elements") << Values {", ,Bearer a=1,, ,b=2,"} << Challenges {{"bearer", {{"a", "1"}, {"b", "2"}}}};
    QTest::newRow("the first of two") << Values {"Bearer a=1, a=2"} << Challenges {{"bearer", {{"a", "1"}}}};
    QTest::newRow("an open quote") << Values {"Bearer a=1, b=\"never"} << Challenges {{"bearer", {{"a", "1"}}}};
    QTest::newRow("garbage") << Values {"@@@, Bearer a=1, \"x\", (c)=d"} << Challenges {{"bearer", {{"a", "1"}}}};
    QTest::newRow("credentials at the end") << Values {"NTLM TlRMTVNTUAAC=="} << Challenges {{"ntlm", {}}};
    QTest::newRow("tabs") << Values {"Bearer\ta=1,\tb=2"} << Challenges {{"bearer", {{"a", "1"}, {"b", "2"}}}};
    QTest::newRow("a character of no word") << Values {"Bearer a=x\x7f, b=2"} << Challenges {{"bearer", {{"a", "x"}, {"b", "2"}}}};
    QTest::newRow("nobody's parameter") << Values {"a=1"} << Challenges {};
}

void AuthorizationPartsTest::readsChallenges()
{
    QFETCH(QList<QByteArray>, values);
    QFETCH(Challenges, expected);
    QVERIFY(readChallenges(values) == expected);
}

void AuthorizationPartsTest::knowsABearerChallenge()
{
    const auto challenge = bearerChallenge(
        {"Basic realm=x", "bearer scope=\"a  b a\", resource_metadata=\"https://h/m\", error=invalid_token"});
    QVERIFY(challenge == (BearerChallenge {"invalid_token", {u"a"_s, u"b"_s}, "https://h/m"}));
    QVERIFY(bearerChallenge({}) == BearerChallenge());
    QVERIFY(!bearerChallenge({"Basic realm=x"}));
    QCOMPARE(readScopes(u"read  \"no\" wr\nite x\\y caf\u00e9 ok"_s), (QStringList {u"read"_s, u"ok"_s}));
}

void AuthorizationPartsTest::knowsWhatAResourceCovers_data()
{
    QTest::addColumn<QString>("resource");
    QTest::addColumn<QString>("server");
    QTest::addColumn<bool>("covers");
    const QString server = u"https://h.example/a/mcp"_s;
    QTest::newRow("itself") << server << server << true;
    QTest::newRow("the origin") << u"https://h.example"_s << server << true;
    QTest::newRow("the origin with a slash") << u"https://h.example/"_s << server << true;
    QTest::newRow("a folder above") << u"https://h.example/a"_s << server << true;
    QTest::newRow("the same port") << u"https://h.example:443/a/mcp"_s << server << true;
    QTest::newRow("another case") << u"HTTPS://H.example/a/mcp"_s << server << true;
    QTest::newRow("half a name") << u"https://h.example/a/m"_s << server << false;
    QTest::newRow("below") << u"https://h.example/a/mcp/b"_s << server << false;
    QTest::newRow("beside") << u"https://h.example/b/mcp"_s << server << false;
    QTest::newRow("another host") << u"https://h.example.evil/a/mcp"_s << server << false;
    QTest::newRow("another port") << u"https://h.example:8443/a/mcp"_s << server << false;
    QTest::newRow("another scheme") << u"http://h.example/a/mcp"_s << server << false;
    QTest::newRow("another scheme at the same port") << u"http://h.example:443/a/mcp"_s << server << false;
    QTest::newRow("a name in it") << u"https://me@h.example/a/mcp"_s << server << false;
    QTest::newRow("a fragment") << u"https://h.example/a/mcp#x"_s << server << false;
    QTest::newRow("another query") << u"https://h.example/a/mcp?x"_s << server << false;
    QTest::newRow("the same query") << u"https://h.example/a/mcp?x"_s << u"https://h.example/a/mcp?x"_s << true;
    QTest::newRow("nothing") << QString() << server << false;
    QTest::newRow("no address") << u"urn:mcp"_s << server << false;
}

void AuthorizationPartsTest::knowsWhatAResourceCovers()
{
    QFETCH(QString, resource);
    QFETCH(QString, server);
    QFETCH(bool, covers);
    const QByteArray body = "{\"resource\":\"" + resource.toUtf8()
        + "\",\"authorization_servers\":[\"https://as\",7],\"scopes_supported\":[\"b\",\"a\"]}";
    const auto metadata = readResourceMetadata(body, QUrl(server));
    QCOMPARE(metadata.has_value(), covers);
    if (covers)
        QVERIFY(*metadata == (ResourceMetadata {resource, {u"https://as"_s}, {u"b"_s, u"a"_s}}));
    else
        QCOMPARE(metadata.error().category, model::ErrorCategory::Permission);
}

void AuthorizationPartsTest::looksForMetadataInTheRightOrder_data()
{
    QTest::addColumn<QList<QUrl>>("places");
    QTest::addColumn<QStringList>("expected");
    const QString resource = u"https://h:8443/.well-known/oauth-protected-resource"_s;
    QTest::newRow("server") << resourceMetadataLocations(QUrl(u"https://u:p@h:8443/a/mcp?k=v#f"_s))
                            << QStringList {resource + u"/a/mcp"_s, resource};
    QTest::newRow("server at the root") << resourceMetadataLocations(QUrl(u"https://h:8443/"_s)) << QStringList {resource};
    QTest::newRow("issuer") << serverMetadataLocations(QUrl(u"https://as/"_s))
                            << QStringList {u"https://as/.well-known/oauth-authorization-server"_s,
                                   u"https://as/.well-known/openid-configuration"_s};
    QTest::newRow("issuer with a path") << serverMetadataLocations(QUrl(u"https://as/t%20enant/"_s))
                                        << QStringList {u"https://as/.well-known/oauth-authorization-server/t%20enant"_s,
                                               u"https://as/.well-known/openid-configuration/t%20enant"_s,
                                               u"https://as/t%20enant/.well-known/openid-configuration"_s};
}

void AuthorizationPartsTest::looksForMetadataInTheRightOrder()
{
    QFETCH(QList<QUrl>, places);
    QFETCH(QStringList, expected);
    QStringList texts;
    for (const QUrl &place : places)
        texts.append(place.toString(QUrl::FullyEncoded));
    QCOMPARE(texts, expected);
}

void AuthorizationPartsTest::namesAServerInOneWay_data()
{
    QTest::addColumn<QString>("server");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a path") << u"https://h/mcp"_s << u"https://h/mcp"_s;
    QTest::newRow("no path") << u"https://h/"_s << u"https://h"_s;
    QTest::newRow("everything") << u"HTTPS://u:p@H:8443/a%20b/?key=secret#f"_s << u"https://h:8443/a%20b/"_s;
}

void AuthorizationPartsTest::namesAServerInOneWay()
{
    QFETCH(QString, server);
    QFETCH(QString, expected);
    QCOMPARE(canonicalResource(QUrl(server)), expected);
}

void AuthorizationPartsTest::refusesEndpoints_data()
{
    QTest::addColumn<QString>("endpoint");
    QTest::addColumn<QString>("server");
    QTest::addColumn<bool>("refused");
    const QString remote = u"https://mcp.example/mcp"_s;
    const QString local = u"http://localhost:3000/mcp"_s;
    QTest::newRow("encrypted") << u"https://as.example/token"_s << remote << false;
    QTest::newRow("cleartext") << u"http://as.example/token"_s << remote << true;
    QTest::newRow("this machine, from here") << u"http://127.0.0.1:9/token"_s << local << false;
    QTest::newRow("this machine, from elsewhere") << u"http://127.0.0.1:9/token"_s << remote << true;
    QTest::newRow("this machine encrypted, from elsewhere") << u"https://localhost/token"_s << remote << true;
    QTest::newRow("cleartext to elsewhere, from here") << u"http://as.example/token"_s << local << true;
    QTest::newRow("a name in it") << u"https://me@as.example/token"_s << remote << true;
    QTest::newRow("a fragment") << u"https://as.example/token#x"_s << remote << true;
    QTest::newRow("a script") << u"javascript://as.example/%0aalert(1)"_s << remote << true;
    QTest::newRow("relative") << u"/token"_s << remote << true;
    QTest::newRow("no host") << u"https:///token"_s << remote << true;
    QTest::newRow("nothing") << QString() << remote << true;
}

void AuthorizationPartsTest::refusesEndpoints()
{
    QFETCH(QString, endpoint);
    QFETCH(QString, server);
    QFETCH(bool, refused);
    QCOMPARE(refusalOfEndpoint(QUrl(endpoint), QUrl(server)).has_value(), refused);
}

void AuthorizationPartsTest::makesChallengesAsTheStandardDoes()
{
    // RFC 7636, appendix B.
    QCOMPARE(codeChallenge("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"), QByteArray("E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"));
    QCOMPARE(unguessable().size(), 43);
    QVERIFY(unguessable() != unguessable());
}

void AuthorizationPartsTest::choosesHowToShowWhoItIs_data()
{
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<QString>("agreed");
    QTest::addColumn<QStringList>("taken");
    QTest::addColumn<QString>("expected");
    const QStringList all {u"client_secret_post"_s, u"client_secret_basic"_s, u"none"_s};
    QTest::newRow("no secret") << QByteArray() << u"client_secret_basic"_s << all << u"none"_s;
    QTest::newRow("agreed") << QByteArray("s") << u"client_secret_post"_s << all << u"client_secret_post"_s;
    QTest::newRow("agreed on nothing") << QByteArray("s") << u"none"_s << all << u"none"_s;
    QTest::newRow("both") << QByteArray("s") << QString() << all << u"client_secret_basic"_s;
    QTest::newRow("post only") << QByteArray("s") << QString() << QStringList {u"client_secret_post"_s} << u"client_secret_post"_s;
    QTest::newRow("none only") << QByteArray("s") << QString() << QStringList {u"none"_s} << u"none"_s;
    QTest::newRow("something strange") << QByteArray("s") << u"private_key_jwt"_s << QStringList {u"private_key_jwt"_s}
                                       << u"client_secret_basic"_s;
}

void AuthorizationPartsTest::choosesHowToShowWhoItIs()
{
    QFETCH(QByteArray, secret);
    QFETCH(QString, agreed);
    QFETCH(QStringList, taken);
    QFETCH(QString, expected);
    ServerMetadata metadata;
    metadata.authenticationMethods = taken;
    QCOMPARE(toWire(authenticationFor(secret, agreed, metadata)), expected);
}

void AuthorizationPartsTest::asksOnlyForScopesThatThereAre()
{
    const QString offline = u"offline_access"_s;
    QCOMPARE(chooseScopes({}), QStringList());
    QCOMPARE(chooseScopes({.granter = {offline}}), QStringList());
    QCOMPARE(chooseScopes({.challenged = {offline}, .supported = {u"a"_s}}), QStringList());
    QCOMPARE(chooseScopes({.supported = {u"a"_s}, .earlier = {offline}}), (QStringList {u"a"_s}));
    QCOMPARE(
        chooseScopes(
            {.challenged = {u"b"_s}, .supported = {u"a"_s}, .configured = {u"c"_s}, .earlier = {u"d"_s, u"b"_s}, .granter = {offline}}),
        (QStringList {u"d"_s, u"b"_s, u"c"_s, offline}));
}

void AuthorizationPartsTest::keepsTheQueryOfAnEndpoint()
{
    AuthorizationRequest request;
    request.granter.authorizationEndpoint = QUrl(u"https://as/authorize?tenant=a%2Bb"_s);
    request.clientId = u"a+b&c"_s;
    request.redirect = u"http://127.0.0.1:7/callback"_s;
    const QByteArray url = request.url().toEncoded();
    QVERIFY2(
        url.startsWith(
            "https://as/authorize?tenant=a%2Bb&response_type=code&client_id=a%2Bb%26c&redirect_uri=http%3A%2F%2F127.0.0.1%3A7%2Fcallback&"),
        url.constData());
    request.granter.authorizationEndpoint = QUrl(u"https://as/authorize"_s);
    QVERIFY(request.url().toEncoded().startsWith("https://as/authorize?response_type=code&"));
}

void AuthorizationPartsTest::readsAnAnswerOnlyWhereItIsClear_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("good") << QByteArray("code=a%2Fb+c&state=s&iss=https%3A%2F%2Fas%2Fx") << QByteArray("a/b c");
    QTest::newRow("without an issuer") << QByteArray("code=c&state=s") << QByteArray("c");
    QTest::newRow("two codes") << QByteArray("code=c&code=d&state=s") << QByteArray();
    QTest::newRow("two states") << QByteArray("code=c&state=s&state=s") << QByteArray();
    QTest::newRow("two issuers") << QByteArray("code=c&state=s&iss=https://as/x&iss=https://as/x") << QByteArray();
    QTest::newRow("an issuer with a slash") << QByteArray("code=c&state=s&iss=https://as/x/") << QByteArray();
    QTest::newRow("an issuer in another case") << QByteArray("code=c&state=s&iss=https://AS/x") << QByteArray();
    QTest::newRow("an empty issuer") << QByteArray("code=c&state=s&iss=") << QByteArray();
    QTest::newRow("an endless code") << "state=s&code=" + QByteArray(9000, 'c') << QByteArray();
    QTest::newRow("nothing") << QByteArray() << QByteArray();
}

void AuthorizationPartsTest::readsAnAnswerOnlyWhereItIsClear()
{
    QFETCH(QByteArray, query);
    QFETCH(QByteArray, code);
    AuthorizationRequest request;
    request.granter.issuer = u"https://as/x"_s;
    request.state = "s";
    QCOMPARE(request.codeOf(QUrl::fromEncoded("http://127.0.0.1:7/callback?" + query)).value_or(QByteArray()), code);
    request.state.clear();
    QVERIFY(!request.codeOf(QUrl(u"http://127.0.0.1:7/callback?code=c&state="_s)));
}

void AuthorizationPartsTest::readsHowLongATokenLives_data()
{
    QTest::addColumn<QByteArray>("life");
    QTest::addColumn<int>("seconds");
    QTest::newRow("a number") << QByteArray("3600") << 3600;
    QTest::newRow("a number in quotes") << QByteArray("\"3600\"") << 3600;
    QTest::newRow("none") << QByteArray("null") << 0;
    QTest::newRow("a past one") << QByteArray("-1") << 0;
    QTest::newRow("beyond all years") << QByteArray("1000000000000000") << 0;
}

void AuthorizationPartsTest::readsHowLongATokenLives()
{
    QFETCH(QByteArray, life);
    QFETCH(int, seconds);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto grant = readTokenGrant(200, R"({"access_token":"a","token_type":"Bearer","expires_in":)" + life + "}", now);
    QVERIFY(grant);
    QCOMPARE(grant->expires, seconds > 0 ? now.addSecs(seconds) : QDateTime());
}

void AuthorizationPartsTest::boundsWhatAServerLists()
{
    QCOMPARE(readChallenges({QByteArray("Basic a=1,").repeated(100)}).size(), 32);
    QString scopes;
    for (int scope = 0; scope < 300; ++scope)
        scopes += u"s%1 "_s.arg(scope);
    QCOMPARE(readScopes(scopes).size(), 256);
    // RFC 8414, section 2: what a server means that says nothing.
    const auto metadata = readServerMetadata(
        R"({"issuer":"https://as","authorization_endpoint":"https://as/a","token_endpoint":"https://as/t"})");
    QVERIFY(metadata);
    QCOMPARE(metadata->authenticationMethods, QStringList {u"client_secret_basic"_s});
    // A client without a secret has none to be redacted.
    QVERIFY(tokenRequest(QUrl(u"https://as/t"_s), {u"id"_s}, {}).secrets.isEmpty());
    ServerMetadata taking = *metadata;
    taking.takesClientMetadata = true;
    AuthorizationSettings settings;
    settings.clientMetadata = u"http://parlance.example/client.json"_s;
    QVERIFY(!configuredIdentity(settings, taking));
    settings.clientMetadata = u"https://parlance.example/client.json"_s;
    QVERIFY(configuredIdentity(settings, taking));
}

void AuthorizationPartsTest::keepsFewSignIns()
{
    Keychain keychain;
    KeychainSignInStore store(keychain);
    const QUrl server(u"https://h/mcp"_s);
    const auto found = [&store, &server] {
        std::optional<SignIns> all;
        QObject context;
        store.find(server, &context, [&all](const SignIns &signIns) { all = signIns; });
        return QTest::qWaitFor([&all] { return all.has_value(); }, support::patience) ? *all : SignIns();
    };
    store.save(server, {u"https://as"_s, u"https://h/mcp"_s, {}, "first"});
    store.save(server, {u"https://as"_s, u"https://h/mcp"_s, {}, "second"});
    QCOMPARE(found().size(), 1);
    QCOMPARE(found().first().accessToken, QByteArray("second"));
    for (int issuer = 0; issuer < 100; ++issuer)
        store.save(server, {u"https://as%1"_s.arg(issuer), u"https://h/mcp"_s});
    QVERIFY(found().size() < 100);
    QCOMPARE(found().first().issuer, u"https://as99"_s);
    bool isTaken = false;
    QObject context;
    store.take(server, &context, [&isTaken](const SignIns &) { isTaken = true; });
    QTRY_VERIFY(isTaken);
    KeychainSignInStore next(keychain);
    std::optional<SignIns> left;
    next.find(server, &context, [&left](const SignIns &signIns) { left = signIns; });
    QTRY_VERIFY(left);
    QVERIFY(left->isEmpty());
}

void AuthorizationPartsTest::readsGrants_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("good");
    QTest::addColumn<QString>("error");
    QTest::newRow("small") << 200 << QByteArray("{\"access_token\":\"a.b~\",\"token_type\":\"BEARER\"}") << true << QString();
    QTest::newRow("another kind") << 200 << QByteArray("{\"access_token\":\"a\",\"token_type\":\"DPoP\"}") << false << QString();
    QTest::newRow("no token") << 200 << QByteArray("{\"token_type\":\"Bearer\"}") << false << QString();
    QTest::newRow("a token that breaks a header")
        << 200 << QByteArray("{\"access_token\":\"a\\r\\nX: y\",\"token_type\":\"Bearer\"}") << false << QString();
    QTest::newRow("a token with a control character")
        << 200 << QByteArray("{\"access_token\":\"a\\u007f\",\"token_type\":\"Bearer\"}") << false << QString();
    QTest::newRow("a token without end") << 200
                                         << QByteArray(
                                                "{\"access_token\":\"" + QByteArray(33 * 1024, 'a') + "\",\"token_type\":\"Bearer\"}")
                                         << false << QString();
    QTest::newRow("a form") << 200 << QByteArray("access_token=a&token_type=bearer") << false << QString();
    QTest::newRow("refused") << 400 << QByteArray("{\"error\":\"invalid_grant\",\"error_description\":\"Too\\n late\"}") << false
                             << u"Too late"_s;
    QTest::newRow("refused without a word") << 401 << QByteArray("<html>") << false << u"HTTP 401"_s;
    QTest::newRow("out of order") << 502 << QByteArray() << false << u"HTTP 502"_s;
}

void AuthorizationPartsTest::readsGrants()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(bool, good);
    QFETCH(QString, error);
    const auto grant = readTokenGrant(status, body, QDateTime::currentDateTimeUtc());
    QCOMPARE(grant.has_value(), good);
    if (good)
        return;
    QVERIFY2(grant.error().message.contains(error), qPrintable(grant.error().message));
    QCOMPARE(grant.error().category == model::ErrorCategory::Permission, status >= 400 && status < 500);
}

void AuthorizationPartsTest::encodesWhoItIs()
{
    // RFC 6749, section 2.3.1: each half is encoded as in a form.
    const ClientIdentity client {u"a:b"_s, "c d", ClientAuthentication::Basic};
    const HttpRequest request = tokenRequest(QUrl(u"https://as/token"_s), client, {{"grant_type", "refresh_token"}});
    QCOMPARE(headerValue(request.headers, "Authorization"), "Basic " + QByteArray("a%3Ab:c%20d").toBase64());
    QCOMPARE(request.body, QByteArray("grant_type=refresh_token"));
}

void AuthorizationPartsTest::keepsSignIns()
{
    SignIn signIn {u"https://as"_s, u"https://h/mcp"_s, {u"id"_s, "secret", ClientAuthentication::Post, u"http://127.0.0.1:7/callback"_s},
        "access", "refresh", {u"a"_s, u"b"_s}, {u"a"_s}, QDateTime::fromString(u"2026-11-20T10:00:00Z"_s, Qt::ISODate)};
    const SignIns all {signIn, {u"https://other"_s, u"https://h/mcp"_s}};
    QVERIFY(readSignIns(toJson(all)) == all);
    QVERIFY(readSignIns("[7,{\"issuer\":\"x\"},null]").isEmpty());
    QVERIFY(readSignIns("garbage").isEmpty());
    QVERIFY(signIn.isUsable(signIn.expires.addSecs(-1)));
    QVERIFY(!signIn.isUsable(signIn.expires));

    signIn.accept({"new", {}, {}, {}});
    QCOMPARE(signIn.refreshToken, QByteArray("refresh"));
    QCOMPARE(signIn.granted, QStringList {u"a"_s});
    signIn.accept({"newer", "rotated", QStringList {u"c"_s}, {}});
    QCOMPARE(signIn.refreshToken, QByteArray("rotated"));
    QCOMPARE(signIn.granted, QStringList {u"c"_s});
}

void AuthorizationPartsTest::wantsAllThatASignInNeeds_data()
{
    QTest::addColumn<QByteArray>("body");
    const QByteArray whole = R"({"issuer":"https://as","authorization_endpoint":"https://as/a","token_endpoint":"https://as/t"})";
    for (const char *member : {"issuer", "authorization_endpoint", "token_endpoint"})
        QTest::newRow(member) << QByteArray(whole).replace(member, "something_else");
    QTest::newRow("a list") << QByteArray("[" + whole + "]");
}

void AuthorizationPartsTest::wantsAllThatASignInNeeds()
{
    QFETCH(const QByteArray, body);
    const auto metadata = readServerMetadata(body);
    QVERIFY(!metadata);
    QCOMPARE(metadata.error().category, model::ErrorCategory::Provider);
}

void AuthorizationPartsTest::takesOnlyADocumentForWhoItIs_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("taken");
    QTest::newRow("a document") << u"https://parlance.example/client.json"_s << true;
    QTest::newRow("the root") << u"https://parlance.example/"_s << false;
    QTest::newRow("a part of one") << u"https://parlance.example/client.json#me"_s << false;
}

void AuthorizationPartsTest::takesOnlyADocumentForWhoItIs()
{
    QFETCH(const QString, address);
    ServerMetadata metadata;
    metadata.takesClientMetadata = true;
    AuthorizationSettings settings;
    settings.clientMetadata = address;
    QTEST(configuredIdentity(settings, metadata).has_value(), "taken");
}

void AuthorizationPartsTest::registersNobodyWithoutAnId()
{
    const QString redirect = u"http://127.0.0.1:7/callback"_s;
    for (const char *body : {R"({"client_secret":"s"})", R"([{"client_id":"c"}])"}) {
        const auto identity = readRegistration(body, redirect, {});
        QVERIFY2(!identity, body);
        QCOMPARE(identity.error().category, model::ErrorCategory::Provider);
    }
    QCOMPARE(readRegistration(R"({"client_id":"c"})", redirect, {}).value_or(ClientIdentity()).redirect, redirect);
}

void AuthorizationPartsTest::saysWhyASignInFailed()
{
    AuthorizationRequest request;
    request.state = "s";
    const auto failed = [&request](const QByteArray &query) {
        const auto code = request.codeOf(QUrl::fromEncoded("http://127.0.0.1:7/callback?state=s&" + query));
        return code ? QString() : code.error().message;
    };
    const QString described = failed("error=server_error&error_description=On+holiday");
    QVERIFY2(described.contains("On holiday"_L1) && !described.contains("server_error"_L1), qPrintable(described));
    // Without a description the code is all there is to say.
    QVERIFY(failed("error=server_error").contains("server_error"_L1));
    QVERIFY(!failed("error=access_denied").contains("access_denied"_L1));
}

void AuthorizationPartsTest::takesAnEmptyScopeForNone()
{
    const auto scopesOf = [](const QByteArray &scope) {
        const auto grant = readTokenGrant(
            200, R"({"access_token":"a","token_type":"Bearer","scope":)" + scope + "}", QDateTime::currentDateTimeUtc());
        return grant ? grant->scopes : std::nullopt;
    };
    // RFC 6749, section 5.1: where nothing is said, what was asked for is granted.
    QVERIFY(!scopesOf("\"\""));
    QVERIFY(!scopesOf("7"));
    QCOMPARE(scopesOf("\"a b\""), (QStringList {u"a"_s, u"b"_s}));
}

void AuthorizationPartsTest::readsFieldsAndTextsWithinBounds()
{
    QCOMPARE(formDecoded("a&b=1&&c=%20+"), (FormFields {{"a", {}}, {"b", "1"}, {"c", "  "}}));
    QCOMPARE(formDecoded(QByteArray("a=1&").repeated(100)).size(), 64);
    QJsonArray many;
    for (int text = 0; text < 300; ++text)
        many.append(u"x"_s);
    QCOMPARE(readTexts(many).size(), 256);
    QCOMPARE(readText(QString(2048, u'x')).size(), 2048);
    QVERIFY(readText(QString(2049, u'x')).isEmpty());
}

QTEST_GUILESS_MAIN(AuthorizationPartsTest)
#include "tst_authorizationparts.moc"
