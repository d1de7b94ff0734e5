// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/canisterstore.h"

#include "model/conversation/canisterjson.h"
#include "model/store/contentstore.h"
#include "model/store/searchindex.h"
#include "model/store/searchparts.h"
#include "model/store/storedform.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

Result<qint64> CanisterStore::add(const Canister &canister, bool indexed)
{
    Database::Transaction transaction(m_database);
    const StoredForm form = StoredForm::of(toJson(canister));
    const auto added = m_database.insert(u"INSERT INTO canister (parts, json, indexed) VALUES (?, ?, ?)"_s,
        {form.parts.size(), form.json.bytes(), indexed});
    if (!added)
        return tl::unexpected(added.error());
    for (const JsonText &part : form.parts) {
        const auto content = ContentStore(m_database).add(part.bytes());
        if (!content)
            return content;
        const auto linked = m_database.run(u"INSERT OR IGNORE INTO canister_content (canister, content) VALUES (?, ?)"_s, {*added, *content});
        if (!linked)
            return tl::unexpected(linked.error());
    }
    return transaction.commit().map([&] { return *added; });
}

Result<CanisterPointer> CanisterStore::find(qint64 row) const
{
    const auto query = m_database.run(u"SELECT json, parts FROM canister WHERE row=?"_s, {row});
    if (!query)
        return tl::unexpected(query.error());
    if (!(*query)->next())
        return failure(ErrorCategory::Storage, QCoreApplication::translate("Database", "A canister is missing in the store."));
    const QByteArray json = (*query)->value(0).toByteArray();
    const int parts = (*query)->value(1).toInt();
    (*query)->finish();
    return read(json, parts);
}

Result<CanisterPointer> CanisterStore::read(const QByteArray &json, int parts) const
{
    JsonText text = JsonText::trusted(json);
    if (parts > 0) {
        const auto whole = StoredForm::whole(text, [this](const QByteArray &hash) -> Result<JsonText> {
            return ContentStore(m_database).bytesOf(hash).map([](const QByteArray &bytes) { return JsonText::trusted(bytes); });
        });
        if (!whole)
            return tl::unexpected(whole.error());
        text = *whole;
    }
    auto canister = canisterFromJson(text);
    if (!canister)
        return failure(ErrorCategory::Storage, canister.error().message, canister.error().detail);
    return share(std::move(*canister));
}

Result<void> CanisterStore::sweep(const QList<qint64> &rows)
{
    Database::Transaction transaction(m_database);
    const auto unused = unusedOf(rows);
    if (!unused)
        return tl::unexpected(unused.error());
    // The index for all of them first: FTS5 writes what it has gathered out before every other statement that can fail halfway.
    for (const qint64 row : *unused) {
        if (const auto removed = removeFromIndex(row); !removed)
            return removed;
    }
    for (const qint64 row : *unused) {
        if (const auto dropped = drop(row); !dropped)
            return dropped;
    }
    return transaction.commit();
}

Result<QList<qint64>> CanisterStore::unusedOf(const QList<qint64> &rows) const
{
    QSet<qint64> unused;
    for (const qint64 row : rows) {
        const auto used = m_database.value(
            u"SELECT EXISTS (SELECT 1 FROM node WHERE canister=?) OR EXISTS (SELECT 1 FROM staged WHERE canister=?)"_s, {row, row});
        if (!used)
            return tl::unexpected(used.error());
        if (!used->toBool())
            unused.insert(row);
    }
    QList<qint64> sorted = unused.values();
    std::sort(sorted.begin(), sorted.end(), SearchParts::isWrittenBefore);
    return sorted;
}

Result<void> CanisterStore::removeFromIndex(qint64 row)
{
    const auto indexed = m_database.value(u"SELECT indexed FROM canister WHERE row=?"_s, {row});
    if (!indexed)
        return tl::unexpected(indexed.error());
    if (!indexed->toBool())
        return {};
    return find(row).and_then([&](const CanisterPointer &canister) { return SearchIndex(m_database).remove(row, *canister); });
}

Result<void> CanisterStore::drop(qint64 row)
{
    const auto query = m_database.run(u"SELECT content FROM canister_content WHERE canister=?"_s, {row});
    if (!query)
        return tl::unexpected(query.error());
    QList<qint64> contents;
    while ((*query)->next())
        contents += (*query)->value(0).toLongLong();
    if (const auto deleted = m_database.run(u"DELETE FROM canister WHERE row=?"_s, {row}); !deleted)
        return tl::unexpected(deleted.error());
    return ContentStore(m_database).sweep(contents).map([](qint64) {});
}

} // namespace model
