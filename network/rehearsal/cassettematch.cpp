// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/cassettematch.h"

#include "model/basics/sha256.h"
#include "network/rehearsal/rpcnumbers.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;

namespace {

struct CassetteMatchTexts {
    Q_DECLARE_TR_FUNCTIONS(CassetteMatch)
    PARLANCE_PHRASED
};

// Bytes that are shown of each where two bodies depart, before that and after.
constexpr qsizetype shownBefore = 24;
constexpr qsizetype shownAfter = 40;

qsizetype departureOf(QByteArrayView one, QByteArrayView other)
{
    const auto [first, second] = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    return first - one.begin();
}

QString excerptAt(const QByteArray &body, qsizetype at)
{
    const qsizetype begin = std::max<qsizetype>(0, at - shownBefore);
    const QByteArray shown = body.mid(begin, at - begin + shownAfter);
    const bool isWhole = begin + shown.size() >= body.size();
    return (begin > 0 ? u"…"_s : QString()) + QString::fromUtf8(shown) + (isWhole ? QString() : u"…"_s);
}

} // namespace

CassetteMatch::CassetteMatch(Cassette cassette, const CassettePlay &play)
    : m_cassette(std::move(cassette))
    , m_play(play)
    , m_played(m_cassette.exchanges().size(), false)
{
    for (qsizetype index = 0; index < m_cassette.exchanges().size(); ++index) {
        const model::ExchangeRequest &request = m_cassette.exchanges()[index].request;
        m_recorded[keyOf(request.method, targetOf(request.url), request.body)].exchanges += index;
    }
}

QByteArray CassetteMatch::targetOf(const QUrl &url)
{
    if (url.scheme() == "stdio"_L1)
        return url.toEncoded();
    QByteArray target = url.path(QUrl::FullyEncoded).toLatin1();
    if (target.isEmpty())
        target = "/";
    if (url.hasQuery())
        target += '?' + url.query(QUrl::FullyEncoded).toLatin1();
    return target;
}

QByteArray CassetteMatch::lenientForm(const QByteArray &text)
{
    // Dates with or without a time; times; universal identifiers and long hexadecimal ones; seconds and milliseconds since 1970;
    // identifiers that say what of (call_…, toolu_…), which have a digit; those of JSON-RPC.
    static const QRegularExpression passing(
        uR"(\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?|\b\d{1,2}:\d\d(?::\d\d)?\b)"
        uR"(|\b[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\b|\b[0-9a-fA-F]{16,}\b|\b1[5-9]\d{8}(?:\d{3})?\b)"
        uR"(|\b[a-z]{2,12}[_-](?=[A-Za-z]{0,40}\d)[A-Za-z0-9]{8,64}\b|(?<="id":)\s{0,4}\d{1,18}(?=[,}\s]))"_s);
    return QString::fromUtf8(text).replace(passing, u"~"_s).toUtf8();
}

QByteArray CassetteMatch::keyOf(const QByteArray &method, const QByteArray &target, const QByteArray &body) const
{
    const bool isLenient = m_play.isLenient;
    const QByteArray said = RpcNumbers::without(body);
    return method + ' ' + (isLenient ? lenientForm(target) : target) + ' ' + model::sha256(isLenient ? lenientForm(said) : said);
}

bool CassetteMatch::isSameTarget(const QByteArray &recorded, const QByteArray &asked) const
{
    if (recorded == asked || (m_play.hasAnyBase && recorded.endsWith(asked)))
        return true;
    return m_play.isLenient && lenientForm(recorded) == lenientForm(asked);
}

tl::expected<const model::Exchange *, CassetteMiss> CassetteMatch::take(
    const QByteArray &method, const QByteArray &target, const QByteArray &body)
{
    auto found = m_recorded.find(keyOf(method, target, body));
    for (qsizetype index = 0; m_play.hasAnyBase && found == m_recorded.end() && index < m_cassette.exchanges().size(); ++index) {
        const QByteArray recorded = targetOf(m_cassette.exchanges()[index].request.url);
        if (recorded.endsWith(target))
            found = m_recorded.find(keyOf(method, recorded, body));
    }
    if (found == m_recorded.end()) {
        const CassetteMiss missing = miss(method, target, body);
        if (m_play.playback)
            m_play.playback->tellMiss(missing);
        return tl::unexpected(missing);
    }
    const qsizetype index = found->exchanges[std::min(found->next, found->exchanges.size() - 1)];
    ++found->next;
    m_played[index] = true;
    if (m_play.playback)
        m_play.playback->tell(m_cassette.exchanges()[index]);
    return &m_cassette.exchanges()[index];
}

const model::Exchange *CassetteMatch::nearest(const QByteArray &method, const QByteArray &target, const QByteArray &body) const
{
    const model::Exchange *best = nullptr;
    const QByteArray said = RpcNumbers::without(body);
    std::pair<bool, qsizetype> bestRank;
    for (qsizetype index = 0; index < m_cassette.exchanges().size(); ++index) {
        const model::Exchange &exchange = m_cassette.exchanges()[index];
        if (exchange.request.method != method || !isSameTarget(targetOf(exchange.request.url), target))
            continue;
        const std::pair<bool, qsizetype> rank {!m_played[index], departureOf(said, RpcNumbers::without(exchange.request.body))};
        if (!best || rank > bestRank) {
            best = &exchange;
            bestRank = rank;
        }
    }
    return best;
}

CassetteMiss CassetteMatch::miss(const QByteArray &method, const QByteArray &target, const QByteArray &body) const
{
    const QString what = QString::fromLatin1(method + ' ' + target);
    CassetteMiss missing {method, target, body, {}, {model::ErrorCategory::Execution, QString()}};
    const model::Exchange *recorded = nearest(method, target, body);
    if (!recorded) {
        missing.error.reword(CassetteMatchTexts::phrased("This request is not on the cassette: nothing was recorded for %1.").arg(what));
        return missing;
    }
    const QByteArray then = RpcNumbers::without(recorded->request.body);
    const QByteArray now = RpcNumbers::without(body);
    const qsizetype at = departureOf(now, then);
    missing.nearest = *recorded;
    missing.error.reword(CassetteMatchTexts::phrased(
        "This request is not on the cassette. For %1 its body departs at byte %2 from what was recorded: there “%3”, here “%4”.")
                             .arg(what, QString::number(at), excerptAt(then, at), excerptAt(now, at)));
    return missing;
}

} // namespace network
