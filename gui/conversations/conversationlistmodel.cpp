// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/conversationlistmodel.h"

#include "gui/conversations/conversationlibrary.h"
#include "gui/shared/tooltips.h"
#include "gui/theme/direction.h"
#include "model/conversation/sessionsettings.h"
#include "model/session/titling.h"
#include "model/text/moments.h"

#include <QCollator>
#include <QCoreApplication>
#include <QLocale>
#include <QMimeData>
#include <QSet>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace gui {

using namespace Qt::StringLiterals;
using model::ConversationInfo;

namespace {

struct MomentTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::Moments)
};

} // namespace

QString momentText(const QDateTime &moment, const QDateTime &now)
{
    const QDateTime local = moment.toLocalTime();
    const qint64 days = local.date().daysTo(now.date());
    if (qAbs(local.secsTo(now)) < 60)
        return MomentTexts::tr("now");
    if (days == 0)
        return MomentTexts::tr("today %1").arg(model::timeOfDay(local.time()));
    if (days == 1)
        return MomentTexts::tr("yesterday");
    if (days > 1 && days < 7)
        return QLocale().dayName(local.date().dayOfWeek());
    return model::dayInWords(local.date(), local.date().year() != now.date().year());
}

namespace {

//! What it is at, or else when it was changed.
QString stateText(const ConversationInfo &info, ConversationLibrary::Activity activity)
{
    const QDateTime now = QDateTime::currentDateTime();
    switch (activity) {
    case ConversationLibrary::Activity::Answering: return ConversationListModel::tr("answering");
    case ConversationLibrary::Activity::WaitingForPerson: return ConversationListModel::tr("waiting for you");
    case ConversationLibrary::Activity::None: break;
    }
    return info.deleted ? ConversationListModel::tr("deleted %1").arg(momentText(*info.deleted, now)) : momentText(info.changed, now);
}

QString conversationDetail(const ConversationInfo &info, ConversationLibrary::Activity activity)
{
    QStringList parts {stateText(info, activity)};
    parts += info.labels;
    if (info.archived && !info.group.isEmpty())
        parts += info.group;
    parts += ConversationListModel::tr("%n canister(s)", nullptr, info.length);
    if (info.branches > 1)
        parts += ConversationListModel::tr("%n branch(es)", nullptr, info.branches);
    return parts.join(u" · "_s);
}

QString conversationTitle(const ConversationInfo &info)
{
    if (!info.title.isEmpty())
        return info.title.simplified();
    // Nothing has been said, but something may be written.
    const QString written = info.length == 0 ? model::titleByRule(model::SessionSettings::fromJson(info.settings).draft) : QString();
    return written.isEmpty() ? ConversationListModel::tr("Untitled") : written;
}

} // namespace

ConversationListModel::ConversationListModel(ConversationLibrary &library, QObject *parent, Which which)
    : QAbstractListModel(parent)
    , m_library(library)
    , m_which(which)
{
    connect(&library, &ConversationLibrary::changed, this, &ConversationListModel::reload);
    connect(&library, &ConversationLibrary::activityChanged, this, [this](const model::ConversationId &id) {
        if (const int row = rowOf(id); row >= 0)
            Q_EMIT dataChanged(index(row), index(row));
    });
    readAll(pageSize);
}

auto ConversationListModel::Row::of(const ConversationInfo &info) -> Row
{
    Row row {{}, 0, info, conversationTitle(info)};
    row.info.settings = {};
    return row;
}

model::ConversationId ConversationListModel::idAt(int row) const
{
    const auto info = infoAt(row);
    return info ? info->id : model::ConversationId();
}

std::optional<ConversationInfo> ConversationListModel::infoAt(int row) const
{
    if (row < 0 || row >= m_rows.size() || m_rows.at(row).isGroup())
        return {};
    return m_rows.at(row).info;
}

QString ConversationListModel::groupAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows.at(row).group : QString();
}

QStringList ConversationListModel::groups() const
{
    QStringList groups;
    for (int row = 0; row < m_ofGroups; ++row) {
        if (m_rows.at(row).isGroup())
            groups.append(m_rows.at(row).group);
    }
    return groups;
}

void ConversationListModel::setUnfolded(const QString &group, bool unfolded)
{
    if (group.isEmpty() || unfolded == isUnfolded(group))
        return;
    if (unfolded)
        m_unfolded.append(group);
    else
        m_unfolded.removeAll(group);
    Q_EMIT unfoldedChanged(m_unfolded);
    reload();
}

