// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/oauthauthorizer.h"
#include "tests/network/authorizationtest.h"
#include "tests/support/patience.h"

#include <QJsonArray>

#include <array>

using namespace Qt::StringLiterals;
using namespace network;

//! The ways to a token.
class AuthorizationWaysTest final : public AuthorizationTest
{
    Q_OBJECT

private Q_SLOTS:
    void getsATokenThatItNeverHad();
    void findsTheMetadata_data();
    void findsTheMetadata();
    void looksOnWhereAPageIsNoMetadata();
    void grantsOnItsOwnWhereNoMetadataIs_data();
    void grantsOnItsOwnWhereNoMetadataIs();
    void showsWhoItIs_data();
    void showsWhoItIs();
    void usesTheClientThatThePersonNamed();
    void usesTheClientThatThePersonNamedWhereNoMetadataIs();
    void usesTheRedirectThatThePersonNamed();
    void takesARegistrationThatIsNoNewOne();
    void usesAMetadataDocumentWhereTheServerTakesOne();
    void renewsATokenWithoutAskingAnybody();
    void renewsTheTokenOfTheClientThatThePersonNamed();
    void renewsNoTokenOfAnotherClient();
    void asksWhereARenewalIsRefused();
    void takesAKeptTokenAfterAStart();
    void asksOnceForAllWhoWait();
    void doesNotAskForARequestThatCameTooEarly();
    void registersAnewAtAnotherServer();
    void registersOnceAtOneServer();
    void forgetsAtSignOut();
    void takesTokensBackAtSignOut_data();
    void takesTokensBackAtSignOut();
    void takesBackNoTokenThatThereIsNot();
    void takesTokensBackOfAnEarlierStart();
    void takesTokensBackAtNoPlaceThatIsRefused();
    void stopsWhenNobodyWaits();
};

void AuthorizationWaysTest::getsATokenThatItNeverHad()
{
    QSignalSpy asked(m_authorizer.get(), &Authorizer::consentAsked);
    QSignalSpy settled(m_authorizer.get(), &Authorizer::consentSettled);
    WaitOutcome outcome;
    authorize(unauthorized(), outcome);
    QVERIFY(!outcome.finished);
    QTRY_VERIFY(outcome.finished);
    QVERIFY2(outcome.succeeded, qPrintable(outcome.error.message));
    QCOMPARE(m_authorizer->token(), m_server->accessTokens().last());
    QCOMPARE(asked.size(), 1);
    QCOMPARE(settled.size(), 1);

    const auto authorization = m_server->membersTo("/authorize").first();
    QCOMPARE(authorization.value("response_type"), QByteArray("code"));
    QCOMPARE(authorization.value("code_challenge_method"), QByteArray("S256"));
    QCOMPARE(authorization.value("resource"), m_server->mcp().toEncoded());
    QCOMPARE(m_server->membersTo("/token").first().value("resource"), m_server->mcp().toEncoded());
    QVERIFY(!authorization.contains("scope"));
    const QByteArray registration = m_server->requestsTo("/register").first().body;
    QVERIFY(registration.contains("\"application_type\":\"native\""));
    QVERIFY(registration.contains("\"refresh_token\""));
    for (const auto &arguments : *m_exchanges)
        QCOMPARE(arguments.first().value<model::Exchange>().origin.purpose, u"sign-in"_s);
}

void AuthorizationWaysTest::findsTheMetadata_data()
{
    QTest::addColumn<QByteArray>("resourcePlace");
    QTest::addColumn<bool>("named");
    QTest::addColumn<QString>("resourcePath");
    QTest::addColumn<QString>("issuerPath");
    QTest::addColumn<QByteArray>("granterPlace");
    const QByteArray atPath = "/.well-known/oauth-protected-resource/mcp";
    const QByteArray oauth = "/.well-known/oauth-authorization-server";
    const QByteArray openId = "/.well-known/openid-configuration";
    QTest::newRow("at the path, openid") << atPath << false << u"/mcp"_s << QString() << openId;
    QTest::newRow("at the root, issuer with a path")
        << QByteArray("/.well-known/oauth-protected-resource") << false << QString() << u"/one"_s << QByteArray(oauth + "/one");
    QTest::newRow("named, openid with a path") << QByteArray("/elsewhere.json") << true << u"/mcp"_s << u"/one"_s
                                               << QByteArray(openId + "/one");
    QTest::newRow("named, openid below the path")
        << QByteArray("/elsewhere.json") << true << u"/mcp"_s << u"/one"_s << QByteArray("/one" + openId);
}

