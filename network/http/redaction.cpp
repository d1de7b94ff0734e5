// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/redaction.h"

#include <QUrlQuery>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;

namespace {

const QByteArray mark = QByteArrayLiteral("[redacted]");
// Not translated: it stands in the record.
const QByteArray markOfWord = QByteArrayLiteral("[redacted here only: too short to be told from ordinary words]");

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

} // namespace

Redaction::Redaction(const QList<QByteArray> &secrets, const QList<QByteArray> &names, const QList<QByteArray> &members)
    : m_forms(secrets)
    , m_members(members)
{
    for (const QByteArray &name : names)
        m_names.append(name.toLower());
    std::copy_if(secrets.begin(), secrets.end(), std::back_inserter(m_words), [](const QByteArray &secret) { return !canHide(secret); });
}

QByteArray Redaction::markFor(const QByteArray &value) const
{
    const bool isWord = std::any_of(m_words.begin(), m_words.end(), [&value](const QByteArray &word) { return value.contains(word); });
    return isWord ? markOfWord : mark;
}

bool Redaction::isSecretName(const QByteArray &name) const
{
    return m_names.contains(name.toLower());
}

QByteArray Redaction::bytes(const QByteArray &bytes) const
{
    StreamRedaction stream(*this);
    const QByteArray cleaned = stream.feed(bytes);
    return cleaned + stream.finish();
}

QString Redaction::text(const QString &text) const
{
    return QString::fromUtf8(bytes(text.toUtf8()));
}

model::Headers Redaction::headers(const model::Headers &headers) const
{
    model::Headers result;
    for (const auto &[name, value] : headers)
        result.append({name, carriesCredentials(name) || isSecretName(name) ? markFor(value) : bytes(value)});
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
    m_held += cleaned;
    return clean(false);
}

QByteArray StreamRedaction::finish()
{
    return clean(true);
}

QByteArray StreamRedaction::clean(bool isWhole)
{
    const QByteArray text = std::exchange(m_held, {});
    QByteArray result;
    qsizetype taken = m_done;
    qsizetype at = m_done;
    const auto skip = [&](qsizetype length) {
        result.append(QByteArrayView(text).sliced(taken, at - taken));
        at += length;
        taken = at;
    };
    while (at < text.size()) {
        while (!m_cuts.isEmpty() && m_cuts.first().at < at)
            m_cuts.removeFirst();
        const qsizetype cut = m_cuts.isEmpty() ? text.size() : m_cuts.first().at;
        at = std::min(m_forms.nextCandidate(text, at), cut);
        if (at == cut && !m_cuts.isEmpty()) {
            skip(m_cuts.takeFirst().length);
            continue;
        }
        QList<SecretForms::Piece> pieces;
        if (at < text.size() && m_forms.at(text, at, pieces) == SecretForms::Answer::Open && !isWhole)
            break;
        if (pieces.isEmpty()) {
            at = std::min(at + 1, text.size());
            continue;
        }
        skip(pieces.takeFirst().length);
        result.append(mark);
        m_cuts = pieces;
    }
    result.append(QByteArrayView(text).sliced(taken, at - taken));
    const qsizetype dropped = std::max<qsizetype>(0, at - SecretForms::lookBehind);
    m_held = text.sliced(dropped);
    m_done = at - dropped;
    for (SecretForms::Piece &piece : m_cuts)
        piece.at -= dropped;
    return result;
}

} // namespace network
