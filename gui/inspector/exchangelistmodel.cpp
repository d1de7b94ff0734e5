// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/exchangelistmodel.h"

#include "gui/inspector/exchangegroup.h"
#include "gui/inspector/exchangelibrary.h"
#include "gui/shared/tooltips.h"
#include "model/text/visibletext.h"

#include <QLocale>
#include <QTimer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

using model::Exchange;
using model::ExchangeEntry;
using model::ExchangeId;
using model::ExchangeState;

namespace {

//! The first page is what a window shows at once; what is rare is looked for until there are so many, or no more.
constexpr int firstPage = 40;
constexpr int laterPage = 400;

//! Those that belong to no turn stand together as long as they follow each other.
QString groupKeyOf(const ExchangeEntry &entry)
{
    const model::TurnId &turn = entry.exchange.origin.turn;
    return turn.isEmpty() ? (entry.kind == u"captured" ? entry.kind : u"other"_s) : turn.toString();
}

} // namespace

ExchangeListModel::ExchangeListModel(ExchangeLibrary &library, model::ExchangeLog &log, QObject *parent)
    : QAbstractItemModel(parent)
    , m_library(library)
    , m_log(log)
{
    connect(&log, &model::ExchangeLog::begun, this, &ExchangeListModel::begun);
    connect(&log, &model::ExchangeLog::ended, this, [this](const Exchange &exchange) {
        changed(exchange);
        lookUp(exchange.id);
    });
    connect(&log, &model::ExchangeLog::progressed, this, [this](const ExchangeId &id) {
        if (const Exchange *exchange = m_log.open(id))
            changed(*exchange);
    });
    m_library.followOthers(this, [this] { readNewer(); });
}

ExchangeListModel::~ExchangeListModel() = default;

void ExchangeListModel::setScope(const model::ConversationId &conversation, const QString &place)
{
    m_query.conversation = conversation;
    m_query.place = place;
    read();
}

void ExchangeListModel::setFilter(const model::ExchangeFilter &filter)
{
    m_query.filter = filter;
    read();
}

void ExchangeListModel::setGrouped(bool isGrouped)
{
    if (std::exchange(m_isGrouped, isGrouped) == isGrouped)
        return;
    QList<ExchangeEntry> entries;
    for (const auto &group : m_groups)
        entries += group->rows;
    std::stable_sort(entries.begin(), entries.end(), [](const ExchangeEntry &one, const ExchangeEntry &other) {
        return one.number > 0 && (other.number == 0 || one.number < other.number);
    });
    beginResetModel();
    clear();
    endResetModel();
    for (const ExchangeEntry &entry : std::as_const(entries))
        append(entry);
    nameTurns();
}

void ExchangeListModel::read()
{
    m_query.before = model::ExchangeQuery().before;
    m_query.limit = firstPage;
    m_query.search = std::make_shared<model::BodySearch>(m_query.filter);
    m_isFirst = true;
    m_found = 0;
    readPage();
}

void ExchangeListModel::readEarlier()
{
    if (!hasEarlier() || m_isReading)
        return;
    m_query.before = m_before;
    m_query.limit = laterPage;
    m_found = 0;
    readPage();
}

void ExchangeListModel::readPage()
{
    m_isReading = true;
    Q_EMIT progressed();
    m_library.page(m_query, this, [this, asked = ++m_asked](const ExchangeLibrary::Page &page) {
        if (asked != m_asked)
            return;
        m_isReading = false;
        takePage(page.value_or(model::ExchangePage()));
        if (!page)
            Q_EMIT failed(page.error());
    });
}

void ExchangeListModel::takePage(const model::ExchangePage &page)
{
    const bool isFirst = std::exchange(m_isFirst, false);
    m_before = page.before;
    m_found += int(page.entries.size());
    isFirst ? reset(page.entries) : prepend(page.entries);
    nameTurns();
    if (isFirst) {
        // What is under way, or has ended meanwhile, may not have been there yet.
        for (const ExchangeId &id : m_log.openExchanges()) {
            if (const Exchange *exchange = m_log.open(id))
                begun(*exchange);
        }
        for (const ExchangeId &id : std::exchange(m_late, {}))
            lookUp(id);
        Q_EMIT loaded();
    }
    if (m_before > 0 && m_found < firstPage) {
        m_query.before = m_before;
        m_query.limit = isFirst ? firstPage : m_query.limit;
        readPage();
    }
    Q_EMIT progressed();
}