void AuthorizationWaysTest::findsTheMetadata()
{
    QFETCH(QByteArray, resourcePlace);
    QFETCH(bool, named);
    QFETCH(QString, resourcePath);
    QFETCH(QString, issuerPath);
    QFETCH(QByteArray, granterPlace);
    QJsonObject resource = m_server->resource();
    QJsonObject granter = m_server->granter();
    m_server->documents.clear();
    resource[u"resource"_s] = m_server->origin() + resourcePath;
    resource[u"authorization_servers"_s] = QJsonArray {m_server->origin() + issuerPath};
    granter[u"issuer"_s] = m_server->origin() + issuerPath;
    m_server->documents = {{resourcePlace, resource}, {granterPlace, granter}};
    m_server->redirectMembers = {{"iss", (m_server->origin() + issuerPath).toLatin1()}};

    const QByteArray naming = "Bearer resource_metadata=\"" + m_server->origin().toLatin1() + resourcePlace + '"';
    const WaitOutcome outcome = authorize(unauthorized(named ? naming : "Bearer"));
    QVERIFY2(outcome.succeeded, qPrintable(outcome.error.message));
    QCOMPARE(m_server->membersTo("/authorize").first().value("resource"), (m_server->origin() + resourcePath).toLatin1());
}

//! Many servers answer whatever they do not know with their page.
void AuthorizationWaysTest::looksOnWhereAPageIsNoMetadata()
{
    const QJsonObject resource = m_server->resource();
    m_server->documents.remove("/.well-known/oauth-protected-resource/mcp");
    m_server->documents.insert("/.well-known/oauth-protected-resource", resource);
    m_server->scripts.insert("/.well-known/oauth-protected-resource/mcp", Script::answer(200, "<html>Welcome</html>", "text/html"));
    const WaitOutcome outcome = authorize(unauthorized());
    QVERIFY2(outcome.succeeded, qPrintable(outcome.error.message));
    QCOMPARE(m_server->requestsTo("/.well-known/oauth-protected-resource").size(), 1);
}

void AuthorizationWaysTest::grantsOnItsOwnWhereNoMetadataIs_data()
{
    QTest::addColumn<bool>("saysWhere");
    QTest::newRow("metadata at the root") << true;
    QTest::newRow("nothing") << false;
}

void AuthorizationWaysTest::grantsOnItsOwnWhereNoMetadataIs()
{
    QFETCH(bool, saysWhere);
    QJsonObject granter = m_server->granter();
    m_server->documents.clear();
    if (saysWhere) {
        // As the official library's servers write it.
        granter[u"issuer"_s] = m_server->origin() + u'/';
        m_server->redirectMembers = {{"iss", m_server->origin().toLatin1() + '/'}};
        m_server->granter() = granter;
    }
    const WaitOutcome outcome = authorize(unauthorized());
    QVERIFY2(outcome.succeeded, qPrintable(outcome.error.message));
    QCOMPARE(m_server->requestsTo("/token").size(), 1);
    QCOMPARE(
        m_server->requestsTo("/.well-known/oauth-authorization-server").first().header("MCP-Protocol-Version"), QByteArray("2025-11-25"));
}

void AuthorizationWaysTest::showsWhoItIs_data()
{
    QTest::addColumn<QString>("authentication");
    QTest::newRow("by nothing") << u"none"_s;
    QTest::newRow("by a header") << u"client_secret_basic"_s;
    QTest::newRow("in the form") << u"client_secret_post"_s;
}

void AuthorizationWaysTest::showsWhoItIs()
{
    QFETCH(QString, authentication);
    m_server->authentication = authentication;
    m_server->granter()[u"token_endpoint_auth_methods_supported"_s] = QJsonArray {authentication};
    // The server refuses every other way.
    const WaitOutcome outcome = authorize(unauthorized());
    QVERIFY2(outcome.succeeded, qPrintable(outcome.error.message));
    QVERIFY(m_server->requestsTo("/register").first().body.contains(authentication.toLatin1()));
}

void AuthorizationWaysTest::usesTheClientThatThePersonNamed()
{
    AuthorizationSettings settings;
    settings.clientId = u"known-client"_s;
    settings.issuer = m_server->origin();
    settings.scopes = QStringList {u"extra"_s};
    startAnew(settings);
    const WaitOutcome outcome = authorize(unauthorized());
    QVERIFY2(outcome.succeeded, qPrintable(outcome.error.message));
    QCOMPARE(m_server->membersTo("/authorize").first().value("client_id"), QByteArray("known-client"));
    QCOMPARE(scopesAskedFor(), QStringList {u"extra"_s});
    QVERIFY(m_server->requestsTo("/register").isEmpty());
}

