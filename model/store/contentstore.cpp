// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/contentstore.h"

#include "model/store/pieces.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>
#include <QSet>

namespace model {

using namespace Qt::StringLiterals;

namespace {

enum class Form { Plain = 0, Compressed = 1 };

//! Level 1: on JSON and prose it gets most of what level 9 gets, at a tenth of the time.
constexpr int compressionLevel = 1;
constexpr auto streamVersion = QDataStream::Qt_6_4;

QByteArray unpacked(Form form, const QByteArray &data)
{
    return form == Form::Compressed ? qUncompress(data) : data;
}

QByteArray toRecipe(const QList<qint64> &pieces)
{
    QByteArray recipe;
    QDataStream stream(&recipe, QIODevice::WriteOnly);
    stream.setVersion(streamVersion);
    stream << pieces;
    return qCompress(recipe, compressionLevel);
}

QList<qint64> fromRecipe(const QByteArray &recipe)
{
    QList<qint64> pieces;
    QDataStream stream(qUncompress(recipe));
    stream.setVersion(streamVersion);
    stream >> pieces;
    return pieces;
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
    const auto recipe = addPieces(bytes);
    if (!recipe)
        return tl::unexpected(recipe.error());
    const auto added = m_database.insert(u"INSERT INTO content (hash, size, recipe) VALUES (?, ?, ?)"_s,
        {key, bytes.size(), *recipe});
    if (!added)
        return tl::unexpected(added.error());
    return transaction.commit().map([&] { return *added; });
}

Result<QByteArray> ContentStore::addPieces(const QByteArray &bytes)
{
    QList<qint64> rows;
    for (const QByteArrayView piece : cutIntoPieces(bytes)) {
        const auto row = addPiece(QByteArray::fromRawData(piece.data(), piece.size()));
        if (!row)
            return tl::unexpected(row.error());
        rows += *row;
    }
    return toRecipe(rows);
}

Result<qint64> ContentStore::addPiece(const QByteArray &bytes)
{
    const QByteArray key = hash(bytes);
    const auto known = m_database.value(u"UPDATE piece SET uses=uses+1 WHERE hash=? RETURNING row"_s, {key});
    if (!known)
        return tl::unexpected(known.error());
    return known->isValid() ? known->toLongLong() : addNewPiece(key, bytes);
}

Result<qint64> ContentStore::addNewPiece(const QByteArray &hash, const QByteArray &bytes)
{
    const QByteArray compressed = qCompress(bytes, compressionLevel);
    const bool pays = compressed.size() < bytes.size() * 9 / 10;
    const QByteArray &data = pays ? compressed : bytes;
    const auto row = m_database.insert(u"INSERT INTO piece (hash, uses, stored) VALUES (?, 1, ?)"_s, {hash, data.size()});
    if (!row)
        return tl::unexpected(row.error());
    return m_database
        .run(u"INSERT INTO piece_data (piece, form, data) VALUES (?, ?, ?)"_s, {*row, int(pays ? Form::Compressed : Form::Plain), data})
        .map([&](QSqlQuery *) { return *row; });
}

Result<QList<qint64>> ContentStore::piecesOf(qint64 row) const
{
    const auto recipe = m_database.value(u"SELECT recipe FROM content WHERE row=?"_s, {row});
    if (!recipe)
        return tl::unexpected(recipe.error());
    return recipe->isValid() ? Result<QList<qint64>>(fromRecipe(recipe->toByteArray())) : missing();
}

Result<QByteArray> ContentStore::bytes(qint64 row) const
{
    const auto pieces = piecesOf(row);
    const auto size = m_database.value(u"SELECT size FROM content WHERE row=?"_s, {row});
    if (!pieces || !size)
        return tl::unexpected(pieces ? size.error() : pieces.error());
    QByteArray joined;
    for (const qint64 piece : *pieces) {
        const auto query = m_database.run(u"SELECT form, data FROM piece_data WHERE piece=?"_s, {piece});
        if (!query)
            return tl::unexpected(query.error());
        if (!(*query)->next())
            return missing();
        joined += unpacked(Form((*query)->value(0).toInt()), (*query)->value(1).toByteArray());
        (*query)->finish();
    }
    return joined.size() == size->toLongLong() ? Result<QByteArray>(joined) : missing();
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
    const auto used = m_database.value(uR"(SELECT NOT EXISTS (SELECT 1 FROM content WHERE row=?)
        OR EXISTS (SELECT 1 FROM canister_content WHERE content=?) OR EXISTS (SELECT 1 FROM exchange WHERE request_body=?)
        OR EXISTS (SELECT 1 FROM exchange WHERE response_body=?))"_s, {row, row, row, row});
    return used.map([](const QVariant &value) { return value.toBool(); });
}

Result<qint64> ContentStore::drop(qint64 row)
{
    const auto pieces = piecesOf(row);
    if (!pieces)
        return tl::unexpected(pieces.error());
    if (const auto deleted = m_database.run(u"DELETE FROM content WHERE row=?"_s, {row}); !deleted)
        return tl::unexpected(deleted.error());
    qint64 freed = 0;
    for (const qint64 piece : *pieces) {
        const auto dropped = dropUse(piece);
        if (!dropped)
            return dropped;
        freed += *dropped;
    }
    return freed;
}

Result<qint64> ContentStore::dropUse(qint64 piece)
{
    const auto uses = m_database.value(u"UPDATE piece SET uses=uses-1 WHERE row=? RETURNING uses"_s, {piece});
    if (!uses)
        return tl::unexpected(uses.error());
    if (uses->toLongLong() > 0)
        return 0;
    const auto stored = m_database.value(u"DELETE FROM piece WHERE row=? RETURNING stored"_s, {piece});
    return stored.map([](const QVariant &bytes) { return bytes.toLongLong(); });
}

Result<qint64> ContentStore::storedSize(const QList<qint64> &rows) const
{
    QSet<qint64> counted;
    qint64 size = 0;
    for (const qint64 row : rows) {
        const auto pieces = piecesOf(row);
        if (!pieces)
            return tl::unexpected(pieces.error());
        for (const qint64 piece : *pieces) {
            if (counted.contains(piece))
                continue;
            counted.insert(piece);
            const auto stored = m_database.value(u"SELECT stored FROM piece WHERE row=?"_s, {piece});
            if (!stored)
                return tl::unexpected(stored.error());
            size += stored->toLongLong();
        }
    }
    return size;
}

} // namespace model