//! What other processes have kept, or ended, since.
void ExchangeListModel::readNewer()
{
    model::ExchangeQuery query = m_query;
    query.before = model::ExchangeQuery().before;
    query.limit = laterPage;
    query.search = std::make_shared<model::BodySearch>(m_query.filter);
    m_library.page(query, this, [this, query](const ExchangeLibrary::Page &page) {
        const bool isAsked = query.conversation == m_query.conversation && query.place == m_query.place && query.filter == m_query.filter;
        if (!page || !isAsked || m_isReading || page->entries.isEmpty())
            return;
        const auto isNew = [this](const ExchangeEntry &entry) { return !m_byId.contains(entry.exchange.id) && entry.number >= m_before; };
        if (page->before > 0 && isNew(page->entries.last()))
            return read();
        for (auto entry = page->entries.crbegin(); entry != page->entries.crend(); ++entry) {
            const QModelIndex index = indexOf(entry->exchange.id);
            if (isNew(*entry))
                append(*entry);
            else if (index.isValid() && entryAt(index)->exchange.state == ExchangeState::Open && !m_log.open(entry->exchange.id))
                update(index, *entry);
        }
        nameTurns();
    });
}

void ExchangeListModel::clear()
{
    m_groups.clear();
    m_byId.clear();
    m_earliest = nullptr;
    m_count = 0;
}

//! All at once, so that a view lays itself out once.
void ExchangeListModel::reset(const QList<ExchangeEntry> &newestFirst)
{
    beginResetModel();
    clear();
    insertFront(share(newestFirst).fresh);
    endResetModel();
}

//! Earlier ones before those that are there; each group gets what is its own at once.
void ExchangeListModel::prepend(const QList<ExchangeEntry> &newestFirst)
{
    Shares shares = share(newestFirst);
    for (auto addition = shares.additions.cbegin(); addition != shares.additions.cend(); ++addition) {
        ExchangeGroup &group = *addition.key();
        const QModelIndex parent = m_isGrouped ? createIndex(group.position, 0) : QModelIndex();
        beginInsertRows(parent, 0, int(addition->size()) - 1);
        group.rows = *addition + group.rows;
        group.forgetTime();
        endInsertRows();
    }
    if (shares.fresh.empty())
        return;
    const int rows = m_isGrouped ? int(shares.fresh.size()) : int(shares.fresh.front()->rows.size());
    beginInsertRows({}, 0, rows - 1);
    insertFront(std::move(shares.fresh));
    endInsertRows();
}

//! Which group each of them belongs to: one that is there or a new one.
ExchangeListModel::Shares ExchangeListModel::share(const QList<ExchangeEntry> &newestFirst)
{
    // By their keys those of turns; of the others only the one that was added to last goes on.
    if (!m_isGrouped && !m_groups.empty())
        m_earliest = m_groups.front().get();
    QHash<QString, ExchangeGroup *> known;
    for (const auto &group : m_groups)
        known.insert(group->key, group.get());
    Shares shares;
    for (const ExchangeEntry &entry : newestFirst) {
        if (m_byId.contains(entry.exchange.id))
            continue;
        const QString key = m_isGrouped ? groupKeyOf(entry) : QString();
        const bool isOfTurn = m_isGrouped && !entry.exchange.origin.turn.isEmpty();
        ExchangeGroup *group = isOfTurn ? known.value(key) : m_earliest && m_earliest->key == key ? m_earliest : nullptr;
        if (!group) {
            shares.fresh.push_back(std::make_unique<ExchangeGroup>());
            group = shares.fresh.back().get();
            group->key = key;
            group->turn = isOfTurn ? entry.exchange.origin.turn : model::TurnId();
            group->position = -1;
            known.insert(key, group);
        }
        m_earliest = group;
        m_byId.insert(entry.exchange.id, group);
        group->position < 0 ? group->rows.prepend(entry) : shares.additions[group].prepend(entry);
        ++m_count;
    }
    std::reverse(shares.fresh.begin(), shares.fresh.end());
    return shares;
}

void ExchangeListModel::insertFront(Groups fresh)
{
    m_groups.insert(m_groups.begin(), std::make_move_iterator(fresh.begin()), std::make_move_iterator(fresh.end()));
    for (size_t position = 0; position < m_groups.size(); ++position)
        m_groups[position]->position = int(position);
}