void AuthorizationWaysTest::usesTheClientThatThePersonNamedWhereNoMetadataIs()
{
    m_server->documents.remove("/.well-known/oauth-protected-resource/mcp");
    AuthorizationSettings settings;
    settings.clientId = u"known-client"_s;
    settings.issuer = m_server->origin();
    startAnew(settings);
    const WaitOutcome outcome = authorize(unauthorized());
    QVERIFY2(outcome.succeeded, qPrintable(outcome.error.message));
    QCOMPARE(m_server->membersTo("/authorize").first().value("client_id"), QByteArray("known-client"));
}

void AuthorizationWaysTest::usesTheRedirectThatThePersonNamed()
{
    class Agent final : public ConsentAgent
    {
    public:
        explicit Agent(HttpClient &client)
            : m_headless(client)
        {
        }
        ConsentJob *prepare(const QString &earlier, QObject *parent) override
        {
            wanted.append(earlier);
            return m_headless.prepare(earlier, parent);
        }
        QStringList wanted;

    private:
        HeadlessConsent m_headless;
    };
    m_authorizer.reset();
    auto agent = std::make_unique<Agent>(*m_client);
    const QStringList &wanted = agent->wanted;
    m_agent = std::move(agent);
    AuthorizationSettings settings;
    settings.redirectPort = 4711;
    startAnew(settings);
    QVERIFY(authorize(unauthorized()).succeeded);
    QCOMPARE(wanted, QStringList {u"http://127.0.0.1:4711/callback"_s});
}

//! Servers that have such a client already answer with 200, against RFC 7591.
void AuthorizationWaysTest::takesARegistrationThatIsNoNewOne()
{
    for (const auto &[status, isTaken] : {std::pair(200, true), std::pair(202, false)}) {
        m_server->scripts.insert("/register", Script::answer(status, R"({"client_id":"known-to-them"})"));
        const auto before = m_server->requestsTo("/authorize").size();
        authorize(unauthorized());
        QCOMPARE(m_server->requestsTo("/authorize").size() > before, isTaken);
        if (isTaken)
            QCOMPARE(m_server->membersTo("/authorize").last().value("client_id"), QByteArray("known-to-them"));
        startAnew({});
    }
}

void AuthorizationWaysTest::usesAMetadataDocumentWhereTheServerTakesOne()
{
    AuthorizationSettings settings;
    settings.clientMetadata = u"https://parlance.example/client.json"_s;
    startAnew(settings);
    m_server->granter()[u"client_id_metadata_document_supported"_s] = true;
    QVERIFY(authorize(unauthorized()).succeeded);
    QCOMPARE(m_server->membersTo("/authorize").first().value("client_id"), settings.clientMetadata.toLatin1());
    QVERIFY(m_server->requestsTo("/register").isEmpty());

    m_server->granter()[u"client_id_metadata_document_supported"_s] = false;
    m_authorizer->signOut();
    QVERIFY(authorize(unauthorized()).succeeded);
    QCOMPARE(m_server->requestsTo("/register").size(), 1);
}

void AuthorizationWaysTest::renewsATokenWithoutAskingAnybody()
{
    QVERIFY(authorize(unauthorized()).succeeded);
    const QByteArray first = m_authorizer->token();
    QVERIFY(authorize(unauthorized()).succeeded);
    QVERIFY(m_authorizer->token() != first);
    QCOMPARE(consents(), 1);
    const auto renewal = m_server->membersTo("/token").last();
    QCOMPARE(renewal.value("grant_type"), QByteArray("refresh_token"));
    QCOMPARE(renewal.value("resource"), m_server->mcp().toEncoded());

    // The server takes only the last refresh token, so the one that came with the renewal was kept.
    startAnew();
    AuthorizationChallenge challenge = unauthorized();
    challenge.refusedToken = m_server->accessTokens().last();
    QVERIFY(authorize(challenge).succeeded);
    QCOMPARE(consents(), 1);
    QCOMPARE(m_server->accessTokens().size(), 3);
}

