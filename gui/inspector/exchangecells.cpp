// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/exchangecells.h"

#include "model/text/amounts.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace gui {

using namespace Qt::StringLiterals;
using model::Exchange;
using model::ExchangeEntry;
using model::ExchangeState;

namespace {

struct ColumnName {
    ExchangeCells::Column column;
    QLatin1StringView wireName;
};
constexpr std::array columnNames {ColumnName {ExchangeCells::Number, "number"_L1}, ColumnName {ExchangeCells::Request, "request"_L1},
    ColumnName {ExchangeCells::Status, "status"_L1}, ColumnName {ExchangeCells::Waterfall, "waterfall"_L1},
    ColumnName {ExchangeCells::Time, "time"_L1}, ColumnName {ExchangeCells::Cost, "cost"_L1}, ColumnName {ExchangeCells::Kind, "kind"_L1},
    ColumnName {ExchangeCells::Provider, "provider"_L1}, ColumnName {ExchangeCells::Model, "model"_L1},
    ColumnName {ExchangeCells::Tool, "tool"_L1}, ColumnName {ExchangeCells::TokensIn, "tokens-in"_L1},
    ColumnName {ExchangeCells::Cached, "cached"_L1}, ColumnName {ExchangeCells::TokensOut, "tokens-out"_L1},
    ColumnName {ExchangeCells::Sent, "sent"_L1}, ColumnName {ExchangeCells::Received, "received"_L1},
    ColumnName {ExchangeCells::Started, "started"_L1}, ColumnName {ExchangeCells::Same, "same"_L1}};
static_assert(columnNames.size() == ExchangeCells::ColumnCount);

QString countOrNothing(qint64 number)
{
    return number > 0 ? QLocale().toString(number) : QString();
}

} // namespace

QString ExchangeCells::wireName(Column column)
{
    return columnNames[size_t(column)].wireName;
}

QString ExchangeCells::titleOf(Column column)
{
    switch (column) {
    case Number: return tr("Number");
    case Request: return tr("Request");
    case Status: return tr("Status");
    case Waterfall: return tr("Waterfall");
    case Time: return tr("Time");
    case Cost: return tr("Cost");
    case Kind: return tr("Kind");
    case Provider: return tr("Provider");
    case Model: return tr("Model");
    case Tool: return tr("Tool");
    case TokensIn: return tr("Tokens in");
    case Cached: return tr("Cached");
    case TokensOut: return tr("Tokens out");
    case Sent: return tr("Sent");
    case Received: return tr("Received");
    case Started: return tr("Started");
    case Same: return tr("Same as");
    case ColumnCount: break;
    }
    return {};
}

int ExchangeCells::alignmentOf(Column column)
{
    constexpr std::array atRight {Number, Time, Cost, TokensIn, Cached, TokensOut, Sent, Received};
    const bool isRight = std::find(atRight.begin(), atRight.end(), column) != atRight.end();
    return int((isRight ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

QString ExchangeCells::statusOf(const Exchange &exchange)
{
    switch (exchange.state) {
    case ExchangeState::Open: return exchange.status > 0 ? QString::number(exchange.status) : u"…"_s;
    case ExchangeState::Cancelled: return tr("stopped");
    case ExchangeState::Failed: return exchange.status > 0 ? QString::number(exchange.status) : tr("failed");
    case ExchangeState::Complete: break;
    }
    // What goes over a pipe has no status.
    return exchange.status > 0 ? QString::number(exchange.status) : tr("done");
}

QString ExchangeCells::durationOf(const Exchange &exchange)
{
    return exchange.state == ExchangeState::Open ? QString() : model::timeInWords(exchange.totalMilliseconds);
}

QString ExchangeCells::requestOf(const ExchangeEntry &entry)
{
    const Exchange &exchange = entry.exchange;
    const QString path = exchange.request.url.path(QUrl::FullyEncoded);
    const bool isPiped = exchange.request.url.scheme() == "stdio"_L1;
    const QString what = isPiped ? path.mid(1) : QString::fromLatin1(exchange.request.method) + u' ' + (path.isEmpty() ? u"/"_s : path);
    const QString tool = entry.facts.tool.section(u':', -1);
    return tool.isEmpty() ? what : what + u' ' + tool;
}

QString ExchangeCells::sameAs(const ExchangeEntry &entry)
{
    if (entry.like == 0)
        return {};
    const QString other = QLocale().toString(entry.like);
    if (entry.departs)
        return tr("same as %1 up to byte %2").arg(other, QLocale().toString(*entry.departs));
    return entry.exchange.attempt > 1 ? tr("same as %1 · sent again").arg(other) : tr("same as %1").arg(other);
}

QString ExchangeCells::text(const ExchangeEntry &entry, Column column)
{
    const Exchange &exchange = entry.exchange;
    const model::ExchangeFacts &facts = entry.facts;
    switch (column) {
    case Number: return countOrNothing(entry.number);
    case Request: return requestOf(entry);
    case Status: return statusOf(exchange);
    case Time: return durationOf(exchange);
    case Cost: return facts.cost ? model::moneyInWords(*facts.cost, facts.currency) : QString();
    case Kind: return entry.kind;
    case Provider: return facts.provider;
    case Model: return facts.model;
    case Tool: return facts.tool;
    case TokensIn: return countOrNothing(facts.usage.prompt());
    case Cached: return countOrNothing(facts.usage.cacheRead);
    case TokensOut: return countOrNothing(facts.usage.output);
    case Sent: return entry.sent > 0 ? model::sizeInWords(entry.sent) : QString();
    case Received: return entry.received > 0 ? model::sizeInWords(entry.received) : QString();
    case Started: return QLocale().toString(exchange.started.toLocalTime(), u"yyyy-MM-dd hh:mm:ss"_s);
    case Same: return sameAs(entry);
    case Waterfall:
    case ColumnCount: break;
    }
    return {};
}

QString ExchangeCells::accessibleText(const ExchangeEntry &entry, Column column)
{
    if (column != Number)
        return titleOf(column) + u": "_s + text(entry, column);
    const Exchange &exchange = entry.exchange;
    return tr("%1: %2, %3, %4").arg(text(entry, Number), requestOf(entry), statusOf(exchange), durationOf(exchange))
        + (entry.like > 0 ? u", "_s + sameAs(entry) : QString()) + (entry.isPinned ? tr(", pinned") : QString());
}

} // namespace gui
