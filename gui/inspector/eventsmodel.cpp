// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/eventsmodel.h"

#include "gui/shared/tooltips.h"
#include "gui/theme/direction.h"
#include "gui/theme/theme.h"
#include "model/session/converser.h"
#include "model/text/visibletext.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/wire/streamdecoder.h"

#include <QLocale>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using model::Exchange;

namespace {

// Of one event, in the table.
constexpr qsizetype shownBytes = 2000;
constexpr qsizetype mostDecoded = 4 * 1024 * 1024;

QByteArray contentTypeOf(const Exchange &exchange)
{
    for (const auto &[name, value] : exchange.responseHeaders) {
        if (name.compare("content-type", Qt::CaseInsensitive) == 0)
            return value.trimmed().toLower();
    }
    return {};
}

} // namespace

//! What a decoder has told since it was last asked.
class DecodedPieces final : public network::StreamListener
{
public:
    void deltaArrived(const model::Delta &delta) override
    {
        text += delta.text;
        if (delta.kind == model::Delta::Kind::Thought)
            words = EventsModel::tr("thought: ");
    }
    void invocationForming(int, const QString &name, qint64 bytes) override
    {
        words = EventsModel::tr("call of %1, %n byte(s)", nullptr, int(bytes)).arg(model::visibleLine(name));
        hasSpoken = true;
    }
    void clear()
    {
        text.clear();
        words.clear();
        hasSpoken = false;
    }

    QString text;
    QString words;
    bool hasSpoken = false;
};

EventsModel::EventsModel(QObject *parent)
    : QAbstractTableModel(parent)
    , m_pieces(std::make_unique<DecodedPieces>())
{
}

EventsModel::~EventsModel() = default;

bool EventsModel::isLines(const Exchange &exchange)
{
    return contentTypeOf(exchange).startsWith("application/x-ndjson");
}

bool EventsModel::isEventStream(const Exchange &exchange)
{
    return contentTypeOf(exchange).startsWith("text/event-stream") || isLines(exchange);
}

void EventsModel::setExchange(const Exchange &exchange)
{
    beginResetModel();
    m_events.clear();
    m_parser = {};
    m_decoder.reset();
    m_pieces->clear();
    m_decoded.clear();
    m_speaking.reset();
    m_read = m_eventBegin = m_arrivals = 0;
    m_isLines = isLines(exchange);
    const network::Dialect *dialect = isEventStream(exchange) ? network::Dialects::findByAddress(exchange.request.url) : nullptr;
    if (dialect && exchange.request.method == "POST")
        m_decoder = dialect->makeDecoder({}, *m_pieces);
    endResetModel();
    grow(exchange);
}

void EventsModel::grow(const Exchange &exchange)
{
    if (!isEventStream(exchange))
        return;
    QList<Event> come;
    double milliseconds = 0;
    const QByteArrayView body(exchange.responseBody);
    for (; m_arrivals < exchange.arrivals.size(); ++m_arrivals) {
        milliseconds = exchange.arrivals.at(m_arrivals).milliseconds;
        readTo(body, qBound(m_read, qsizetype(exchange.arrivals.at(m_arrivals).offset), body.size()), milliseconds, come);
    }
    // Where there were too many arrivals, the last one stands for all that came after it.
    milliseconds = exchange.arrivals.isEmpty() ? 0 : exchange.arrivals.last().milliseconds;
    readTo(body, body.size(), milliseconds, come);
    if (come.isEmpty())
        return;
    beginInsertRows({}, int(m_events.size()), int(m_events.size() + come.size()) - 1);
    m_events += come;
    endInsertRows();
}

//! Line by line, so that it is known at which byte an event ends.
void EventsModel::readTo(QByteArrayView body, qsizetype end, double milliseconds, QList<Event> &come)
{
    while (m_read < end) {
        const QByteArrayView rest = body.sliced(m_read, end - m_read);
        const qsizetype newline = rest.indexOf('\n');
        const QByteArrayView line = newline < 0 ? rest : rest.first(newline + 1);
        m_read += line.size();
        if (!m_isLines) {
            m_parser.feed(line, [&](const network::SseEvent &event) { take(event, milliseconds, come); });
        } else if (newline >= 0) {
            const QByteArrayView whole = body.sliced(m_eventBegin, m_read - m_eventBegin).trimmed();
            if (!whole.isEmpty())
                take({{}, whole, {}}, milliseconds, come);
        }
    }
}

void EventsModel::take(const network::SseEvent &event, double milliseconds, QList<Event> &come)
{
    if (m_events.size() + come.size() >= mostEvents)
        return;
    Event taken {milliseconds, m_eventBegin, m_read, event.type.toByteArray(),
        event.data.first(std::min(event.data.size(), shownBytes)).toByteArray(), {}, m_decoded.size()};
    m_eventBegin = m_read;
    m_pieces->clear();
    if (m_decoder)
        m_decoder->read(event);
    if (!m_pieces->text.isEmpty() || m_pieces->hasSpoken)
        m_speaking = {m_speaking ? m_speaking->first : milliseconds, milliseconds};
    if (m_decoded.size() < mostDecoded)
        m_decoded += m_pieces->text;
    taken.textLength = m_decoded.size() - taken.textBegin;
    taken.decoded = m_pieces->words + model::visibleLine(m_pieces->text.left(shownBytes));
    come.append(taken);
}

std::pair<qsizetype, qsizetype> EventsModel::decodedOf(int row) const
{
    return {m_events.at(row).textBegin, m_events.at(row).textLength};
}

int EventsModel::rowOfDecoded(qsizetype place) const
{
    const auto after = std::upper_bound(
        m_events.begin(), m_events.end(), place, [](qsizetype wanted, const Event &event) { return wanted < event.textBegin; });
    // Events without text begin where the next one does.
    for (auto event = after; event != m_events.begin();) {
        --event;
        if (event->textLength > 0)
            return place < event->textBegin + event->textLength ? int(event - m_events.begin()) : -1;
    }
    return -1;
}

std::pair<qsizetype, qsizetype> EventsModel::bytesOf(int row) const
{
    return {m_events.at(row).begin, m_events.at(row).end};
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
    if (role == Qt::TextAlignmentRole && (index.column() == TimeColumn || index.column() == BytesColumn))
        return int(Qt::AlignRight | Qt::AlignVCenter);
    const bool isCode = index.column() == TypeColumn || index.column() == DataColumn;
    if (role == Qt::FontRole && isCode)
        return Theme::fixedFont();
    if (role == Qt::ToolTipRole && index.column() == DataColumn)
        return toolTipText(QString::fromUtf8(event.data.left(600)));
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case TimeColumn: return tr("%1 ms").arg(QLocale().toString(event.milliseconds, 'f', 1));
    case BytesColumn: return u"%1–%2"_s.arg(QLocale().toString(event.begin), QLocale().toString(std::max(event.begin, event.end - 1)));
    case TypeColumn: return event.type.isEmpty() ? (m_isLines ? tr("line") : u"message"_s) : QString::fromUtf8(event.type);
    case DecodedColumn: return event.decoded;
    default: return leftToRight(QString::fromUtf8(event.data));
    }
}

QVariant EventsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && (section == TimeColumn || section == BytesColumn))
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TimeColumn: return tr("Arrived");
    case BytesColumn: return tr("Bytes");
    case TypeColumn: return tr("Event");
    case DecodedColumn: return tr("Decoded");
    default: return tr("Data");
    }
}

} // namespace gui
