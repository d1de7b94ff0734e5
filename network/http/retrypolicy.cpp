// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/retrypolicy.h"

#include "network/http/httprequest.h"

#include <QLocale>
#include <QRandomGenerator>

#include <algorithm>
#include <cmath>

namespace network {

using namespace Qt::StringLiterals;

namespace {

//! The date of RFC 9110 section 5.6.7, in its one current form.
QDateTime httpDate(const QByteArray &value)
{
    QDateTime date = QLocale::c().toDateTime(QString::fromLatin1(value.trimmed()), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    date.setTimeSpec(Qt::UTC);
    return date;
}

//! Milliseconds that the server asks for; nothing where it does not, or asks for none.
std::optional<double> requestedWait(const model::Headers &headers, const QDateTime &now)
{
    bool isNumber = false;
    double wait = headerValue(headers, "retry-after-ms").toDouble(&isNumber);
    if (!isNumber) {
        const QByteArray after = headerValue(headers, "retry-after");
        wait = after.toDouble(&isNumber) * 1000;
        if (!isNumber && !after.isEmpty())
            wait = double(now.msecsTo(httpDate(after)));
    }
    return std::isfinite(wait) && wait > 0 ? std::optional(wait) : std::nullopt;
}

} // namespace

RetryPolicy::RetryPolicy(int mostRetries, Random random)
    : m_mostRetries(mostRetries)
    , m_random(random ? std::move(random) : [] { return QRandomGenerator::global()->generateDouble(); })
{
}

std::optional<int> RetryPolicy::waitAfter(const Failure &failure, int attempt, const QDateTime &now) const
{
    if (attempt > m_mostRetries || !isWorthwhile(failure))
        return {};
    const auto requested = requestedWait(failure.headers, now);
    if (!requested)
        return backOff(attempt);
    if (*requested > longestWaitMilliseconds)
        return {};
    return int(std::ceil(*requested));
}

bool RetryPolicy::isWorthwhile(const Failure &failure) const
{
    if (failure.status == 0)
        return failure.nothingWasSent;
    const QByteArray wish = headerValue(failure.headers, "x-should-retry").trimmed().toLower();
    if (wish == "true" || wish == "false")
        return wish == "true";
    return failure.status == 408 || failure.status == 409 || failure.status == 429 || failure.status >= 500;
}

int RetryPolicy::backOff(int attempt) const
{
    const double whole = std::min(500.0 * std::exp2(attempt - 1), 8'000.0);
    return int(whole * (1 - 0.25 * m_random()));
}

} // namespace network
