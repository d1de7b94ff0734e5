// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/turnrecord.h"
#include "model/exchange/exchangefilter.h"
#include "model/store/bodysearch.h"
#include "model/store/database.h"
#include "model/store/exchangefacts.h"

#include <QHash>
#include <QStringList>

#include <limits>
#include <memory>

namespace model {

//! Which exchanges are asked for.
struct ExchangeQuery {
    //! Empty: all.
    ConversationId conversation = {};
    //! As placeOf() has it; empty: all.
    QString place = {};
    ExchangeFilter filter = {};
    //! Not empty: this one alone, where it is among them.
    ExchangeId only = {};
    //! Those before this number.
    qint64 before = std::numeric_limits<qint64>::max();
    int limit = 100;
    //! What has been looked into already; kept from page to page, and used by one at a time.
    std::shared_ptr<BodySearch> search = {};
};

struct ExchangePage {
    //! Newest first.
    QList<ExchangeEntry> entries = {};
    //! From where to go on; 0: that was all. There may be more although fewer have come than were asked for.
    qint64 before = 0;
};

//! What a list has of one that is under way, as long as the store says nothing of it.
ExchangeEntry entryUnderWay(const Exchange &exchange);

//! What a list says of a turn above its exchanges.
struct TurnHeading {
    //! From 1 in its conversation.
    int number = 0;
    QString conversationTitle = {};
    //! The beginning of what was asked.
    QString words = {};
    TurnState state = TurnState::Idle;
};

//! How much is kept.
struct ExchangeSum {
    qint64 exchanges = 0;
    qint64 pinned = 0;
    qint64 bytes = 0;
};

//! What can be filtered for: the names that there are.
struct ExchangeNames {
    QStringList providers = {};
    QStringList models = {};
    QStringList tools = {};
    QStringList hosts = {};
};

//! Reads lists of exchanges, in pieces that take a bounded time however many there are. Holds nothing; see ConversationStore.
class ExchangeListing
{
public:
    //! So many are looked at for one page.
    static constexpr int mostLooked = 10'000;
    //! So few are found by an index, and no others are looked at.
    static constexpr int mostRare = 1'000;

    explicit ExchangeListing(Database &database)
        : m_database(database)
    {
    }

    Result<ExchangePage> page(const ExchangeQuery &query) const;
    //! \return a Usage error where there is none.
    Result<ExchangeEntry> entry(const ExchangeId &id) const;
    //! Of those turns that are known.
    Result<QHash<TurnId, TurnHeading>> headings(const QList<TurnId> &turns) const;
    //! Takes time in proportion to all that is kept.
    Result<ExchangeSum> sum() const;
    Result<ExchangeNames> names() const;

private:
    Result<QList<ExchangeEntry>> entriesAt(const QList<qint64> &rows) const;
    Result<ExchangePage> fitting(const QList<qint64> &rows, const ExchangeQuery &query) const;
    Result<TurnHeading> heading(const TurnId &turn) const;
    Result<QString> wordsOf(qint64 turn, qint64 conversation, qint64 base) const;

    Database &m_database;
};

} // namespace model
