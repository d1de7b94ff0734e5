// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/challenge.h"

#include <algorithm>

namespace network {

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

} // namespace network
