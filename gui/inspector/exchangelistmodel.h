// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/inspector/exchangecells.h"
#include "model/exchange/exchangelog.h"
#include "model/store/exchangelisting.h"

#include <QAbstractItemModel>
#include <QHash>

#include <memory>
#include <vector>

namespace gui {

class ExchangeLibrary;
struct ExchangeGroup;

//! The exchanges that are asked for, oldest first, by the turns that they belong to or in one row; followed live from the log. It reads
//! them page by page from the newest back, as far as somebody looks. Keeps no bodies. Owned by its panel.
class ExchangeListModel final : public QAbstractItemModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangeListModel)

public:
    using Column = ExchangeCells::Column;
    using enum ExchangeCells::Column;
    //! BarStartRole and BarLengthRole: 0 to 1, within the time that the exchange's turn took. GapsRole: where in that, as a list of
    //! numbers, time is left out in which nothing was under way, such as a person's word was waited for. SameRole: up to where it is the
    //! same as the one before.
    enum DataRole {
        NumberRole = Qt::UserRole,
        StatusRole,
        DurationRole,
        BarStartRole,
        BarLengthRole,
        GapsRole,
        FailedRole,
        SameRole,
        PinnedRole,
        IsGroupRole
    };

    ExchangeListModel(ExchangeLibrary &library, model::ExchangeLog &log, QObject *parent = nullptr);
    ~ExchangeListModel() override;

    //! Of a conversation, or all where it is empty; to one place, where one is named (see model::placeOf).
    void setScope(const model::ConversationId &conversation, const QString &place = {});
    void setFilter(const model::ExchangeFilter &filter);
    void setGrouped(bool isGrouped);
    bool isGrouped() const { return m_isGrouped; }

    //! There are earlier ones that have not been read.
    bool hasEarlier() const { return m_before > 0; }
    bool isReading() const { return m_isReading; }
    void readEarlier();

    //! How many exchanges are listed.
    int count() const { return m_count; }
    //! Null where the index is of no exchange.
    const model::ExchangeEntry *entryAt(const QModelIndex &index) const;
    QModelIndex indexOf(const model::ExchangeId &id) const;
    //! The last one of a turn's round, or of an invocation where one is named; invalid where there is none.
    QModelIndex indexOf(const model::ExchangeOrigin &origin) const;
    QModelIndex indexOfNumber(qint64 number) const;
    QModelIndex last() const;
    //! The one listed before another, whatever group it is in; invalid for the first.
    QModelIndex before(const QModelIndex &index) const;
    //! Its pin, once that is kept.
    void notePinned(const model::ExchangeId &id, bool isPinned);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    //! The newest of what was asked for are there.
    void loaded();
    //! They could not be read.
    void failed(const model::Error &error);
    void exchangeChanged(const model::ExchangeId &id);
    //! Whether it reads, how much there is, whether there is more.
    void progressed();

private:
    using Groups = std::vector<std::unique_ptr<ExchangeGroup>>;

    //! Exchanges that come before those that are there: what each group gets, and the groups that are new.
    struct Shares {
        QHash<ExchangeGroup *, QList<model::ExchangeEntry>> additions;
        Groups fresh;
    };

    void read();
    void readPage();
    void readNewer();
    void takePage(const model::ExchangePage &page);
    void clear();
    void reset(const QList<model::ExchangeEntry> &newestFirst);
    void prepend(const QList<model::ExchangeEntry> &newestFirst);
    Shares share(const QList<model::ExchangeEntry> &newestFirst);
    void insertFront(Groups fresh);
    //! Whether it may be among them, by what is known without the store.
    bool mayBelong(const model::Exchange &exchange) const;
    void begun(const model::Exchange &exchange);
    void changed(const model::Exchange &exchange);
    void lookUp(const model::ExchangeId &id);
    void append(const model::ExchangeEntry &entry);
    void remove(const QModelIndex &index);
    void update(const QModelIndex &index, const model::ExchangeEntry &entry);
    void nameTurns();
    ExchangeGroup *groupFor(const model::ExchangeEntry &entry) const;
    QModelIndex indexOf(const ExchangeGroup &group, int row, int column = 0) const;
    ExchangeGroup *groupOf(const QModelIndex &index) const;
    QString groupTitle(const ExchangeGroup &group) const;
    QVariant groupData(const ExchangeGroup &group, int column, int role) const;

    ExchangeLibrary &m_library;
    model::ExchangeLog &m_log;
    model::ExchangeQuery m_query;
    bool m_isGrouped = true;
    Groups m_groups;
    QHash<model::ExchangeId, ExchangeGroup *> m_byId;
    //! The one that the earliest exchange is in.
    ExchangeGroup *m_earliest = nullptr;
    QHash<model::TurnId, model::TurnHeading> m_headings;
    //! From where to read on; 0: all is there.
    qint64 m_before = 0;
    int m_count = 0;
    //! What is asked for now, so that late answers to earlier questions count for nothing.
    int m_asked = 0;
    bool m_isReading = false;
    bool m_isFirst = true;
    //! What was told of while the first page was read.
    QList<model::ExchangeId> m_late;
    //! Since somebody asked for more.
    int m_found = 0;
};

} // namespace gui
