// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/map/treemapmodel.h"

#include "model/store/store.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

using MapLine = model::TreeLine;

TreeMapModel::TreeMapModel(model::Store &store, QObject *parent)
    : QAbstractListModel(parent)
    , m_store(store)
{
    m_read.setSingleShot(true);
    m_read.setInterval(0);
    connect(&m_read, &QTimer::timeout, this, &TreeMapModel::readWanted);
}

TreeMapModel::~TreeMapModel() = default;

void TreeMapModel::setConversation(const model::ConversationId &id)
{
    ++m_run;
    m_isReading = false;
    beginResetModel();
    m_id = id;
    m_outline = {};
    m_rows.clear();
    m_unfolded.clear();
    m_shown.clear();
    m_nodes.clear();
    m_wanted.clear();
    endResetModel();
    refresh();
}

void TreeMapModel::refresh()
{
    if (m_id.isEmpty())
        return;
    m_isToBeReadAgain = m_isReading;
    if (std::exchange(m_isReading, true))
        return;
    m_store.run(
        this, [id = m_id](model::Database &database) { return model::TreeReader(database).outline(id); },
        [this, run = m_run](const model::Result<model::TreeOutline> &outline) {
            if (run != m_run)
                return;
            m_isReading = false;
            if (outline)
                adopt(*outline);
            else
                // One that nothing has been said in yet is not in the store.
                adopt({});
            if (!outline && outline.error().category != model::ErrorCategory::Usage)
                Q_EMIT failed(outline.error());
            if (m_isToBeReadAgain)
                refresh();
        });
}

void TreeMapModel::adopt(const model::TreeOutline &outline)
{
    ++m_generation;
    show(outline, rowsOf(outline, m_unfolded));
    Q_EMIT outlineRead();
}

void TreeMapModel::addRun(const MapLine &line, int number, const QSet<Place> &unfolded, QList<Row> &rows)
{
    // A row that says "2 messages" would save nothing.
    constexpr int fewest = 5;
    const bool isShort = line.last - line.first + 1 < fewest;
    const bool isUnfolded = !isShort && unfolded.contains({line.segment, line.first + 1});
    for (int position = line.first; position <= line.last; ++position) {
        const bool isEnd = position == line.first || position == line.last;
        if (!isShort && !isUnfolded && !isEnd) {
            rows.append({Kind::Folded, line.segment, position, line.last - 1, number, -1});
            position = line.last - 1;
        } else {
            rows.append({Kind::Canister, line.segment, position, position, number, isUnfolded && !isEnd ? line.first + 1 : -1});
        }
    }
}

QList<TreeMapModel::Row> TreeMapModel::rowsOf(const model::TreeOutline &outline, const QSet<Place> &unfolded)
{
    QList<Row> rows;
    for (int number = 0; number < int(outline.lines.size()); ++number) {
        const MapLine &line = outline.lines.at(number);
        switch (line.kind) {
        case MapLine::Kind::Run: addRun(line, number, unfolded, rows); break;
        case MapLine::Kind::RolledBack: rows.append({Kind::RolledBack, line.segment, line.last, line.last, number, -1}); break;
        case MapLine::Kind::ForkFrom: rows.append({Kind::ForkFrom, line.segment, line.last, line.last, number, -1}); break;
        case MapLine::Kind::ForkTo: rows.append({Kind::ForkTo, line.segment, line.last, line.last, number, -1}); break;
        }
    }
    if (outline.isPart)
        rows.append({Kind::More, 0, 0, 0, -1, -1});
    return rows;
}

bool TreeMapModel::areSame(const Row &one, const MapLine &line, const Row &other, const MapLine &otherLine)
{
    return one.kind == other.kind && one.segment == other.segment && one.first == other.first && one.last == other.last
        && one.fold == other.fold && line.depth == otherLine.depth && line.id == otherLine.id && line.text == otherLine.text;
}

