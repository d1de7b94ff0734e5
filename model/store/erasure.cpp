// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/erasure.h"

#include "model/basics/logging.h"
#include "model/store/canisterstore.h"
#include "model/store/checkpointstore.h"
#include "model/store/contentstore.h"
#include "model/store/conversationstore.h"
#include "model/store/dailycopies.h"
#include "model/store/database.h"
#include "model/store/figurestore.h"
#include "model/store/migrations.h"
#include "model/store/searchindex.h"

#include <QCoreApplication>
#include <QFile>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct ErasureTexts {
    Q_DECLARE_TR_FUNCTIONS(Database)
};

//! Each waits for others as long as a connection does: ten seconds in all.
constexpr int mostErasureTries = 10'000 / Database::busyMilliseconds;

} // namespace

Result<void> Erasure::erase(const QList<ConversationId> &ids, Copies copies)
{
    Database::Transaction transaction(m_database);
    for (const ConversationId &id : ids) {
        if (const auto erased = eraseOne(id); !erased)
            return erased;
    }
    const auto erased = SearchIndex(m_database).compact().and_then([&] { return transaction.commit(); });
    if (!erased)
        return erased;
    if (copies == Copies::Remove)
        removeCopies();
    return overwrite();
}

Result<int> Erasure::eraseDeletedBefore(const QDateTime &time)
{
    // Earlier versions did not say since when: from now on, then.
    const auto undated = m_database.value(u"SELECT EXISTS (SELECT 1 FROM conversation WHERE deleted=1)"_s);
    const auto dated = undated && undated->toBool()
        ? m_database.run(u"UPDATE conversation SET deleted=? WHERE deleted=1"_s, {QDateTime::currentMSecsSinceEpoch()})
              .map([](QSqlQuery *) {})
        : undated.map([](const QVariant &) {});
    if (!dated)
        return tl::unexpected(dated.error());
    QList<ConversationId> ids;
    const auto read = m_database.each(u"SELECT id FROM conversation WHERE deleted>0 AND deleted<?"_s, {time.toMSecsSinceEpoch()},
        [&ids](const QSqlQuery &query) { ids += ConversationId(query.value(0).toString()); });
    if (!read)
        return tl::unexpected(read.error());
    if (ids.isEmpty())
        return 0;
    return erase(ids, Copies::Keep).map([&ids] { return int(ids.size()); });
}

Result<void> Erasure::discard(const QList<ConversationId> &ids)
{
    for (const ConversationId &id : ids) {
        Database::Transaction transaction(m_database);
        const auto done = eraseOne(id).and_then([this] { return SearchIndex(m_database).compact(); }).and_then([&transaction] {
            return transaction.commit();
        });
        if (!done)
            return done;
    }
    return {};
}

Result<void> Erasure::eraseOne(const ConversationId &id)
{
    return ConversationStore(m_database)
        .rowOf(id)
        .and_then([this](qint64 row) { return eraseRows(row); })
        .and_then([&] { return eraseExchanges(id); })
        .and_then([&] { return CheckpointStore(m_database).erase(id); });
}

Result<void> Erasure::eraseRows(qint64 conversation)
{
    auto canisters = rows(u"SELECT canister FROM node WHERE conversation=?"_s, {conversation});
    const auto staged = rows(u"SELECT canister FROM staged WHERE turn IN (SELECT row FROM turn WHERE conversation=?)"_s, {conversation});
    if (!canisters || !staged)
        return tl::unexpected(canisters ? staged.error() : canisters.error());
    if (const auto taken = FigureStore(m_database).takeOut(conversation); !taken)
        return taken;
    for (const QString &statement : {
             u"DELETE FROM turn WHERE conversation=?"_s,
             u"DELETE FROM node WHERE conversation=?"_s,
             u"DELETE FROM segment WHERE conversation=?"_s,
             u"DELETE FROM label WHERE conversation=?"_s,
             u"DELETE FROM conversation WHERE row=?"_s,
         }) {
        if (const auto deleted = m_database.run(statement, {conversation}); !deleted)
            return tl::unexpected(deleted.error());
    }
    return CanisterStore(m_database).sweep(*canisters + *staged);
}

Result<void> Erasure::eraseExchanges(const ConversationId &id)
{
    const QString of = id.toString();
    const auto contents = rows(uR"(SELECT request_body FROM exchange WHERE conversation=? AND request_body IS NOT NULL
        UNION SELECT response_body FROM exchange WHERE conversation=? AND response_body IS NOT NULL)"_s,
        {of, of});
    if (!contents)
        return tl::unexpected(contents.error());
    if (const auto deleted = m_database.run(u"DELETE FROM exchange WHERE conversation=?"_s, {of}); !deleted)
        return tl::unexpected(deleted.error());
    return ContentStore(m_database).sweep(*contents).map([](qint64) {});
}

Result<QList<qint64>> Erasure::rows(const QString &statement, const QVariantList &values)
{
    return m_database.numbers(statement, values);
}

//! Deleted rows are zeroed in the log already (secure_delete); but where SQLite has moved rows between pages, what they were is left in
//! the gaps of these, and only writing the file anew leaves nothing. This brings the log into the file, and empties it.
Result<void> Erasure::overwrite()
{
    Result<void> rewritten = m_database.execute(u"VACUUM"_s);
    for (int tries = 0; !rewritten && isBusy(rewritten.error()) && tries < mostErasureTries; ++tries)
        rewritten = m_database.execute(u"VACUUM"_s);
    if (!rewritten) {
        return failure(rewritten.error().category,
            ErasureTexts::tr("The conversation is gone, but traces of it may be left in the file. %1").arg(rewritten.error().message),
            rewritten.error().detail);
    }
    for (int tries = 0; tries < mostErasureTries; ++tries) {
        const auto busy = m_database.value(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
        if (!busy)
            return tl::unexpected(busy.error());
        if (!busy->toBool())
            return {};
    }
    qCWarning(lcStore) << "Another process reads the store: what was erased leaves the log when that ends.";
    return {};
}

void Erasure::removeCopies()
{
    for (int version = 1; version < Migrations::current; ++version)
        QFile::remove(Migrations::copyPath(m_database.path(), version));
    DailyCopies(m_database.path()).removeAll();
}

} // namespace model