bool ExchangeListModel::mayBelong(const Exchange &exchange) const
{
    const bool isOfConversation = m_query.conversation.isEmpty() || exchange.origin.conversation == m_query.conversation;
    return isOfConversation && (m_query.place.isEmpty() || model::placeOf(exchange.request.url) == m_query.place);
}

void ExchangeListModel::begun(const Exchange &exchange)
{
    if (!mayBelong(exchange))
        return;
    if (m_query.filter.isEmpty() && !m_byId.contains(exchange.id)) {
        append(model::entryUnderWay(exchange));
        nameTurns();
        QTimer::singleShot(1'000, this, &ExchangeListModel::nameTurns); // The journal may not have the turn yet.
    }
    lookUp(exchange.id);
}

void ExchangeListModel::changed(const Exchange &exchange)
{
    const QModelIndex index = indexOf(exchange.id);
    if (!index.isValid())
        return;
    const ExchangeEntry &before = *entryAt(index);
    const bool isOther = before.exchange.status != exchange.status || before.exchange.state != exchange.state;
    ExchangeEntry entry = model::entryUnderWay(exchange);
    entry.number = before.number;
    entry.facts = before.facts;
    entry.like = before.like;
    entry.departs = before.departs;
    entry.isPinned = before.isPinned;
    // That more of a body has come is nothing that a row shows.
    if (isOther)
        update(index, entry);
    Q_EMIT exchangeChanged(exchange.id);
}

//! Has the store say what it knows of one, and whether that is asked for.
void ExchangeListModel::lookUp(const ExchangeId &id)
{
    if (m_isReading && m_isFirst)
        m_late.append(id);
    model::ExchangeQuery query = m_query;
    query.only = id;
    query.before = model::ExchangeQuery().before;
    query.limit = 1;
    // The other one may be in use on another thread.
    query.search = std::make_shared<model::BodySearch>(m_query.filter);
    m_library.page(query, this, [this, id, filter = m_query.filter](const ExchangeLibrary::Page &page) {
        if (!page || filter != m_query.filter)
            return;
        const QModelIndex index = indexOf(id);
        if (page->entries.isEmpty())
            return index.isValid() && !filter.isEmpty() ? remove(index) : void();
        ExchangeEntry entry = page->entries.first();
        if (!mayBelong(entry.exchange))
            return;
        // It may have gone on since.
        if (const Exchange *open = m_log.open(id)) {
            entry.exchange.status = open->status;
            entry.exchange.state = open->state;
        }
        if (index.isValid())
            return update(index, entry);
        append(entry);
        nameTurns();
    });
}

void ExchangeListModel::append(const ExchangeEntry &entry)
{
    ExchangeGroup *group = groupFor(entry);
    if (!group) {
        const int position = int(m_groups.size());
        auto fresh = std::make_unique<ExchangeGroup>();
        fresh->key = m_isGrouped ? groupKeyOf(entry) : QString();
        fresh->turn = m_isGrouped ? entry.exchange.origin.turn : model::TurnId();
        fresh->position = position;
        fresh->rows = {entry};
        beginInsertRows({}, m_isGrouped ? position : 0, m_isGrouped ? position : 0);
        m_byId.insert(entry.exchange.id, fresh.get());
        m_groups.push_back(std::move(fresh));
        ++m_count;
        endInsertRows();
    } else {
        const int row = int(group->rows.size());
        beginInsertRows(m_isGrouped ? createIndex(group->position, 0) : QModelIndex(), row, row);
        m_byId.insert(entry.exchange.id, group);
        group->rows.append(entry);
        group->forgetTime();
        ++m_count;
        endInsertRows();
    }
    Q_EMIT progressed();
}

void ExchangeListModel::update(const QModelIndex &index, const ExchangeEntry &entry)
{
    ExchangeGroup &group = *groupOf(index);
    if (std::exchange(group.rows[index.row()], entry) == entry)
        return;
    group.forgetTime();
    // The bars of the others of the group grow shorter, too.
    constexpr int affected = 50;
    const int last = int(group.rows.size()) - 1;
    Q_EMIT dataChanged(indexOf(group, std::max(0, index.row() - affected)), indexOf(group, last, ColumnCount - 1));
}

void ExchangeListModel::remove(const QModelIndex &index)
{
    ExchangeGroup &group = *groupOf(index);
    const bool goesToo = m_isGrouped && group.rows.size() == 1;
    const int position = group.position;
    if (goesToo)
        beginRemoveRows({}, position, position);
    else
        beginRemoveRows(index.parent(), index.row(), index.row());
    m_byId.remove(group.rows.at(index.row()).exchange.id);
    group.rows.removeAt(index.row());
    group.forgetTime();
    --m_count;
    if (goesToo) {
        m_earliest = m_earliest == &group ? nullptr : m_earliest;
        m_groups.erase(m_groups.begin() + position);
        for (size_t at = size_t(position); at < m_groups.size(); ++at)
            m_groups[at]->position = int(at);
    }
    endRemoveRows();
    Q_EMIT progressed();
}

void ExchangeListModel::notePinned(const ExchangeId &id, bool isPinned)
{
    const QModelIndex index = indexOf(id);
    if (!index.isValid())
        return;
    ExchangeEntry entry = *entryAt(index);
    entry.isPinned = isPinned;
    update(index, entry);
}

//! Asks for the headings of turns that are not known, or had not ended.
void ExchangeListModel::nameTurns()
{
    QList<model::TurnId> unnamed;
    for (const auto &group : m_groups) {
        const auto heading = m_headings.constFind(group->turn);
        if (!group->turn.isEmpty() && (heading == m_headings.cend() || !model::isEnd(heading->state)))
            unnamed += group->turn;
    }
    if (unnamed.isEmpty())
        return;
    m_library.headings(unnamed, this, [this](const ExchangeLibrary::Headings &headings) {
        if (!headings)
            return;
        m_headings.insert(*headings);
        for (const auto &group : m_groups) {
            if (headings->contains(group->turn))
                Q_EMIT dataChanged(createIndex(group->position, 0), createIndex(group->position, 0));
        }
    });
}

ExchangeGroup *ExchangeListModel::groupFor(const ExchangeEntry &entry) const
{
    if (!m_isGrouped)
        return m_groups.empty() ? nullptr : m_groups.back().get();
    const QString key = groupKeyOf(entry);
    const bool isOfTurn = !entry.exchange.origin.turn.isEmpty();
    for (auto group = m_groups.rbegin(); group != m_groups.rend(); ++group) {
        if ((*group)->key == key)
            return group->get();
        if (!isOfTurn)
            return nullptr;
    }
    return nullptr;
}

QModelIndex ExchangeListModel::indexOf(const ExchangeGroup &group, int row, int column) const
{
    return createIndex(row, column, &group);
}

ExchangeGroup *ExchangeListModel::groupOf(const QModelIndex &index) const
{
    return static_cast<ExchangeGroup *>(index.internalPointer());
}

const ExchangeEntry *ExchangeListModel::entryAt(const QModelIndex &index) const
{
    const ExchangeGroup *group = index.isValid() ? groupOf(index) : nullptr;
    return group && index.row() < group->rows.size() ? &group->rows.at(index.row()) : nullptr;
}

QModelIndex ExchangeListModel::indexOf(const ExchangeId &id) const
{
    const ExchangeGroup *group = m_byId.value(id);
    // The newest are asked for most.
    for (int row = group ? int(group->rows.size()) - 1 : -1; row >= 0; --row) {
        if (group->rows.at(row).exchange.id == id)
            return indexOf(*group, row);
    }
    return {};
}

QModelIndex ExchangeListModel::indexOf(const model::ExchangeOrigin &origin) const
{
    for (auto group = m_groups.rbegin(); group != m_groups.rend(); ++group) {
        for (int row = int((*group)->rows.size()) - 1; row >= 0; --row) {
            const model::ExchangeOrigin &other = (*group)->rows.at(row).exchange.origin;
            const bool same = other.turn == origin.turn && (origin.round == 0 || other.round == origin.round);
            if (same && (origin.invocation.isEmpty() || other.invocation == origin.invocation))
                return indexOf(**group, row);
        }
    }
    return {};
}

QModelIndex ExchangeListModel::indexOfNumber(qint64 number) const
{
    for (const auto &group : m_groups) {
        for (int row = 0; row < group->rows.size(); ++row) {
            if (group->rows.at(row).number == number)
                return indexOf(*group, row);
        }
    }
    return {};
}

QModelIndex ExchangeListModel::last() const
{
    return m_groups.empty() || m_groups.back()->rows.isEmpty() ? QModelIndex()
                                                               : indexOf(*m_groups.back(), int(m_groups.back()->rows.size()) - 1);
}

QModelIndex ExchangeListModel::before(const QModelIndex &index) const
{
    const ExchangeGroup *group = index.isValid() ? groupOf(index) : nullptr;
    if (!group)
        return {};
    if (index.row() > 0)
        return indexOf(*group, index.row() - 1);
    if (group->position == 0)
        return {};
    const ExchangeGroup &earlier = *m_groups.at(size_t(group->position) - 1);
    return indexOf(earlier, int(earlier.rows.size()) - 1);
}

QModelIndex ExchangeListModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (!m_isGrouped)
        return createIndex(row, column, m_groups.front().get());
    return parent.isValid() ? createIndex(row, column, m_groups.at(size_t(parent.row())).get()) : createIndex(row, column);
}