const MapLine &TreeMapModel::lineOf(const Row &row) const
{
    static const MapLine none;
    return row.line < 0 || row.line >= m_outline.lines.size() ? none : m_outline.lines.at(row.line);
}

//! Only what differs is taken out and put in, so that the row that a person is at stays.
void TreeMapModel::show(const model::TreeOutline &outline, const QList<Row> &rows)
{
    const auto isSame = [&](qsizetype before, qsizetype after) {
        static const MapLine none;
        const Row &row = rows.at(after);
        return areSame(m_rows.at(before), lineOf(m_rows.at(before)), row, row.line < 0 ? none : outline.lines.at(row.line));
    };
    const qsizetype shorter = std::min(m_rows.size(), rows.size());
    qsizetype above = 0;
    while (above < shorter && isSame(above, above))
        ++above;
    qsizetype below = 0;
    while (below < shorter - above && isSame(m_rows.size() - 1 - below, rows.size() - 1 - below))
        ++below;
    if (const qsizetype gone = m_rows.size() - above - below; gone > 0) {
        beginRemoveRows({}, int(above), int(above + gone) - 1);
        m_rows.remove(above, gone);
        endRemoveRows();
    }
    const qsizetype come = rows.size() - above - below;
    if (come > 0)
        beginInsertRows({}, int(above), int(above + come) - 1);
    m_rows = rows;
    m_outline = outline;
    m_shown.clear();
    for (const model::PathSegment &part : m_outline.path)
        m_shown.insert(part.segment, part.last);
    if (come > 0)
        endInsertRows();
    tellAll();
}

void TreeMapModel::tellAll()
{
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
}

bool TreeMapModel::setUnfolded(int row, bool isUnfolded)
{
    if (row < 0 || row >= m_rows.size())
        return false;
    const Row &at = m_rows.at(row);
    if (isUnfolded && at.kind == Kind::Folded)
        m_unfolded.insert({at.segment, at.first});
    else if (isUnfolded || at.fold < 0)
        return false;
    else
        m_unfolded.remove({at.segment, at.fold});
    const model::TreeOutline outline = m_outline;
    show(outline, rowsOf(outline, m_unfolded));
    return true;
}

int TreeMapModel::headRow() const
{
    const auto head = std::find_if(m_rows.cbegin(), m_rows.cend(), [this](const Row &row) { return isHead(row); });
    return head == m_rows.cend() ? -1 : int(head - m_rows.cbegin());
}

int TreeMapModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant TreeMapModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return textOf(row);
    case Qt::AccessibleTextRole: {
        const QStringList parts = QStringList {speakerOf(row), textOf(row)} + detailsOf(row) + marksOf(row);
        return QStringList(parts.filter(QRegularExpression(u"\\S"_s))).join(u", "_s);
    }
    case KindRole: return QVariant::fromValue(row.kind);
    case DepthRole: return lineOf(row).depth;
    case RowRole: {
        const model::TreeNode *node = row.kind == Kind::Canister ? nodeAt(row) : nullptr;
        return node ? node->row : qint64(0);
    }
    case PositionRole: return row.first;
    case ShownRole: return isShown(row);
    case HeadRole: return isHead(row);
    case SpeakerRole: return speakerOf(row);
    case DetailsRole: return marksOf(row) + detailsOf(row);
    case IdRole: return lineOf(row).id;
    default: return {};
    }
}

const model::TreeNode *TreeMapModel::nodeAt(const Row &row) const
{
    const Place place(row.segment, row.first);
    const Known *known = m_nodes.object(place);
    if ((!known || known->generation != m_generation) && m_wanted.size() < mostWanted) {
        m_wanted.insert(place);
        if (!m_read.isActive())
            m_read.start();
    }
    return known ? &known->node : nullptr;
}

