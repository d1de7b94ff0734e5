// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/import/secretlikeness.h"

#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

//! To be made once: a file may hold very many names.
QRegularExpression inAnyCase(const QString &form)
{
    return QRegularExpression(form, QRegularExpression::CaseInsensitiveOption);
}

//! Counts, switches and paths are not secret, whatever they are called (`MAX_TOKENS`, `KEY_FILE`); only passwords may look like that.
bool isHarmless(const QString &name, const QString &text)
{
    static const QRegularExpression password = inAnyCase(u"pass|pwd|secret|pin$"_s);
    static const QRegularExpression plain = inAnyCase(
        u"^(-?[0-9.]{1,6}|true|false|yes|no|on|off|none|null|default|auto)$|^(~|\\.{0,2})/[^:]*$"_s);
    return !password.match(name).hasMatch() && plain.match(text).hasMatch();
}

bool isLongAndRandom(const QString &text)
{
    static const QRegularExpression form(u"^[A-Za-z0-9_+=.-]{32,}$"_s);
    if (!form.match(text).hasMatch())
        return false;
    const auto digits = std::count_if(text.begin(), text.end(), [](QChar character) { return character.isDigit(); });
    const auto letters = std::count_if(text.begin(), text.end(), [](QChar character) { return character.isLetter(); });
    // Words put together (`@scope/long-package-name-with-words`) have few digits.
    return digits >= 4 && letters >= 4;
}

bool hasSecretForm(const QString &text)
{
    static const QRegularExpression form = inAnyCase(
        u"^(sk|pk|rk)[-_][A-Za-z0-9_-]{8,}|^gh[opsur]_[A-Za-z0-9]{8,}|^github_pat_|^glpat-|^xox[a-z]-|^xapp-|^AKIA[0-9A-Z]{12,}|"
        "^AIza[0-9A-Za-z_-]{20,}|^eyJ[A-Za-z0-9_-]{10,}\\.|^ya29\\.|^hf_[A-Za-z0-9]{10,}|^npm_[A-Za-z0-9]{10,}|^ntn_|^lin_api_|"
        "^(bearer|basic|token) +[^ $<]{6,}|: *(bearer|basic|token) +[^ $<]{6,}|-----BEGIN [A-Z ]*PRIVATE KEY-----"_s);
    return form.match(text).hasMatch() || isLongAndRandom(text);
}

} // namespace

bool isSecretName(const QString &name)
{
    static const QRegularExpression form = inAnyCase(
        u"key|token|secret|passw|passphrase|pwd|(^|[_.-])(pass|pat|pin)([_.-]|$)|credential|auth|cookie|bearer|signature|"
        "private|connection.?string|(^|[_.-])dsn([_.-]|$)|session"_s);
    return form.match(name).hasMatch();
}

bool isSecretText(const QString &text)
{
    return hasSecretForm(text) || isSecretAddress(text);
}

bool isSecret(const QString &name, const QString &text)
{
    return !text.isEmpty() && (isSecretText(text) || (isSecretName(name) && !isHarmless(name, text)));
}

bool isPlaceholder(const QString &text)
{
    static const QRegularExpression form = inAnyCase(
        u"^<[^<>]*>$|^(your|my|enter|insert|replace|paste|put|change)[-_ ].*(key|token|secret|password|here|me|id)[a-z_ -]*$|"
        "^x{4,}$|^\\.{3}$|^\\*{3,}$|(key|token|secret|password)[-_ ]here$"_s);
    return form.match(text).hasMatch();
}

bool isSecretAddress(const QString &text)
{
    static const QRegularExpression withPassword(u"^[A-Za-z][A-Za-z0-9+.-]*://[^/?#@\\s]*:[^/?#@\\s]+@"_s);
    if (withPassword.match(text).hasMatch())
        return true;
    if (!text.contains(u"://") || !text.contains(u'?'))
        return false;
    // Addresses within addresses are not looked into.
    for (const auto &[name, value] : QUrlQuery(QUrl(text)).queryItems(QUrl::FullyDecoded)) {
        if (!value.startsWith(u"${") && (hasSecretForm(value) || (!value.isEmpty() && isSecretName(name) && !isHarmless(name, value))))
            return true;
    }
    return false;
}

} // namespace invocables
