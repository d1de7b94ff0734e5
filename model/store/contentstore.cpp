// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/contentstore.h"

#include "model/store/pieces.h"

#include <QCoreApplication>
#include <QCryptographicHash>

namespace model {

using namespace Qt::StringLiterals;

namespace {

enum class Form { Plain = 0, Compressed = 1 };

//! Level 1: on JSON and prose it gets most of what level 9 gets, at a tenth of the time.
constexpr int compressionLevel = 1;

QByteArray unpacked(Form form, const QByteArray &data)
{
    return form == Form::Compressed ? qUncompress(data) : data;
}

tl::unexpected<Error> missing()
{
    return failure(ErrorCategory::Storage, QCoreApplication::translate("Database", "A part of the conversation is missing in the store."));
}

} // namespace

QByteArray ContentStore::hash(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

Result<qint64> ContentStore::add(const QByteArray &bytes)
{
    Database::Transaction transaction(m_database);
    const QByteArray key = hash(bytes);
    const auto known = m_database.value(u"SELECT row FROM content WHERE hash=?"_s, {key});
    if (!known)
        return tl::unexpected(known.error());
    if (known->isValid())
        return transaction.commit().map([&] { return known->toLongLong(); });
    const auto added = m_database.value(u"INSERT INTO content (hash, size) VALUES (?, ?) RETURNING row"_s, {key, bytes.size()});
    if (!added)
        return tl::unexpected(added.error());
    int ordinal = 0;
    for (const QByteArrayView piece : cutIntoPieces(bytes)) {
        const auto row = addPiece(QByteArray::fromRawData(piece.data(), piece.size()));
        if (!row)
            return row;
        const auto linked = m_database.run(u"INSERT INTO content_piece (content, ordinal, piece) VALUES (?, ?, ?)"_s,
            {*added, ordinal++, *row});
        if (!linked)
            return tl::unexpected(linked.error());
    }
    return transaction.commit().map([&] { return added->toLongLong(); });
}

Result<qint64> ContentStore::addPiece(const QByteArray &bytes)
{
    const QByteArray key = hash(bytes);
    const auto known = m_database.value(u"SELECT row FROM piece WHERE hash=?"_s, {key});
    if (!known)
        return tl::unexpected(known.error());
    if (known->isValid())
        return known->toLongLong();
    const QByteArray compressed = qCompress(bytes, compressionLevel);
    const bool pays = compressed.size() < bytes.size() * 9 / 10;
    const QByteArray &data = pays ? compressed : bytes;
    const auto added = m_database.value(u"INSERT INTO piece (hash, form, stored, data) VALUES (?, ?, ?, ?) RETURNING row"_s,
        {key, int(pays ? Form::Compressed : Form::Plain), data.size(), data});
    return added.map([](const QVariant &row) { return row.toLongLong(); });
}

Result<QByteArray> ContentStore::bytes(qint64 row) const
{
    const auto size = m_database.value(u"SELECT size FROM content WHERE row=?"_s, {row});
    if (!size)
        return tl::unexpected(size.error());
    const auto pieces = m_database.run(
        u"SELECT form, data FROM content_piece JOIN piece ON piece.row=content_piece.piece WHERE content=? ORDER BY ordinal"_s, {row});
    if (!pieces)
        return tl::unexpected(pieces.error());
    QByteArray joined;
    while ((*pieces)->next())
        joined += unpacked(Form((*pieces)->value(0).toInt()), (*pieces)->value(1).toByteArray());
    if (!size->isValid() || joined.size() != size->toLongLong())
        return missing();
    return joined;
}

Result<QByteArray> ContentStore::bytesOf(const QByteArray &hash) const
{
    const auto row = m_database.value(u"SELECT row FROM content WHERE hash=?"_s, {hash});
    if (!row)
        return tl::unexpected(row.error());
    return row->isValid() ? bytes(row->toLongLong()) : missing();
}

Result<qint64> ContentStore::sweep(const QList<qint64> &rows)
{
    Database::Transaction transaction(m_database);
    qint64 freed = 0;
    for (const qint64 row : rows) {
        const auto used = isUsed(row);
        if (!used)
            return tl::unexpected(used.error());
        if (*used)
            continue;
        const auto dropped = drop(row);
        if (!dropped)
            return dropped;
        freed += *dropped;
    }
    return transaction.commit().map([&] { return freed; });
}

Result<bool> ContentStore::isUsed(qint64 row) const
{
    const auto used = m_database.value(uR"(SELECT EXISTS (SELECT 1 FROM canister_content WHERE content=?)
        OR EXISTS (SELECT 1 FROM exchange WHERE request_body=?) OR EXISTS (SELECT 1 FROM exchange WHERE response_body=?))"_s,
        {row, row, row});
    return used.map([](const QVariant &value) { return value.toBool(); });
}

Result<qint64> ContentStore::drop(qint64 row)
{
    const auto pieces = m_database.run(u"SELECT DISTINCT piece FROM content_piece WHERE content=?"_s, {row});
    if (!pieces)
        return tl::unexpected(pieces.error());
    QList<qint64> candidates;
    while ((*pieces)->next())
        candidates += (*pieces)->value(0).toLongLong();
    if (const auto deleted = m_database.run(u"DELETE FROM content WHERE row=?"_s, {row}); !deleted)
        return tl::unexpected(deleted.error());
    qint64 freed = 0;
    for (const qint64 piece : candidates) {
        const auto stored = m_database.value(
            u"DELETE FROM piece WHERE row=? AND NOT EXISTS (SELECT 1 FROM content_piece WHERE piece=?) RETURNING stored"_s,
            {piece, piece});
        if (!stored)
            return tl::unexpected(stored.error());
        freed += stored->toLongLong();
    }
    return freed;
}

} // namespace model
