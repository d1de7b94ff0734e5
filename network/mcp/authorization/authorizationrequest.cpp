// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/authorizationrequest.h"

#include "network/mcp/authorization/formfields.h"
#include "network/mcp/authorization/pkce.h"

#include <QCoreApplication>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

constexpr qsizetype longestCode = 8192;

struct AuthorizationRequestTexts {
    Q_DECLARE_TR_FUNCTIONS(network::Authorization)
};

//! The value of a field that stands there once; nothing where it is missing, a null value where it stands there twice.
std::optional<QByteArray> once(const FormFields &fields, const QByteArray &name)
{
    const auto isNamed = [&name](const auto &field) { return field.first == name; };
    const auto found = std::find_if(fields.begin(), fields.end(), isNamed);
    if (found == fields.end())
        return {};
    return std::count_if(fields.begin(), fields.end(), isNamed) == 1 ? found->second : QByteArray();
}

model::Error refusalIn(const FormFields &fields)
{
    if (once(fields, "error") == "access_denied")
        return {ErrorCategory::Permission, AuthorizationRequestTexts::tr("The sign-in was refused.")};
    const QByteArray code = once(fields, "error").value_or(QByteArray());
    const QByteArray text = once(fields, "error_description").value_or(QByteArray());
    return {ErrorCategory::Permission,
        AuthorizationRequestTexts::tr("The sign-in failed: %1").arg(QString::fromUtf8(text.isEmpty() ? code : text).simplified().left(300)),
        QString::fromUtf8(code.left(100))};
}

} // namespace

QUrl AuthorizationRequest::url() const
{
    FormFields fields {{"response_type", "code"}, {"client_id", clientId.toUtf8()}, {"redirect_uri", redirect.toUtf8()}, {"state", state},
        {"code_challenge", codeChallenge(verifier)}, {"code_challenge_method", "S256"}, {"resource", resource.toUtf8()}};
    if (!scopes.isEmpty())
        fields.append({"scope", scopes.join(u' ').toUtf8()});
    // OpenID Connect Core, section 11: without it a request for offline_access is ignored.
    if (scopes.contains("offline_access"_L1))
        fields.emplaceBack("prompt", "consent");
    QUrl url = granter.authorizationEndpoint;
    QByteArray query = url.query(QUrl::FullyEncoded).toLatin1();
    if (!query.isEmpty())
        query += '&';
    url.setQuery(QString::fromLatin1(query + formEncoded(fields)), QUrl::StrictMode);
    return url;
}

model::Result<QByteArray> AuthorizationRequest::codeOf(const QUrl &redirected) const
{
    const FormFields fields = formDecoded(redirected.query(QUrl::FullyEncoded).toLatin1());
    if (state.isEmpty() || once(fields, "state") != state)
        return model::failure(
            ErrorCategory::Permission, AuthorizationRequestTexts::tr("The answer to the sign-in does not belong to it and was not used."));
    const auto issuer = once(fields, "iss");
    if (issuer ? *issuer != granter.issuer.toUtf8() : granter.namesItself) {
        return model::failure(ErrorCategory::Permission,
            AuthorizationRequestTexts::tr("The answer to the sign-in does not come from %1 and was not used.")
                .arg(granter.issuer.left(200)));
    }
    if (once(fields, "error"))
        return tl::unexpected(refusalIn(fields));
    const QByteArray code = once(fields, "code").value_or(QByteArray());
    if (code.isEmpty() || code.size() > longestCode)
        return model::failure(ErrorCategory::Provider, AuthorizationRequestTexts::tr("The answer to the sign-in brings no code."));
    return code;
}

} // namespace network
