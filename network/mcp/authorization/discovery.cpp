// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/discovery.h"

#include "network/mcp/authorization/signinexchange.h"
#include "network/mcp/transport/transport.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

constexpr qsizetype longestValue = 64 * 1024;
constexpr qsizetype mostChallenges = 32;
constexpr qsizetype mostScopes = 256;

bool isHeaderSpace(char c)
{
    return c == ' ' || c == '\t';
}

//! Of a token, and of the token68 that some schemes have in the place of parameters.
bool isTokenCharacter(char c)
{
    return c > ' ' && c < 127 && !QByteArrayView("\"(),;=<>@[]{}?\\").contains(c);
}

class ChallengeReader
{
public:
    explicit ChallengeReader(const QByteArray &text)
        : m_text(text.left(longestValue))
    {
    }

    void readInto(QList<AuthenticateChallenge> &challenges)
    {
        AuthenticateChallenge challenge;
        while (skip([](char c) { return isHeaderSpace(c) || c == ','; }), !atEnd()) {
            const QByteArray word = token();
            const bool spaced = !atEnd() && isHeaderSpace(peek());
            skip(isHeaderSpace);
            if (word.isEmpty()) {
                skip([](char c) { return c != ','; });
            } else if (peek() == '=') {
                parameter(challenge, word.toLower());
            } else {
                append(challenges, challenge);
                challenge = {word.toLower()};
                if (spaced)
                    skipToken68();
            }
        }
        append(challenges, challenge);
    }

private:
    bool atEnd() const { return m_position >= m_text.size(); }
    char peek() const { return atEnd() ? '\0' : m_text.at(m_position); }

    template <typename Predicate>
    void skip(Predicate predicate)
    {
        while (!atEnd() && predicate(m_text.at(m_position)))
            ++m_position;
    }

    QByteArray token()
    {
        const qsizetype start = m_position;
        skip(isTokenCharacter);
        return m_text.sliced(start, m_position - start);
    }

    //! Credentials in the place of parameters: a word with no "=" after it, or with nothing but "=".
    void skipToken68()
    {
        const qsizetype start = m_position;
        skip(isTokenCharacter);
        skip([](char c) { return c == '='; });
        skip(isHeaderSpace);
        if (m_position == start || (!atEnd() && peek() != ','))
            m_position = start;
    }

    void parameter(AuthenticateChallenge &challenge, const QByteArray &name)
    {
        ++m_position;
        skip(isHeaderSpace);
        const std::optional<QByteArray> value = peek() == '"' ? quoted() : token();
        if (value && !challenge.parameters.contains(name))
            challenge.parameters.insert(name, *value);
    }

    std::optional<QByteArray> quoted()
    {
        QByteArray value;
        for (++m_position; !atEnd(); ++m_position) {
            char c = m_text.at(m_position);
            if (c == '"') {
                ++m_position;
                return value;
            }
            if (c == '\\' && m_position + 1 < m_text.size())
                c = m_text.at(++m_position);
            value += c;
        }
        return {};
    }

    static void append(QList<AuthenticateChallenge> &challenges, const AuthenticateChallenge &challenge)
    {
        if (!challenge.scheme.isEmpty() && challenges.size() < mostChallenges)
            challenges.append(challenge);
    }

    const QByteArray m_text;
    qsizetype m_position = 0;
};

} // namespace

QList<AuthenticateChallenge> readChallenges(const QList<QByteArray> &values)
{
    QList<AuthenticateChallenge> challenges;
    for (const QByteArray &value : values)
        ChallengeReader(value).readInto(challenges);
    return challenges;
}

std::optional<BearerChallenge> bearerChallenge(const QList<QByteArray> &values)
{
    const QList<AuthenticateChallenge> challenges = readChallenges(values);
    const auto bearer = std::find_if(
        challenges.begin(), challenges.end(), [](const AuthenticateChallenge &challenge) { return challenge.scheme == "bearer"; });
    if (bearer == challenges.end())
        return challenges.isEmpty() ? std::optional(BearerChallenge()) : std::nullopt;
    return BearerChallenge {bearer->parameters.value("error"), readScopes(QString::fromLatin1(bearer->parameters.value("scope"))),
        bearer->parameters.value("resource_metadata")};
}

QStringList readScopes(const QString &text)
{
    const auto isScope = [](const QString &scope) {
        return std::all_of(scope.begin(), scope.end(), [](QChar c) { return c > u' ' && c < QChar(127) && c != u'"' && c != u'\\'; });
    };
    QStringList scopes;
    for (const QString &scope : text.split(u' ', Qt::SkipEmptyParts)) {
        if (scopes.size() < mostScopes && isScope(scope) && !scopes.contains(scope))
            scopes.append(scope);
    }
    return scopes;
}

namespace {

//! Neither there nor not there: to go on as if it were not there would be to guess.
bool isOutOfOrder(int status)
{
    return status >= 500 || status == 429;
}

bool isDocument(const SignInAnswer &answer)
{
    return answer.status == 200 && readAnswer(answer.body).has_value();
}

} // namespace

