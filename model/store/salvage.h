// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/database.h"
#include "model/store/salvagedtree.h"

#include <QSet>

#include <functional>

namespace model {

//! Carries what can be read of a damaged store into a new one. What cannot be read of a message has its place there, with why. Rows
//! keep their numbers. Holds nothing but what it has found so far.
class Salvage
{
public:
    //! Is told what is being read.
    using Progress = std::function<void(const QString &)>;

    Salvage(Database &old, Database &fresh, Progress progress);

    //! \return a Storage error where the new store cannot be written to; never because of the old one.
    Result<void> run();
    //! What is missing in the new store, in sentences.
    const QStringList &missing() const { return m_missing; }
    int messages() const { return m_messages; }
    int conversations() const { return m_conversations; }

private:
    using Take = std::function<Result<void>(const QSqlQuery &)>;
    //! Every row that can be read; its number is the first column.
    Result<void> each(const QString &table, const QString &columns, const Take &take, const QString &key = QStringLiteral("row"));
    //! The number of the next row after `row` that can be read; 0 where there is none.
    qint64 nextReadable(const QString &table, const QString &key, qint64 row);
    Result<void> readPieces();
    Result<void> readContents();
    Result<void> readCanisters();
    Result<void> readTree();
    Result<void> writeTree();
    Result<void> writeNode(const SalvagedTree::Node &node);
    Result<void> copyLabels();
    Result<void> copyTurns();
    Result<void> copyStaged();
    Result<void> copyExchanges();
    Result<void> giveOrphansAPlace();
    Result<void> needCanister(qint64 row);

    Database &m_old;
    Database &m_fresh;
    const Progress m_progress;
    bool m_hasSums = false;
    SalvagedTree m_tree;
    QSet<qint64> m_contents;
    //! Those that are whole, and those of which only a part is there.
    QSet<qint64> m_sound;
    QSet<qint64> m_damaged;
    QSet<qint64> m_shown;
    QSet<qint64> m_turns;
    QStringList m_missing;
    int m_messages = 0;
    int m_conversations = 0;
};

} // namespace model
