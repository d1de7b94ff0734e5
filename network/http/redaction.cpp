// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/redaction.h"

#include "model/schema/jsonwriter.h"

#include <QUrlQuery>

#include <algorithm>
#include <array>

namespace network {

using namespace Qt::StringLiterals;

namespace {

const QByteArray mark = QByteArrayLiteral("[redacted]");

bool carriesCredentials(const QByteArray &headerName)
{
    static const std::array<QByteArray, 6> names {"authorization", "proxy-authorization", "cookie", "set-cookie", "api-key", "x-auth"};
    const QByteArray name = headerName.toLower();
    return std::find(names.begin(), names.end(), name) != names.end() || name.endsWith("-key") || name.endsWith("-token")
        || name.endsWith("-secret");
}

bool carriesCredentials(const QString &queryName)
{
    static const std::array<QString, 7> names {
        u"key"_s, u"api_key"_s, u"api-key"_s, u"apikey"_s, u"access_token"_s, u"token"_s, u"secret"_s};
    return std::find(names.begin(), names.end(), queryName.toLower()) != names.end();
}

struct Match {
    qsizetype position = -1;
    qsizetype length = 0;
};

//! The first secret from `from` on; of those at one place the longest.
Match findSecret(const QByteArray &text, qsizetype from, const QList<QByteArray> &forms)
{
    Match best;
    for (const QByteArray &form : forms) {
        const qsizetype position = text.indexOf(form, from);
        if (position >= 0 && (best.position < 0 || position < best.position))
            best = {position, form.size()};
    }
    return best;
}

//! \return where the longest end of `text` that begins a longer secret starts, not before `from`; the size where there is none.
qsizetype possibleBeginning(const QByteArray &text, qsizetype from, const QList<QByteArray> &forms)
{
    qsizetype start = text.size();
    for (const QByteArray &form : forms) {
        const qsizetype longest = std::min(form.size() - 1, text.size() - from);
        for (qsizetype length = longest; length > text.size() - start; --length) {
            if (QByteArrayView(text).last(length) == QByteArrayView(form).first(length)) {
                start = text.size() - length;
                break;
            }
        }
    }
    return start;
}

//! Replaces the secrets in `text`. Where more may follow, an end that could be the beginning of one is left in `held`.
QByteArray replaced(const QByteArray &text, const QList<QByteArray> &forms, QByteArray *held)
{
    QByteArray result;
    qsizetype position = 0;
    for (Match match = findSecret(text, 0, forms); match.position >= 0; match = findSecret(text, position, forms)) {
        if (held && possibleBeginning(text, match.position, forms) == match.position)
            break;
        result.append(QByteArrayView(text).sliced(position, match.position - position)).append(mark);
        position = match.position + match.length;
    }
    const qsizetype end = held ? possibleBeginning(text, position, forms) : text.size();
    result.append(QByteArrayView(text).sliced(position, end - position));
    if (held)
        *held = text.sliced(end);
    return result;
}

} // namespace

Redaction::Redaction(const QList<QByteArray> &secrets, const QList<QByteArray> &names, const QList<QByteArray> &members)
    : m_members(members)
{
    for (const QByteArray &name : names)
        m_names.append(name.toLower());
    for (const QByteArray &secret : secrets) {
        if (secret.size() < minimumSecret)
            continue;
        const QByteArray quoted = model::JsonWriter::quoted(QString::fromUtf8(secret));
        for (const QByteArray &form : {secret, secret.toPercentEncoding(), quoted.sliced(1, quoted.size() - 2)}) {
            if (!m_forms.contains(form))
                m_forms.append(form);
        }
    }
    std::stable_sort(m_forms.begin(), m_forms.end(), [](const auto &a, const auto &b) { return a.size() > b.size(); });
}

bool Redaction::isSecretName(const QByteArray &name) const
{
    return m_names.contains(name.toLower());
}

QByteArray Redaction::bytes(const QByteArray &bytes) const
{
    const QByteArray cleaned = MemberRedaction(m_members).feed(bytes);
    return m_forms.isEmpty() ? cleaned : replaced(cleaned, m_forms, nullptr);
}

QString Redaction::text(const QString &text) const
{
    return QString::fromUtf8(bytes(text.toUtf8()));
}

model::Headers Redaction::headers(const model::Headers &headers) const
{
    model::Headers result;
    for (const auto &[name, value] : headers)
        result.append({name, carriesCredentials(name) || isSecretName(name) ? mark : bytes(value)});
    return result;
}

QUrl Redaction::url(const QUrl &url) const
{
    QUrl result = url;
    if (!url.userInfo().isEmpty())
        result.setUserInfo(QString::fromLatin1(mark));
    if (url.hasQuery()) {
        QUrlQuery query;
        for (const auto &[name, value] : QUrlQuery(url).queryItems(QUrl::FullyEncoded)) {
            const bool isSecret = carriesCredentials(name) || isSecretName(QByteArray::fromPercentEncoding(name.toUtf8()));
            query.addQueryItem(name, isSecret ? QString::fromLatin1(mark) : value);
        }
        result.setQuery(query);
    }
    const QByteArray encoded = result.toEncoded();
    const QByteArray cleaned = bytes(encoded);
    return cleaned == encoded ? result : QUrl::fromEncoded(cleaned);
}

QByteArray StreamRedaction::feed(const QByteArray &bytes)
{
    const QByteArray cleaned = m_members.feed(bytes);
    if (m_forms.isEmpty())
        return cleaned;
    return replaced(std::exchange(m_held, {}) + cleaned, m_forms, &m_held);
}

QByteArray StreamRedaction::finish()
{
    return replaced(std::exchange(m_held, {}), m_forms, nullptr);
}

} // namespace network