DiscoveryJob::DiscoveryJob(HttpClient &client, ProtectedServer server, const BearerChallenge &challenge, QObject *parent)
    : Job(parent)
    , m_client(client)
    , m_server(std::move(server))
    , m_isNamed(!challenge.resourceMetadata.isEmpty())
    , m_places(
          m_isNamed ? QList {QUrl::fromEncoded(challenge.resourceMetadata, QUrl::StrictMode)} : resourceMetadataLocations(m_server.url))
{
    QMetaObject::invokeMethod(this, &DiscoveryJob::nextResourcePlace, Qt::QueuedConnection);
}

void DiscoveryJob::abandon()
{
    if (m_exchange)
        m_exchange->cancel();
}

void DiscoveryJob::fetch(const QUrl &place, Reader reader)
{
    if (isFinished())
        return;
    if (const auto refusal = refusalOfEndpoint(place, m_server.url)) {
        fail(*refusal);
        return;
    }
    HttpRequest request;
    request.url = place;
    request.headers = {{"Accept", "application/json"}};
    if (m_isOwnGranter)
        request.headers.append({"MCP-Protocol-Version", McpProtocol::newestLegacy.toByteArray()});
    m_exchange = new SignInExchange(m_client, request, this);
    connect(m_exchange, &SignInExchange::succeeded, this, [this, place, reader](const SignInAnswer &answer) {
        if (isOutOfOrder(answer.status))
            fail({ErrorCategory::Network, phrased("%1 is not working (HTTP %2).").arg(place.host(), answer.status)});
        else
            (this->*reader)(answer);
    });
    connect(m_exchange, &SignInExchange::failed, this, &DiscoveryJob::fail);
}

void DiscoveryJob::nextResourcePlace()
{
    if (!m_places.isEmpty())
        fetch(m_places.takeFirst(), &DiscoveryJob::readResource);
    else if (m_isNamed)
        fail({ErrorCategory::Permission,
            phrased("The server asks for a token, but there is nothing at the address where it says more about that.")});
    else
        lookAtTheServerItself();
}

void DiscoveryJob::readResource(const SignInAnswer &answer)
{
    if (!isDocument(answer)) {
        nextResourcePlace();
        return;
    }
    const auto metadata = readResourceMetadata(answer.body, m_server.url);
    if (!metadata) {
        fail(metadata.error());
        return;
    }
    m_discovery.resource = metadata->resource;
    m_discovery.scopes = metadata->scopes;
    chooseIssuer(metadata->issuers);
}

void DiscoveryJob::chooseIssuer(const QStringList &issuers)
{
    const QString &wanted = m_server.settings.issuer;
    m_issuer = wanted.isEmpty() ? issuers.first() : wanted;
    const QUrl issuer(m_issuer, QUrl::StrictMode);
    if (!issuers.contains(m_issuer)) {
        strangeIssuer(issuers.first());
    } else if (issuer.hasQuery()) {
        fail({ErrorCategory::Permission, phrased("“%1” is not an address at which one can sign in.").arg(m_issuer.left(200))});
    } else {
        m_places = serverMetadataLocations(issuer);
        nextGranterPlace();
    }
}

void DiscoveryJob::lookAtTheServerItself()
{
    m_isOwnGranter = true;
    m_discovery.resource = canonicalResource(m_server.url);
    m_issuer = originOf(m_server.url).toString();
    m_places = serverMetadataLocations(originOf(m_server.url));
    const QString &wanted = m_server.settings.issuer;
    if (wanted.isEmpty() || isIssuer(wanted))
        nextGranterPlace();
    else
        strangeIssuer(m_issuer);
}

void DiscoveryJob::strangeIssuer(const QString &issuer)
{
    fail({ErrorCategory::Permission,
        phrased("The server names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there.")
            .arg(issuer.left(200), m_server.settings.issuer)});
}

void DiscoveryJob::nextGranterPlace()
{
    if (m_places.isEmpty())
        noGranter();
    else
        fetch(m_places.takeFirst(), &DiscoveryJob::readGranter);
}

void DiscoveryJob::readGranter(const SignInAnswer &answer)
{
    const auto metadata = isDocument(answer) ? readServerMetadata(answer.body) : tl::unexpected(model::Error());
    if (metadata && isIssuer(metadata->issuer)) {
        m_discovery.granter = *metadata;
        conclude();
        return;
    }
    if (metadata)
        m_otherIssuer = metadata->issuer;
    nextGranterPlace();
}

bool DiscoveryJob::isIssuer(const QString &issuer) const
{
    // The name of a server that grants its own tokens is our guess, and many write it with a slash.
    return issuer == m_issuer || (m_isOwnGranter && issuer == m_issuer + u'/');
}

void DiscoveryJob::noGranter()
{
    if (!m_otherIssuer.isEmpty()) {
        fail({ErrorCategory::Permission,
            phrased("What is found at “%1” is about another server (“%2”) and was not used.")
                .arg(m_issuer.left(200), m_otherIssuer.left(200))});
    } else if (m_isOwnGranter) {
        m_discovery.granter = defaultServerMetadata(m_server.url);
        conclude();
    } else {
        fail({ErrorCategory::Permission, phrased("“%1”, where one should sign in, says nothing about how.").arg(m_issuer.left(200))});
    }
}

void DiscoveryJob::conclude()
{
    if (const auto refusal = refusalOf(m_discovery.granter, m_server.url)) {
        fail(*refusal);
    } else if (beginSuccess()) {
        Q_EMIT succeeded(m_discovery);
        endSuccess();
    }
}

} // namespace network
