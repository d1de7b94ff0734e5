// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/conversationlistmodel.h"

#include "gui/conversations/conversationlibrary.h"
#include "gui/shared/tooltips.h"

#include <QCoreApplication>
#include <QLocale>

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
        return MomentTexts::tr("today %1").arg(local.toString(u"HH:mm"_s));
    if (days == 1)
        return MomentTexts::tr("yesterday");
    if (days > 1 && days < 7)
        return QLocale().dayName(local.date().dayOfWeek());
    const bool thisYear = local.date().year() == now.date().year();
    return QLocale().toString(local.date(), thisYear ? u"d MMMM"_s : u"d MMMM yyyy"_s);
}

namespace {

QString conversationDetail(const ConversationInfo &info)
{
    const QDateTime now = QDateTime::currentDateTime();
    QStringList parts {
        info.deleted ? ConversationListModel::tr("deleted %1").arg(momentText(*info.deleted, now)) : momentText(info.changed, now)};
    parts += info.labels;
    parts += ConversationListModel::tr("%n canister(s)", nullptr, info.length);
    if (info.branches > 1)
        parts += ConversationListModel::tr("%n branch(es)", nullptr, info.branches);
    return parts.join(u" · "_s);
}

QString conversationTitle(const ConversationInfo &info)
{
    return info.title.isEmpty() ? ConversationListModel::tr("Untitled") : info.title.simplified();
}

} // namespace

ConversationListModel::ConversationListModel(ConversationLibrary &library, QObject *parent, Which which)
    : QAbstractListModel(parent)
    , m_library(library)
    , m_which(which)
{
    connect(&library, &ConversationLibrary::changed, this, &ConversationListModel::reload);
    read(0, pageSize);
}

model::ConversationId ConversationListModel::idAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows.at(row).id : model::ConversationId();
}

int ConversationListModel::rowOf(const model::ConversationId &id) const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        if (m_rows.at(row).id == id)
            return row;
    }
    return -1;
}

QStringList ConversationListModel::labelsAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows.at(row).labels : QStringList();
}

int ConversationListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant ConversationListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ConversationInfo &info = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return conversationTitle(info);
    case Qt::ToolTipRole: return toolTipText(conversationTitle(info));
    case Qt::EditRole: return info.title;
    case Qt::AccessibleTextRole: return QString(conversationTitle(info) + u", "_s + conversationDetail(info));
    case IdRole: return QVariant::fromValue(info.id);
    case DetailRole: return conversationDetail(info);
    case LabelsRole: return info.labels;
    default: return {};
    }
}

bool ConversationListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const QString title = value.toString().simplified();
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) || title.isEmpty())
        return false;
    m_rows[index.row()].title = title;
    Q_EMIT dataChanged(index, index);
    m_library.setTitle(idAt(index.row()), title);
    return true;
}

Qt::ItemFlags ConversationListModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    if (!index.isValid())
        return flags;
    return m_which == Which::Deleted ? flags | Qt::ItemNeverHasChildren : flags | Qt::ItemIsEditable | Qt::ItemNeverHasChildren;
}

bool ConversationListModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_complete && !m_reading;
}

void ConversationListModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        read(int(m_rows.size()), pageSize);
}

void ConversationListModel::reload()
{
    // While a page is under way its answer would be of before the change; it is asked for again then.
    if (m_reading)
        m_stale = true;
    else
        read(0, qMax(pageSize, int(m_rows.size())));
}

void ConversationListModel::read(int offset, int limit)
{
    m_reading = true;
    const auto take = [this, offset, limit](const ConversationLibrary::Page &page) {
        m_reading = false;
        if (page) {
            m_complete = page->size() < limit;
            offset == 0 ? takeOver(*page) : append(*page);
        } else {
            m_complete = true;
        }
        if (std::exchange(m_stale, false))
            reload();
        else
            Q_EMIT loaded();
    };
    if (m_which == Which::Deleted)
        m_library.deletedPage(offset, limit, this, take);
    else
        m_library.page(offset, limit, this, take);
}

void ConversationListModel::append(const QList<ConversationInfo> &page)
{
    QList<ConversationInfo> fresh;
    for (const ConversationInfo &info : page) {
        if (rowOf(info.id) < 0)
            fresh.append(info);
    }
    if (fresh.isEmpty())
        return;
    beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + fresh.size()) - 1);
    m_rows += fresh;
    endInsertRows();
}

void ConversationListModel::takeOver(const QList<ConversationInfo> &fresh)
{
    for (int row = 0; row < fresh.size(); ++row) {
        const int old = rowOf(fresh.at(row).id);
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
    if (m_rows.size() > fresh.size()) {
        beginRemoveRows({}, int(fresh.size()), int(m_rows.size()) - 1);
        m_rows.resize(fresh.size());
        endRemoveRows();
    }
}

} // namespace gui
