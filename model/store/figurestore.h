// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/turnrecord.h"
#include "model/store/database.h"

#include <QDate>
#include <QMap>

namespace model {

enum class FigureKind { Tool, Model };

//! What is known of many calls together: of one tool, one model, or a sum of such. Times are kept by their logarithms, so that a percentile
//! is right within a twentieth however many there are. A value.
struct Figures {
    qint64 calls = 0;
    //! By their categories' wire names.
    QMap<QString, qint64> failures = {};
    qint64 retries = 0;
    //! Not allowed, by a person or a policy.
    qint64 refused = 0;
    //! An earlier result served.
    qint64 reused = 0;
    //! Of what models got of results.
    qint64 bytes = 0;
    //! Of a model: the tools that it asked for.
    qint64 asked = 0;
    //! Of tools that were asked for: what had to be put right in what the model wrote before the call could be read, and what could not be
    //! made as it was written.
    qint64 repaired = 0;
    qint64 wrong = 0;
    Usage usage = {};
    //! How many calls took so long; see bucketOf().
    QMap<int, qint64> times = {};

    //! Milliseconds that this share of the calls took at most, from 0 to 1; nothing where no time is known.
    std::optional<double> percentile(double share) const;
    Figures &operator+=(const Figures &other);

    //! Of a time in milliseconds, and the time in the middle of one.
    static int bucketOf(double milliseconds);
    static double middleOf(int bucket);
};

//! One of a list. The name is a tool's scoped one, or PROVIDER/MODEL.
struct NamedFigures {
    //! Nothing where days are taken together.
    QDate day = {};
    QString name = {};
    Figures figures = {};
};

//! Sums over all calls of all turns, kept as they end; to read them costs what there are of names and days, not of calls. Each
//! conversation's share is kept beside them, so that erasing it takes it out. Holds nothing; see ConversationStore.
class FigureStore
{
public:
    explicit FigureStore(Database &database)
        : m_database(database)
    {
    }

    //! What a turn has said and done, with how its exchanges went. Without `calls`, which end with the program, the answers that have
    //! become canisters count. Within the transaction that ends the turn.
    Result<void> count(qint64 conversation, const TurnId &turn, const QList<CanisterPointer> &canisters, QList<ModelCall> calls);
    //! By day (UTC) and name where `byDay`; else by name. Days without an end where they are not valid.
    Result<QList<NamedFigures>> read(FigureKind kind, const QDate &since, const QDate &until, bool byDay) const;
    //! What models have been asked for in one conversation, by name.
    Result<QList<NamedFigures>> ofConversation(const ConversationId &id) const;
    //! Takes a conversation's share out.
    Result<void> takeOut(qint64 conversation);

private:
    using Sums = QMap<std::pair<int, QString>, QMap<QString, qint64>>;
    //! `model`: which asked for them; empty where none is known.
    static void addTools(const QList<CanisterPointer> &canisters, const QString &model, Sums &sums);
    Result<void> addExchanges(const TurnId &turn, const QList<ModelCall> &calls, Sums &sums) const;
    Result<void> add(qint64 conversation, const Sums &sums);

    Database &m_database;
};

} // namespace model
