// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/exchangelistmodel.h"

#include "gui/inspector/exchangelibrary.h"
#include "gui/shared/tooltips.h"
#include "model/text/amounts.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

using model::Exchange;
using model::ExchangeId;
using model::ExchangeState;

namespace {

QString statusOf(const Exchange &exchange)
{
    switch (exchange.state) {
    case ExchangeState::Open: return exchange.status > 0 ? QString::number(exchange.status) : u"…"_s;
    case ExchangeState::Cancelled: return ExchangeListModel::tr("stopped");
    case ExchangeState::Failed: return exchange.status > 0 ? QString::number(exchange.status) : ExchangeListModel::tr("failed");
    case ExchangeState::Complete: break;
    }
    // What goes over a pipe has no status.
    return exchange.status > 0 ? QString::number(exchange.status) : ExchangeListModel::tr("done");
}

QString durationOf(const Exchange &exchange)
{
    if (exchange.state == ExchangeState::Open)
        return {};
    return model::timeInWords(exchange.totalMilliseconds);
}

QString exchangeTitle(const Exchange &exchange)
{
    const QString path = exchange.request.url.path(QUrl::FullyEncoded);
    return QString::fromLatin1(exchange.request.method) + u' ' + (path.isEmpty() ? u"/"_s : path);
}

int portOf(const QUrl &url)
{
    return url.port(url.scheme() == u"https" ? 443 : url.scheme() == u"http" ? 80 : 0);
}

bool hasSameOrigin(const QUrl &one, const QUrl &other)
{
    return one.scheme() == other.scheme() && one.host() == other.host() && portOf(one) == portOf(other);
}

//! What a list needs of an exchange.
Exchange withoutBodies(Exchange exchange)
{
    exchange.request.body.clear();
    exchange.responseBody.clear();
    exchange.arrivals.clear();
    return exchange;
}

qint64 endMilliseconds(const Exchange &exchange)
{
    return exchange.started.toMSecsSinceEpoch() + qint64(exchange.totalMilliseconds);
}

} // namespace

ExchangeListModel::ExchangeListModel(ExchangeLibrary &library, model::ExchangeLog &log, QObject *parent)
    : QAbstractListModel(parent)
    , m_library(library)
    , m_log(log)
{
    connect(&log, &model::ExchangeLog::begun, this, &ExchangeListModel::add);
    connect(&log, &model::ExchangeLog::ended, this, &ExchangeListModel::update);
    connect(&log, &model::ExchangeLog::progressed, this, [this](const ExchangeId &id) {
        if (const Exchange *exchange = m_log.open(id))
            update(*exchange);
    });
}

void ExchangeListModel::setConversation(const model::ConversationId &conversation)
{
    m_conversation = conversation;
    m_server.clear();
    read();
}

void ExchangeListModel::setServer(const QUrl &server)
{
    m_conversation = {};
    m_server = server;
    read();
}

ExchangeId ExchangeListModel::idAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows.at(row).id : ExchangeId();
}

model::ExchangeOrigin ExchangeListModel::originAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows.at(row).origin : model::ExchangeOrigin();
}

int ExchangeListModel::rowOf(const ExchangeId &id) const
{
    // The newest are asked for most.
    for (int row = int(m_rows.size()) - 1; row >= 0; --row) {
        if (m_rows.at(row).id == id)
            return row;
    }
    return -1;
}

int ExchangeListModel::rowOf(const model::ExchangeOrigin &origin) const
{
    for (int row = int(m_rows.size()) - 1; row >= 0; --row) {
        const model::ExchangeOrigin &other = m_rows.at(row).origin;
        const bool same = other.turn == origin.turn && (origin.round == 0 || other.round == origin.round);
        if (same && (origin.invocation.isEmpty() || other.invocation == origin.invocation))
            return row;
    }
    return -1;
}

int ExchangeListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant ExchangeListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Exchange &exchange = m_rows.at(index.row());
    const Span span = spanOf(exchange);
    const double whole = qMax<double>(1, double(span.last - span.first));
    switch (role) {
    case Qt::DisplayRole: return exchangeTitle(exchange);
    case Qt::ToolTipRole:
        return toolTipText(exchange.request.url.toDisplayString() + (exchange.error.isEmpty() ? QString() : u'\n' + exchange.error));
    case Qt::AccessibleTextRole:
        return tr("%1: %2, %3, %4").arg(index.row() + 1).arg(exchangeTitle(exchange), statusOf(exchange), durationOf(exchange));
    case NumberRole: return index.row() + 1;
    case StatusRole: return statusOf(exchange);
    case DurationRole: return durationOf(exchange);
    case BarStartRole: return double(exchange.started.toMSecsSinceEpoch() - span.first) / whole;
    case BarLengthRole: return exchange.totalMilliseconds / whole;
    case FailedRole: return exchange.state == ExchangeState::Failed || exchange.status >= 400;
    default: return {};
    }
}

void ExchangeListModel::read()
{
    m_library.list(m_conversation, this, [this, reading = ++m_reading](const ExchangeLibrary::List &list) {
        if (reading != m_reading)
            return;
        beginResetModel();
        m_rows = list ? *list : QList<Exchange>();
        m_rows.removeIf([this](const Exchange &exchange) { return !belongs(exchange); });
        m_spans.clear();
        for (const Exchange &exchange : std::as_const(m_rows))
            widen(exchange);
        endResetModel();
        // What is still under way may not have reached the store.
        for (const ExchangeId &id : m_log.openExchanges()) {
            if (const Exchange *exchange = m_log.open(id))
                rowOf(id) < 0 ? add(*exchange) : update(*exchange);
        }
        Q_EMIT loaded();
    });
}

void ExchangeListModel::add(const Exchange &exchange)
{
    if (!belongs(exchange) || rowOf(exchange.id) >= 0)
        return;
    const int row = int(m_rows.size());
    beginInsertRows({}, row, row);
    m_rows.append(withoutBodies(exchange));
    widen(exchange);
    endInsertRows();
}

void ExchangeListModel::update(const Exchange &exchange)
{
    const int row = rowOf(exchange.id);
    if (row < 0)
        return;
    const Exchange before = std::exchange(m_rows[row], withoutBodies(exchange));
    widen(exchange);
    // That more of a body has come is nothing that a row shows. Else the bars of the other rows of the turn grow shorter too.
    if (before.status != exchange.status || before.state != exchange.state)
        Q_EMIT dataChanged(index(qMax(0, row - 50)), index(int(m_rows.size()) - 1));
    Q_EMIT exchangeChanged(exchange.id);
}

void ExchangeListModel::widen(const Exchange &exchange)
{
    if (exchange.origin.turn.isEmpty())
        return;
    const qint64 start = exchange.started.toMSecsSinceEpoch();
    auto span = m_spans.find(exchange.origin.turn);
    if (span == m_spans.end())
        span = m_spans.insert(exchange.origin.turn, {start, start});
    span->first = qMin(span->first, start);
    span->last = qMax(span->last, endMilliseconds(exchange));
}

ExchangeListModel::Span ExchangeListModel::spanOf(const Exchange &exchange) const
{
    const auto span = m_spans.find(exchange.origin.turn);
    return span == m_spans.end() ? Span {exchange.started.toMSecsSinceEpoch(), endMilliseconds(exchange)} : *span;
}

bool ExchangeListModel::belongs(const Exchange &exchange) const
{
    const bool isOfConversation = m_conversation.isEmpty() || exchange.origin.conversation == m_conversation;
    return isOfConversation && (m_server.isEmpty() || hasSameOrigin(exchange.request.url, m_server));
}

} // namespace gui
