// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"
#include "model/store/database.h"

#include <QList>

#include <optional>

namespace model {

//! How a file stands at one moment. A value.
struct FileState {
    bool exists = false;
    //! As chmod takes it.
    int mode = 0;
    //! SHA-256 of what is in it; empty where it does not exist.
    QByteArray digest = {};

    bool operator==(const FileState &) const = default;
};

//! What a file was before a call of a turn wrote it, and what it was after that.
struct Checkpoint {
    qint64 row = 0;
    TurnId turn = {};
    ConversationId conversation = {};
    //! Empty where no tool wrote, but the person took something back.
    QString invocation = {};
    //! The workspace folder, canonical, and the way from there; none where a call was looked after and has changed nothing there.
    QString folder = {};
    QString path = {};
    FileState before = {};
    //! How many of the folders on the way there were not there yet.
    int missingFolders = 0;
    //! Nothing where it is not known, since the program ended before or the file could not be read.
    std::optional<FileState> after = {};
    //! Why what was in it has not been kept, for the person; empty where it has.
    QString uncovered = {};
};

//! What files were before tools wrote them, so that a turn's writing can be taken back. Of each file a turn keeps what was in it at first,
//! and what somebody else has put there in between; the rest is known by its digest. Bounded: see `mostBytes` and `mostDays`. Holds
//! nothing; see ConversationStore.
class CheckpointStore
{
public:
    //! In all; the oldest turns go first.
    static constexpr qint64 mostBytes = 256LL * 1024 * 1024;
    //! After a month other work builds on what a turn wrote; and what a person deletes does not stay longer either.
    static constexpr int mostDays = 30;

    explicit CheckpointStore(Database &database)
        : m_database(database)
    {
    }

    //! Durable on return. `bytes` are what was in the file; what it was after that is kept as well where it is known by now. What
    //! `spared` has kept stays, whatever its age.
    //! \return the same with its row, and with a reason where there is no room for it.
    Result<Checkpoint> keep(Checkpoint checkpoint, const QByteArray &bytes, const TurnId &spared = {});
    //! For what was kept before it was written.
    Result<void> noteAfter(qint64 row, const FileState &after);

    //! Whether the turn has anything that could be brought back.
    bool hasFiles(const TurnId &turn) const;
    //! In the order in which they were kept.
    Result<QList<Checkpoint>> of(const TurnId &turn) const;
    //! What was in the file; empty where it did not exist.
    Result<QByteArray> bytes(qint64 row) const;
    //! The turn, ended or not, whose identifier begins so, or one that has kept something; a Usage error where none or several do.
    Result<TurnId> findTurn(const QString &prefix) const;

    Result<void> dropExpired();
    //! All of a conversation. Within the transaction that erases it.
    Result<void> erase(const ConversationId &conversation);

private:
    Result<bool> isKept(const Checkpoint &checkpoint) const;
    Result<bool> makeRoom(qint64 bytes, const QStringList &spared);
    Result<void> drop(const QString &condition, const QVariantList &values);

    Database &m_database;
};

} // namespace model