void AuthorizationWaysTest::renewsTheTokenOfTheClientThatThePersonNamed()
{
    AuthorizationSettings settings;
    settings.clientId = u"known-client"_s;
    settings.issuer = m_server->origin();
    startAnew(settings);
    QVERIFY(authorize(unauthorized()).succeeded);
    QVERIFY(authorize(unauthorized()).succeeded);
    QCOMPARE(consents(), 1);
    QCOMPARE(m_server->membersTo("/token").last().value("grant_type"), QByteArray("refresh_token"));
    QCOMPARE(m_server->membersTo("/token").last().value("client_id"), QByteArray("known-client"));
}

void AuthorizationWaysTest::renewsNoTokenOfAnotherClient()
{
    QVERIFY(authorize(unauthorized()).succeeded);
    const QByteArray first = m_server->accessTokens().last();
    AuthorizationSettings settings;
    settings.clientId = u"known-client"_s;
    settings.issuer = m_server->origin();
    startAnew(settings);
    AuthorizationChallenge challenge = unauthorized();
    challenge.refusedToken = first;
    QVERIFY(authorize(challenge).succeeded);
    QCOMPARE(consents(), 2);
    for (const auto &members : m_server->membersTo("/token"))
        QCOMPARE(members.value("grant_type"), QByteArray("authorization_code"));
    QCOMPARE(m_server->membersTo("/token").last().value("client_id"), QByteArray("known-client"));
}

void AuthorizationWaysTest::asksWhereARenewalIsRefused()
{
    QVERIFY(authorize(unauthorized()).succeeded);
    m_server->refusesRefreshTokens = true;
    QVERIFY(authorize(unauthorized()).succeeded);
    QCOMPARE(consents(), 2);
    QCOMPARE(m_server->membersTo("/token").size(), 3);
    QCOMPARE(m_authorizer->token(), m_server->accessTokens().last());
}

void AuthorizationWaysTest::takesAKeptTokenAfterAStart()
{
    QVERIFY(authorize(unauthorized()).succeeded);
    const QByteArray token = m_authorizer->token();
    startAnew();
    QVERIFY(m_authorizer->token().isEmpty());
    QVERIFY(authorize(unauthorized()).succeeded);
    QCOMPARE(m_authorizer->token(), token);
    QCOMPARE(m_server->accessTokens().size(), 1);
}

void AuthorizationWaysTest::asksOnceForAllWhoWait()
{
    std::array<WaitOutcome, 5> outcomes;
    for (WaitOutcome &outcome : outcomes)
        authorize(unauthorized(), outcome);
    for (const WaitOutcome &outcome : outcomes) {
        QTRY_VERIFY(outcome.finished);
        QVERIFY(outcome.succeeded);
    }
    QCOMPARE(consents(), 1);
    QCOMPARE(m_server->accessTokens().size(), 1);
}

void AuthorizationWaysTest::doesNotAskForARequestThatCameTooEarly()
{
    const AuthorizationChallenge early = unauthorized();
    QVERIFY(authorize(early).succeeded);
    QVERIFY(authorize(early).succeeded);
    QCOMPARE(m_server->accessTokens().size(), 1);
}

void AuthorizationWaysTest::registersAnewAtAnotherServer()
{
    QVERIFY(authorize(unauthorized()).succeeded);
    GrantingServer other;
    m_server->resource()[u"authorization_servers"_s] = QJsonArray {other.origin()};
    QVERIFY(authorize(unauthorized()).succeeded);
    QCOMPARE(m_authorizer->token(), other.accessTokens().last());
    QCOMPARE(other.requestsTo("/register").size(), 1);
    QVERIFY(!m_server->membersTo("/authorize").first().value("client_id").isEmpty());
    QVERIFY(other.membersTo("/authorize").first().value("client_id") != m_server->membersTo("/authorize").first().value("client_id"));
    // Nothing that the first has granted goes to the second.
    QCOMPARE(other.membersTo("/token").first().value("grant_type"), QByteArray("authorization_code"));
}

void AuthorizationWaysTest::registersOnceAtOneServer()
{
    m_server->grantsRefreshTokens = false;
    QVERIFY(authorize(unauthorized()).succeeded);
    QVERIFY(authorize(unauthorized()).succeeded);
    QCOMPARE(consents(), 2);
    QCOMPARE(m_server->requestsTo("/register").size(), 1);
}

void AuthorizationWaysTest::forgetsAtSignOut()
{
    QVERIFY(authorize(unauthorized()).succeeded);
    m_authorizer->signOut();
    QVERIFY(m_authorizer->token().isEmpty());
    startAnew();
    QVERIFY(authorize(unauthorized()).succeeded);
    QCOMPARE(consents(), 2);

    WaitOutcome waiting;
    authorize(unauthorized(), waiting);
    m_authorizer->signOut();
    QTRY_VERIFY(waiting.finished);
    QCOMPARE(waiting.error.category, model::ErrorCategory::Permission);
}