QModelIndex ExchangeListModel::parent(const QModelIndex &child) const
{
    const ExchangeGroup *group = child.isValid() && m_isGrouped ? groupOf(child) : nullptr;
    return group ? createIndex(group->position, 0) : QModelIndex();
}

int ExchangeListModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return m_isGrouped ? int(m_groups.size()) : m_groups.empty() ? 0 : int(m_groups.front()->rows.size());
    const bool isGroup = m_isGrouped && !groupOf(parent) && parent.column() == 0;
    return isGroup ? int(m_groups.at(size_t(parent.row()))->rows.size()) : 0;
}

int ExchangeListModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QString ExchangeListModel::groupTitle(const ExchangeGroup &group) const
{
    if (group.turn.isEmpty())
        return group.key == u"captured" ? tr("Captured") : tr("Outside of turns");
    const model::TurnHeading heading = m_headings.value(group.turn);
    if (heading.number == 0)
        return tr("A turn");
    QStringList parts;
    if (m_query.conversation.isEmpty() && !heading.conversationTitle.isEmpty())
        parts += model::visibleLine(heading.conversationTitle);
    parts += tr("Turn %1").arg(QLocale().toString(heading.number));
    if (!heading.words.isEmpty())
        parts += heading.words;
    if (heading.state == model::TurnState::RolledBack)
        parts += tr("rolled back");
    else if (heading.state == model::TurnState::Interrupted)
        parts += tr("interrupted");
    return parts.join(u" · "_s);
}