void ConversationListModel::setUnfolded(const QStringList &groups)
{
    m_unfolded = groups;
    reload();
}

int ConversationListModel::rowOf(const model::ConversationId &id) const
{
    Row row;
    row.info.id = id;
    return rowOf(row);
}

int ConversationListModel::rowOf(const Row &row) const
{
    for (int at = 0; at < m_rows.size(); ++at) {
        if (m_rows.at(at).isSameAs(row))
            return at;
    }
    return -1;
}

int ConversationListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant ConversationListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    const ConversationInfo &info = row.info;
    const bool isOpen = isUnfolded(row.group);
    const QString title = row.isGroup() ? row.group : row.title;
    const auto activity = row.isGroup() ? ConversationLibrary::Activity::None : m_library.activityOf(info.id);
    const QString detail = row.isGroup() ? tr("%n conversation(s)", nullptr, row.count) : conversationDetail(info, activity);
    switch (role) {
    case Qt::DisplayRole: return row.isGroup() ? foldSign(isOpen) + u' ' + title : title;
    case Qt::ToolTipRole: return toolTipText(title);
    case Qt::EditRole: return row.isGroup() ? row.group : info.title;
    case Qt::AccessibleTextRole: {
        const QStringList ofGroup {tr("group %1").arg(title), detail, isOpen ? tr("unfolded") : tr("folded")};
        return row.isGroup() ? ofGroup.join(u", "_s) : QString(title + u", "_s + detail);
    }
    case IdRole: return QVariant::fromValue(row.isGroup() ? model::ConversationId() : info.id);
    case DetailRole: return detail;
    case LabelsRole: return info.labels;
    case IsActiveRole: return activity != ConversationLibrary::Activity::None;
    case IndentRole: return !row.isGroup() && index.row() < m_ofGroups;
    default: return {};
    }
}

bool ConversationListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const QString title = value.toString().simplified();
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) || title.isEmpty())
        return false;
    Row &row = m_rows[index.row()];
    if (row.isGroup()) {
        if (isUnfolded(row.group))
            m_unfolded.append(title);
        m_library.renameGroup(row.group, title.left(model::ConversationStore::longestGroup));
        return true;
    }
    row.info.title = title;
    row.title = title;
    Q_EMIT dataChanged(index, index);
    m_library.setTitle(row.info.id, title);
    return true;
}

Qt::ItemFlags ConversationListModel::flags(const QModelIndex &index) const
{
    // What is dropped beside the rows comes into no group.
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    if (!index.isValid())
        return m_which == Which::Ungrouped ? flags | Qt::ItemIsDropEnabled : flags;
    if (m_which != Which::Ungrouped)
        return flags | Qt::ItemNeverHasChildren;
    const bool isGroup = m_rows.at(index.row()).isGroup();
    return flags | Qt::ItemIsEditable | Qt::ItemNeverHasChildren | Qt::ItemIsDropEnabled
        | (isGroup ? Qt::NoItemFlags : Qt::ItemIsDragEnabled);
}

QStringList ConversationListModel::mimeTypes() const
{
    return {u"application/x-parlance-conversation"_s, u"text/uri-list"_s};
}

QMimeData *ConversationListModel::mimeData(const QModelIndexList &indexes) const
{
    QStringList ids;
    QList<QUrl> files;
    // Each is written before anybody has asked for it; more than a few go out by an export.
    constexpr qsizetype mostWritten = 20;
    for (const QModelIndex &each : indexes) {
        const auto info = infoAt(each.row());
        if (!info)
            continue;
        ids.append(info->id.toString());
        if (const QString path = indexes.size() <= mostWritten ? m_library.writeOut(*info) : QString(); !path.isEmpty())
            files.append(QUrl::fromLocalFile(path));
    }
    auto *data = new QMimeData;
    data->setData(mimeTypes().first(), ids.join(u'\n').toUtf8());
    if (!files.isEmpty())
        data->setUrls(files);
    return data;
}