void AuthorizationWaysTest::takesTokensBackAtSignOut_data()
{
    showsWhoItIs_data();
}

void AuthorizationWaysTest::takesTokensBackAtSignOut()
{
    QFETCH(QString, authentication);
    m_server->offerRevocation();
    m_server->authentication = authentication;
    m_server->granter()[u"token_endpoint_auth_methods_supported"_s] = QJsonArray {authentication};
    QVERIFY(authorize(unauthorized()).succeeded);
    m_authorizer->signOut();
    const qsizetype before = m_exchanges->size();
    QTRY_COMPARE(m_exchanges->size(), before + 2);
    const auto revoked = m_server->membersTo("/revoke");
    QSet<QByteArray> tokens;
    for (const auto &members : revoked) {
        QVERIFY(m_server->secrets().contains(members.value("token")));
        QCOMPARE(
            members.value("token_type_hint"), QByteArray(members.value("token").startsWith("access") ? "access_token" : "refresh_token"));
        tokens.insert(members.value("token"));
    }
    QCOMPARE(tokens.size(), 2);
    for (qsizetype i = before; i < m_exchanges->size(); ++i)
        QCOMPARE(m_exchanges->at(i).first().value<model::Exchange>().status, 200);
    for (const QByteArray &secret : m_server->secrets())
        QVERIFY2(!record().contains(secret), secret.constData());
}

void AuthorizationWaysTest::takesBackNoTokenThatThereIsNot()
{
    m_server->offerRevocation();
    m_server->grantsRefreshTokens = false;
    QVERIFY(authorize(unauthorized()).succeeded);
    QList<QByteArray> begun;
    connect(m_log.get(), &model::ExchangeLog::begun, this,
        [&begun](const model::Exchange &exchange) { begun += exchange.request.url.path().toLatin1(); });
    m_authorizer->signOut();
    QTRY_COMPARE(m_server->requestsTo("/revoke").size(), 1);
    QCOMPARE(begun, QList<QByteArray> {"/revoke"});
    QCOMPARE(m_server->membersTo("/revoke").first().value("token_type_hint"), QByteArray("access_token"));
}

void AuthorizationWaysTest::takesTokensBackOfAnEarlierStart()
{
    m_server->offerRevocation();
    QVERIFY(authorize(unauthorized()).succeeded);
    m_authorizer.reset();
    m_store = std::make_unique<KeychainSignInStore>(*m_keychain);
    signOut(m_server->mcp(), *m_client, *m_store);
    QTRY_COMPARE(m_server->requestsTo("/revoke").size(), 2);
    startAnew();
    QVERIFY(authorize(unauthorized()).succeeded);
    QCOMPARE(consents(), 2);
}

void AuthorizationWaysTest::takesTokensBackAtNoPlaceThatIsRefused()
{
    m_server->granter().insert(u"revocation_endpoint"_s, u"http://example.org/revoke"_s);
    QVERIFY(authorize(unauthorized()).succeeded);
    bool isTaken = false;
    m_store->take(m_server->mcp(), this, [&isTaken](const SignIns &signIns) {
        isTaken = signIns.size() == 1 && !signIns.first().accessToken.isEmpty() && signIns.first().revocation.isEmpty();
    });
    QTRY_VERIFY(isTaken);
}

void AuthorizationWaysTest::stopsWhenNobodyWaits()
{
    // The server never answers this one.
    m_server->scripts.insert("/authorize", Script().stall());
    QSignalSpy asked(m_authorizer.get(), &Authorizer::consentAsked);
    QSignalSpy settled(m_authorizer.get(), &Authorizer::consentSettled);
    WaitOutcome first;
    WaitOutcome second;
    AuthorizationJob *one = authorize(unauthorized(), first);
    AuthorizationJob *other = authorize(unauthorized(), second);
    QTRY_COMPARE(consents(), 1);
    one->cancel();
    QTRY_VERIFY(first.finished);
    QVERIFY(!second.finished);
    QCOMPARE(settled.size(), 0);
    delete other;
    QTRY_COMPARE(settled.size(), 1);
    QCOMPARE(asked.size(), 1);
    m_server->scripts.clear();
    QVERIFY(authorize(unauthorized()).succeeded);
}

QTEST_GUILESS_MAIN(AuthorizationWaysTest)
#include "tst_authorization.moc"
