// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/checkpointstore.h"

#include "model/store/contentstore.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QStringList>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct CheckpointStoreTexts {
    Q_DECLARE_TR_FUNCTIONS(CheckpointStore)
};

Checkpoint readCheckpoint(const QSqlQuery &query)
{
    Checkpoint checkpoint;
    checkpoint.row = query.value(0).toLongLong();
    checkpoint.turn = TurnId(query.value(1).toString());
    checkpoint.conversation = ConversationId(query.value(2).toString());
    checkpoint.invocation = query.value(3).toString();
    checkpoint.folder = query.value(4).toString();
    checkpoint.path = query.value(5).toString();
    checkpoint.before = {query.value(6).toBool(), query.value(7).toInt(), query.value(8).toByteArray()};
    checkpoint.missingFolders = query.value(9).toInt();
    checkpoint.uncovered = query.value(10).toString();
    if (!query.value(11).isNull())
        checkpoint.after = FileState {query.value(11).toBool(), query.value(12).toInt(), query.value(13).toByteArray()};
    return checkpoint;
}

} // namespace

Result<Checkpoint> CheckpointStore::keep(Checkpoint checkpoint, const QByteArray &bytes, const TurnId &spared)
{
    Database::Transaction transaction(m_database);
    const auto kept = isKept(checkpoint);
    if (!kept)
        return tl::unexpected(kept.error());
    const bool isNew = checkpoint.before.exists && checkpoint.uncovered.isEmpty() && !*kept;
    const auto hasRoom = isNew ? makeRoom(bytes.size(), {checkpoint.turn.toString(), spared.toString()}) : Result<bool>(true);
    if (!hasRoom)
        return tl::unexpected(hasRoom.error());
    if (!*hasRoom)
        checkpoint.uncovered = CheckpointStoreTexts::tr("There is no room left for what was in it.");
    QVariant content;
    if (isNew && *hasRoom) {
        // Neither packed nor cut into pieces that others share: whoever writes the file waits until this has been kept.
        const auto added = ContentStore(m_database).addWhole(bytes, checkpoint.before.digest);
        if (!added)
            return tl::unexpected(added.error());
        content = *added;
    }
    const auto &after = checkpoint.after;
    const auto row = m_database.insert(
        uR"(INSERT INTO checkpoint (turn, conversation, invocation, folder, path, existed, mode, digest, missing_folders, uncovered,
            content, size, kept, after_existed, after_mode, after_digest) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?))"_s,
        {checkpoint.turn.toString(), checkpoint.conversation.toString(), checkpoint.invocation, checkpoint.folder, checkpoint.path,
            int(checkpoint.before.exists), checkpoint.before.mode, checkpoint.before.digest, checkpoint.missingFolders,
            checkpoint.uncovered, content, content.isValid() ? bytes.size() : 0, QDateTime::currentMSecsSinceEpoch(),
            after ? int(after->exists) : QVariant(), after ? after->mode : QVariant(), after ? after->digest : QVariant()});
    if (!row)
        return tl::unexpected(row.error());
    checkpoint.row = *row;
    return transaction.commit().map([&] { return checkpoint; });
}

//! What the turn itself has found or written before needs no second place.
Result<bool> CheckpointStore::isKept(const Checkpoint &checkpoint) const
{
    const FileState &before = checkpoint.before;
    const auto kept = m_database.value(uR"(SELECT EXISTS (SELECT 1 FROM checkpoint WHERE turn=? AND folder=? AND path=? AND uncovered=''
        AND ((existed=1 AND digest=?) OR (after_existed=1 AND after_digest=?))))"_s,
        {checkpoint.turn.toString(), checkpoint.folder, checkpoint.path, before.digest, before.digest});
    return kept.map([](const QVariant &value) { return value.toBool(); });
}

bool CheckpointStore::hasFiles(const TurnId &turn) const
{
    const QList<Checkpoint> all = of(turn).value_or(QList<Checkpoint>());
    return std::any_of(all.cbegin(), all.cend(), [](const Checkpoint &checkpoint) { return !checkpoint.path.isEmpty(); });
}