bool ConversationListModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int, const QModelIndex &parent)
{
    if (!data->hasFormat(mimeTypes().first()) && data->hasUrls()) {
        Q_EMIT filesDropped(data->urls());
        return false;
    }
    if (action != Qt::MoveAction || !data->hasFormat(mimeTypes().first()))
        return false;
    // Onto a row, or between two: then into what the upper one is in.
    const int at = parent.isValid() ? parent.row() : row - 1;
    const bool isInGroup = at >= 0 && at < m_ofGroups;
    const QString group = !isInGroup ? QString() : m_rows.at(at).isGroup() ? m_rows.at(at).group : m_rows.at(at).info.group;
    const QStringList ids = QString::fromUtf8(data->data(mimeTypes().first())).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &id : ids) {
        const auto info = infoAt(rowOf(model::ConversationId(id)));
        if (info && info->group != group)
            m_library.setGroup(info->id, group);
    }
    // Nothing is taken away from where it came from: the library tells of it.
    return false;
}

bool ConversationListModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_complete && !m_reading;
}

void ConversationListModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        read(int(m_rows.size()) - m_ofGroups, pageSize, {});
}

void ConversationListModel::reload()
{
    // While a page is under way its answer would be of before the change; it is asked for again then.
    if (m_reading)
        m_stale = true;
    else
        readAll(qMax(pageSize, int(m_rows.size()) - m_ofGroups));
}

void ConversationListModel::readAll(int limit)
{
    if (m_which != Which::Ungrouped)
        return read(0, limit, {});
    m_reading = true;
    m_library.groups(m_unfolded, mostInGroup, this, [this, limit](const ConversationLibrary::Groups &groups) {
        QList<model::ConversationGroup> sorted = groups ? *groups : QList<model::ConversationGroup>();
        // As the person's language has it: the store knows the letters of ASCII only.
        QCollator order;
        order.setNumericMode(true);
        std::stable_sort(
            sorted.begin(), sorted.end(), [&order](const model::ConversationGroup &one, const model::ConversationGroup &other) {
                return order.compare(one.name, other.name) < 0;
            });
        QList<Row> rows;
        for (const model::ConversationGroup &group : std::as_const(sorted)) {
            rows.append({group.name, group.count});
            for (const ConversationInfo &info : group.conversations)
                rows.append(Row::of(info));
        }
        read(0, limit, rows);
    });
}

//! \param before  what comes before the first of them.
void ConversationListModel::read(int offset, int limit, const QList<Row> &before)
{
    m_reading = true;
    m_library.page(m_which, offset, limit, this, [this, offset, limit, before](const ConversationLibrary::Page &page) {
        m_reading = false;
        m_complete = !page || page->size() < limit;
        QList<Row> rows = before;
        for (const ConversationInfo &info : page ? *page : QList<ConversationInfo>())
            rows.append(Row::of(info));
        if (page && offset == 0) {
            m_ofGroups = int(before.size());
            takeOver(rows);
        } else if (page)
            append(rows);
        if (std::exchange(m_stale, false))
            reload();
        else
            Q_EMIT loaded();
    });
}

void ConversationListModel::append(const QList<Row> &page)
{
    QList<Row> fresh;
    for (const Row &row : page) {
        if (rowOf(row) < 0)
            fresh.append(row);
    }
    if (fresh.isEmpty())
        return;
    beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + fresh.size()) - 1);
    m_rows += fresh;
    endInsertRows();
}

void ConversationListModel::takeOver(const QList<Row> &fresh)
{
    // What is gone goes from where it stood, so that whoever was there is at the next one.
    const auto nameOf = [](const Row &row) { return row.isGroup() ? row.group : row.info.id.toString(); };
    QSet<std::pair<bool, QString>> kept;
    for (const Row &row : fresh)
        kept.insert({row.isGroup(), nameOf(row)});
    for (int row = int(m_rows.size()) - 1; row >= 0; --row) {
        if (kept.contains({m_rows.at(row).isGroup(), nameOf(m_rows.at(row))}))
            continue;
        beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        endRemoveRows();
    }
    for (int row = 0; row < fresh.size(); ++row) {
        const int old = rowOf(fresh.at(row));
        if (old < 0) {
            beginInsertRows({}, row, row);
            m_rows.insert(row, fresh.at(row));
            endInsertRows();
        } else {
            if (old != row) {
                beginMoveRows({}, old, old, {}, row);
                m_rows.move(old, row);
                endMoveRows();
            }
            m_rows[row] = fresh.at(row);
            Q_EMIT dataChanged(index(row), index(row));
        }
    }
}

} // namespace gui
