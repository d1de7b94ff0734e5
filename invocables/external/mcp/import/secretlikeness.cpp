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

bool isPassword(const QString &name)
{
    static const QRegularExpression form = inAnyCase(u"pass|pwd|secret|pin$"_s);
    return form.match(name).hasMatch();
}

//! Counts, switches and paths are not secret, whatever they are called (`MAX_TOKENS`, `KEY_FILE`); only passwords may look like that.
bool isHarmless(const QString &name, const QString &text)
{
    static const QRegularExpression plain = inAnyCase(
        u"^(-?[0-9.]{1,6}|true|false|yes|no|on|off|none|null|default|auto)$|^(~|\\.{0,2})/[^:]*$"_s);
    return !isPassword(name) && plain.match(text).hasMatch();
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

//! How often letters of one case, of the other and digits take turns: seldom in words, whatever year or number follows them.
qsizetype turnsOf(QStringView text)
{
    const auto kindOf = [](QChar character) { return character.isDigit() ? 0 : character.isUpper() ? 1 : 2; };
    qsizetype turns = 0;
    for (qsizetype at = 1; at < text.size(); ++at)
        turns += kindOf(text[at]) != kindOf(text[at - 1]);
    return turns;
}

//! Characters that nobody would write: what is in an address or among words must not be taken for a secret because it is long.
bool isRandom(const QString &run)
{
    static const QRegularExpression hexadecimal = inAnyCase(u"^[0-9a-f]{32,}$"_s);
    static const QRegularExpression digits(u"[0-9]+"_s);
    static const QRegularExpression separators(u"[^A-Za-z0-9]+"_s);
    const auto isMixed = [](const QString &text) {
        const auto numbers = std::count_if(text.begin(), text.end(), [](QChar character) { return character.isDigit(); });
        if (text.size() < 20 || numbers < 2 || text.size() - numbers < 4)
            return false;
        return (numbers >= 4 && hexadecimal.match(text).hasMatch()) || turnsOf(text) * 5 >= text.size() * 2;
    };
    const QStringList pieces = run.split(separators, Qt::SkipEmptyParts);
    return isMixed(pieces.join(QString())) || std::any_of(pieces.begin(), pieces.end(), [&](const QString &piece) {
        return isMixed(piece) || (piece.size() >= 20 && turnsOf(piece) >= 5 && piece.count(digits) >= 3);
    });
}

//! A key in a well-known form, wherever it stands. Longer than where it is all there is: words may begin like one.
bool holdsKnownKey(const QString &text)
{
    static const QRegularExpression form(
        u"(?<![A-Za-z0-9])("
        "(sk|pk|rk)[-_]((?=[A-Za-z0-9_-]{0,80}[0-9])[A-Za-z0-9_-]{12,}|[A-Za-z0-9_-]{0,80}[A-Za-z0-9]{16,})|"
        "(gh[opsur]|hf|npm|ntn|lin_api)_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,}|glpat-[A-Za-z0-9_-]{16,}|"
        "(xox[a-z]|xapp)-(?=[A-Za-z0-9-]{0,80}[0-9])[A-Za-z0-9-]{10,}|AKIA[0-9A-Z]{12,}|AIza[0-9A-Za-z_-]{20,}|"
        "eyJ[A-Za-z0-9_-]{10,}\\.|ya29\\.[A-Za-z0-9_-]{10,}|[Bb]earer +(?=[^ ]{0,80}[0-9])[^ $<\"']{8,})"_s);
    return form.match(text).hasMatch();
}

//! Whether what a text says of a thing with that name is to be kept from files; a variable, or what only marks the place, is not.
bool isSaidSecret(const QString &name, const QString &value)
{
    constexpr qsizetype shortestPassword = 3;
    constexpr qsizetype shortest = 6;
    static const QRegularExpression variable(u"^[$<{%\\[]"_s);
    static const QRegularExpression scheme = inAnyCase(u"^(bearer|basic|token|api-?key)$"_s);
    return isSecretName(name) && value.size() >= (isPassword(name) ? shortestPassword : shortest) && !isHarmless(name, value)
        && !isPlaceholder(value) && !variable.match(value).hasMatch() && !scheme.match(value).hasMatch();
}

//! Of a command line, a connection string, a header, settings as JSON: `Password=…;`, `export API_KEY=…`, `--token …`, `"apiKey": "…"`.
bool saysSecret(const QString &text)
{
    static const QRegularExpression assigned(
        u"(?<![A-Za-z0-9_.-])-{0,2}([A-Za-z_][A-Za-z0-9_.-]{0,63})[\"']?\\s{0,4}=\\s{0,4}[\"']?([^\\s;\"']+)"_s);
    static const QRegularExpression option(u"(?<![^\\s\"'(])--?([A-Za-z][A-Za-z0-9_.-]{0,63})\\s{1,4}[\"']?([^-\\s;\"'][^\\s;\"']*)"_s);
    // Tags of images (`keycloak:latest`) and words of a sentence are told from names and values.
    static const QRegularExpression named(u"(?<![A-Za-z0-9_.-])"
                                          "([A-Za-z_][A-Za-z0-9_.-]{0,63})[\"']?\\s{0,4}:(?!//)\\s{0,4}[\"']?([^\\s;,\"'}]+)"_s);
    static const QRegularExpression strong = inAnyCase(
        u"(key|token|authorization|secret|passw(or)?d|passphrase|pwd|cookie|credentials?)$"_s);
    static const QRegularExpression word(u"^[a-z]+[.,]?$"_s);
    for (const QRegularExpression &form : {assigned, option, named}) {
        for (auto said = form.globalMatch(text); said.hasNext();) {
            const QRegularExpressionMatch match = said.next();
            const QString name = match.captured(1);
            const QString value = match.captured(2);
            const bool isNamed = form != named || (strong.match(name).hasMatch() && (isPassword(name) || !word.match(value).hasMatch()));
            if (isNamed && isSaidSecret(name, value))
                return true;
        }
    }
    return false;
}

//! Among other words; paths, names of packages and identifiers (UUIDs) are none.
bool holdsRandomWord(const QString &text)
{
    static const QRegularExpression between(u"[\\s\"'=;,|&(){}<>]+"_s);
    static const QRegularExpression form(u"^[A-Za-z0-9_+.-]{32,}$"_s);
    static const QRegularExpression identifier = inAnyCase(u"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"_s);
    const QStringList words = text.split(between, Qt::SkipEmptyParts);
    return std::any_of(words.begin(), words.end(),
        [](const QString &word) { return form.match(word).hasMatch() && !identifier.match(word).hasMatch() && isRandom(word); });
}

bool hasSecretForm(const QString &text)
{
    static const QRegularExpression form = inAnyCase(
        u"^(sk|pk|rk)[-_][A-Za-z0-9_-]{8,}|^gh[opsur]_[A-Za-z0-9]{8,}|^github_pat_|^glpat-|^xox[a-z]-|^xapp-|^AKIA[0-9A-Z]{12,}|"
        "^AIza[0-9A-Za-z_-]{20,}|^eyJ[A-Za-z0-9_-]{10,}\\.|^ya29\\.|^hf_[A-Za-z0-9]{10,}|^npm_[A-Za-z0-9]{10,}|^ntn_|^lin_api_|"
        "^(bearer|basic|token) +[^ $<]{6,}|: *(bearer|basic|token) +[^ $<]{6,}|-----BEGIN [A-Z ]*PRIVATE KEY-----"_s);
    return form.match(text).hasMatch() || isLongAndRandom(text) || holdsKnownKey(text) || saysSecret(text) || holdsRandomWord(text);
}

bool hasSecretQuery(const QString &query)
{
    // Addresses within addresses are not looked into.
    for (const auto &[name, value] : QUrlQuery(query).queryItems(QUrl::FullyDecoded)) {
        if (!value.startsWith(u"${") && (hasSecretForm(value) || (!value.isEmpty() && isSecretName(name) && !isHarmless(name, value))))
            return true;
    }
    return false;
}

//! Whoever knows such an address needs no other key. A version (`…@1.2`, `…/commit/0123…`) and a digest are none.
bool hasSecretPath(const QUrl &url)
{
    static const QRegularExpression separators(u"[/;,=&]+"_s);
    static const QRegularExpression revision(u"^[0-9a-f]{40}([0-9a-f]{24})?(\\.[a-z.]+)?$"_s);
    static const QRegularExpression ofRevisions(u"^(archive|commit|commits|tree|blob|raw|tarball|zipball)$"_s);
    static const QRegularExpression digest(u"^sha[0-9]+$"_s);
    const bool isOfRevisions = url.host().endsWith(u"githubusercontent.com");
    QString before;
    for (const QString &segment : url.path(QUrl::FullyDecoded).split(separators, Qt::SkipEmptyParts)) {
        const bool isRevision = (isOfRevisions || ofRevisions.match(before).hasMatch()) && revision.match(segment).hasMatch();
        before = segment;
        if (isRevision)
            continue;
        for (const QString &part : segment.section(u'@', 0, 0).split(u':')) {
            if (!digest.match(before).hasMatch() && isRandom(part))
                return true;
            before = part;
        }
    }
    return false;
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
    static const QRegularExpression withPassword(u"(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{0,30}://[^/?#@\\s]*:(?!\\$)[^/?#@\\s]+@"_s);
    static const QRegularExpression address(u"(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{0,30}://[^\\s\"'<>]+"_s);
    if (withPassword.match(text).hasMatch())
        return true;
    for (auto found = address.globalMatch(text); found.hasNext();) {
        const QUrl url(found.next().captured());
        if (url.isLocalFile())
            continue;
        if (isRandom(url.userName()) || hasSecretPath(url) || hasSecretQuery(url.query(QUrl::FullyEncoded))
            || hasSecretQuery(url.fragment(QUrl::FullyEncoded)) || holdsKnownKey(url.toString(QUrl::PrettyDecoded)))
            return true;
    }
    return false;
}

} // namespace invocables