Result<bool> CheckpointStore::makeRoom(qint64 bytes, const QStringList &spared)
{
    for (;;) {
        const auto size = m_database.value(u"SELECT coalesce(sum(size), 0) FROM checkpoint WHERE content IS NOT NULL"_s);
        if (!size)
            return tl::unexpected(size.error());
        if (size->toLongLong() + bytes <= mostBytes)
            return true;
        const auto oldest = m_database.value(
            u"SELECT turn FROM checkpoint WHERE turn<>? AND turn<>? AND size>0 ORDER BY row LIMIT 1"_s, {spared.value(0), spared.value(1)});
        if (!oldest)
            return tl::unexpected(oldest.error());
        if (!oldest->isValid())
            return false;
        if (const auto dropped = drop(u"turn=?"_s, {oldest->toString()}); !dropped)
            return tl::unexpected(dropped.error());
    }
}

Result<void> CheckpointStore::noteAfter(qint64 row, const FileState &after)
{
    Database::Transaction transaction(m_database);
    const auto noted = m_database.run(u"UPDATE checkpoint SET after_existed=?, after_mode=?, after_digest=? WHERE row=?"_s,
        {int(after.exists), after.mode, after.digest, row});
    return noted ? transaction.commit() : tl::make_unexpected(noted.error());
}

Result<QList<Checkpoint>> CheckpointStore::of(const TurnId &turn) const
{
    QList<Checkpoint> found;
    const auto read = m_database.each(uR"(SELECT row, turn, conversation, invocation, folder, path, existed, mode, digest,
        missing_folders, uncovered, after_existed, after_mode, after_digest FROM checkpoint WHERE turn=? ORDER BY row)"_s,
        {turn.toString()}, [&found](const QSqlQuery &query) { found += readCheckpoint(query); });
    return read.map([&found] { return found; });
}

Result<QByteArray> CheckpointStore::bytes(qint64 row) const
{
    const auto content = m_database.value(u"SELECT content FROM checkpoint WHERE row=?"_s, {row});
    if (!content)
        return tl::unexpected(content.error());
    return content->isNull() ? Result<QByteArray>() : ContentStore(m_database).bytes(content->toLongLong());
}

Result<TurnId> CheckpointStore::findTurn(const QString &prefix) const
{
    QStringList found;
    const auto read = m_database.each(uR"(SELECT id FROM turn WHERE substr(id, 1, length(?))=?
        UNION SELECT turn FROM checkpoint WHERE substr(turn, 1, length(?))=? ORDER BY id LIMIT 2)"_s,
        {prefix, prefix, prefix, prefix}, [&found](const QSqlQuery &query) { found += query.value(0).toString(); });
    if (!read)
        return tl::unexpected(read.error());
    if (prefix.isEmpty() || found.isEmpty())
        return failure(ErrorCategory::Usage, CheckpointStoreTexts::tr("There is no turn “%1”.").arg(prefix));
    if (found.size() > 1 && found.first() != prefix)
        return failure(ErrorCategory::Usage, CheckpointStoreTexts::tr("Several turns begin with “%1”.").arg(prefix));
    return TurnId(found.first());
}

Result<void> CheckpointStore::dropExpired()
{
    return drop(u"kept<?"_s, {QDateTime::currentDateTimeUtc().addDays(-mostDays).toMSecsSinceEpoch()});
}

Result<void> CheckpointStore::erase(const ConversationId &conversation)
{
    return drop(u"conversation=?"_s, {conversation.toString()});
}

Result<void> CheckpointStore::drop(const QString &condition, const QVariantList &values)
{
    Database::Transaction transaction(m_database);
    const auto contents = m_database.numbers(
        u"SELECT DISTINCT content FROM checkpoint WHERE content IS NOT NULL AND "_s + condition, values);
    if (!contents)
        return tl::unexpected(contents.error());
    if (const auto deleted = m_database.run(u"DELETE FROM checkpoint WHERE "_s + condition, values); !deleted)
        return tl::unexpected(deleted.error());
    return ContentStore(m_database).sweep(*contents).and_then([&transaction](qint64) { return transaction.commit(); });
}

} // namespace model
