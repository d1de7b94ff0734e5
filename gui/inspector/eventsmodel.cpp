// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/eventsmodel.h"

#include "network/framing/ssestreamparser.h"

#include <QFontDatabase>

using namespace Qt::StringLiterals;

namespace gui {

using model::Exchange;

namespace {

// A cell shows a line; the whole event is in the response's body.
constexpr qsizetype shownBytes = 4096;

} // namespace

bool EventsModel::isEventStream(const Exchange &exchange)
{
    for (const auto &[name, value] : exchange.responseHeaders) {
        if (name.compare("content-type", Qt::CaseInsensitive) == 0)
            return value.trimmed().toLower().startsWith("text/event-stream");
    }
    return false;
}

void EventsModel::setExchange(const Exchange &exchange)
{
    beginResetModel();
    m_events.clear();
    if (isEventStream(exchange)) {
        network::SseStreamParser parser;
        const QByteArrayView body(exchange.responseBody);
        qsizetype from = 0;
        double milliseconds = 0;
        const auto keep = [this, &milliseconds](const network::SseEvent &event) {
            if (m_events.size() < maximumEvents)
                m_events.append(
                    {milliseconds, event.type.toByteArray(), event.data.first(qMin(event.data.size(), shownBytes)).toByteArray()});
        };
        for (const model::Arrival &arrival : exchange.arrivals) {
            const qsizetype to = qBound(from, qsizetype(arrival.offset), body.size());
            milliseconds = arrival.milliseconds;
            parser.feed(body.sliced(from, to - from), keep);
            from = to;
        }
        parser.feed(body.sliced(from), keep);
    }
    endResetModel();
}

int EventsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_events.size());
}

int EventsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant EventsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Event &event = m_events.at(index.row());
    if (role == Qt::TextAlignmentRole && index.column() == TimeColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && index.column() == DataColumn)
        return QString::fromUtf8(event.data.left(600)).toHtmlEscaped();
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case TimeColumn: return tr("%1 ms").arg(event.milliseconds, 0, 'f', 1);
    case TypeColumn: return event.type.isEmpty() ? u"message"_s : QString::fromUtf8(event.type);
    default: return QString::fromUtf8(event.data);
    }
}

QVariant EventsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TimeColumn: return tr("Arrived");
    case TypeColumn: return tr("Event");
    default: return tr("Data");
    }
}

} // namespace gui