QVariant ExchangeListModel::groupData(const ExchangeGroup &group, int column, int role) const
{
    if (role == IsGroupRole)
        return true;
    if (column != 0)
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return role == Qt::DisplayRole ? groupTitle(group) : toolTipText(groupTitle(group));
    if (role == Qt::AccessibleTextRole)
        return tr("%1, %n exchange(s)", nullptr, int(group.rows.size())).arg(groupTitle(group));
    return {};
}

QVariant ExchangeListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ExchangeEntry *entry = entryAt(index);
    if (!entry)
        return groupData(*m_groups.at(size_t(index.row())), index.column(), role);
    const Exchange &exchange = entry->exchange;
    switch (role) {
    case Qt::DisplayRole: return ExchangeCells::text(*entry, Column(index.column()));
    case Qt::ToolTipRole:
        return toolTipText(exchange.request.url.toDisplayString() + (exchange.error.isEmpty() ? QString() : u'\n' + exchange.error));
    case Qt::AccessibleTextRole: return ExchangeCells::accessibleText(*entry, Column(index.column()));
    case Qt::TextAlignmentRole: return ExchangeCells::alignmentOf(Column(index.column()));
    case NumberRole: return entry->number;
    case StatusRole: return ExchangeCells::statusOf(exchange);
    case DurationRole: return ExchangeCells::durationOf(exchange);
    case BarStartRole: return groupOf(index)->barOf(*entry).start;
    case BarLengthRole: return groupOf(index)->barOf(*entry).length;
    case GapsRole: return QVariant::fromValue(groupOf(index)->gaps());
    case FailedRole: return exchange.state == ExchangeState::Failed || exchange.status >= 400;
    case SameRole: return ExchangeCells::sameAs(*entry);
    case PinnedRole: return entry->isPinned;
    case IsGroupRole: return false;
    default: return {};
    }
}

QVariant ExchangeListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return section == Number ? u"#"_s : ExchangeCells::titleOf(Column(section));
    if (role == Qt::TextAlignmentRole)
        return ExchangeCells::alignmentOf(Column(section));
    return role == Qt::AccessibleTextRole || role == Qt::ToolTipRole ? QVariant(ExchangeCells::titleOf(Column(section))) : QVariant();
}

} // namespace gui