void TreeMapModel::readWanted()
{
    QList<Place> places(m_wanted.cbegin(), m_wanted.cend());
    m_wanted.clear();
    if (places.isEmpty())
        return;
    std::sort(places.begin(), places.end());
    const auto read = [places](model::Database &database) -> model::Result<QList<model::TreeNode>> {
        QList<model::TreeNode> nodes;
        for (qsizetype from = 0; from < places.size();) {
            qsizetype to = from;
            while (to + 1 < places.size() && places.at(to + 1) == Place(places.at(to).first, places.at(to).second + 1))
                ++to;
            const auto some = model::TreeReader(database).nodes(places.at(from).first, places.at(from).second, places.at(to).second);
            if (!some)
                return some;
            nodes += *some;
            from = to + 1;
        }
        return nodes;
    };
    m_store.run(this, read, [this, run = m_run, places, generation = m_generation](const model::Result<QList<model::TreeNode>> &nodes) {
        if (run != m_run)
            return;
        // What cannot be read is not asked for again until something changes.
        for (const Place &place : places)
            m_nodes.insert(place, new Known {{place.first, place.second}, generation});
        if (!nodes)
            Q_EMIT failed(nodes.error());
        for (const model::TreeNode &node : nodes.value_or(QList<model::TreeNode>()))
            m_nodes.insert({node.segment, node.position}, new Known {node, generation});
        tellAll();
    });
}

bool TreeMapModel::isShown(const Row &row) const
{
    return row.first <= m_shown.value(row.segment, -1);
}

bool TreeMapModel::isHead(const Row &row) const
{
    return row.kind == Kind::Canister && !m_outline.path.isEmpty() && row.segment == m_outline.path.last().segment
        && row.first == m_outline.path.last().last;
}

QString TreeMapModel::textOf(const Row &row) const
{
    const MapLine &line = lineOf(row);
    switch (row.kind) {
    case Kind::Canister: {
        const model::TreeNode *node = nodeAt(row);
        return node ? node->beginning : u"…"_s;
    }
    case Kind::Folded: return tr("%n message(s)", nullptr, row.last - row.first + 1);
    case Kind::RolledBack: return line.text.isEmpty() ? tr("A turn was rolled back") : tr("A turn was rolled back: %1").arg(line.text);
    case Kind::ForkFrom: return line.text.isEmpty() ? tr("Forked from a conversation") : tr("Forked from “%1”").arg(line.text);
    case Kind::ForkTo: return line.text.isEmpty() ? tr("Forked to a conversation") : tr("Forked to “%1”").arg(line.text);
    case Kind::More: return tr("There are more branches than are shown here");
    }
    return {};
}

QString TreeMapModel::speakerOf(const Row &row) const
{
    const model::TreeNode *node = row.kind == Kind::Canister ? nodeAt(row) : nullptr;
    if (!node || node->row == 0)
        return {};
    switch (node->role) {
    case model::Role::Supervisor: return tr("System");
    case model::Role::User: return tr("You");
    case model::Role::Assistant: return tr("Model");
    case model::Role::Document: return tr("Document");
    case model::Role::Invocation: return tr("Call");
    case model::Role::Result: return tr("Result");
    }
    return {};
}

QStringList TreeMapModel::detailsOf(const Row &row) const
{
    const model::TreeNode *node = row.kind == Kind::Canister ? nodeAt(row) : nullptr;
    const QDateTime time = node ? node->created : lineOf(row).time;
    QStringList parts;
    if (time.isValid() && (!node || node->row != 0))
        parts.append(QLocale().toString(time.toLocalTime(), QLocale::ShortFormat));
    if (node && !node->model.isEmpty())
        parts.append(node->model);
    return parts;
}

QStringList TreeMapModel::marksOf(const Row &row) const
{
    QStringList marks;
    if (isHead(row))
        marks.append(tr("shown"));
    const model::TreeNode *node = row.kind == Kind::Canister ? nodeAt(row) : nullptr;
    if (!node || node->row == 0)
        return marks;
    if (node->deleted)
        marks.append(tr("deleted"));
    else if (!node->active)
        marks.append(tr("deactivated"));
    if (node->pinned)
        marks.append(tr("pinned"));
    return marks;
}

} // namespace gui
