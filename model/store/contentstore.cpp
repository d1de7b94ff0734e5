// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/contentstore.h"

#include "model/basics/sha256.h"
#include "model/store/database.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QHash>
#include <QIODevice>
#include <QSet>
#include <QtEndian>

#include <zlib.h>

#include <algorithm>
#include <array>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype smallest = 512;
//! The upper bits depend on all of the last 64 bytes. Eleven of them are 0 once in 2 KiB.
constexpr quint64 mask = 0xffe0'0000'0000'0000ULL;

//! A random number for each byte (SplitMix64 from a fixed seed: the pieces of all files are to be cut alike).
constexpr std::array<quint64, 256> makeGear()
{
    std::array<quint64, 256> gear {};
    quint64 state = 0x5061726c616e6365ULL;
    for (quint64 &number : gear) {
        state += 0x9e3779b97f4a7c15ULL;
        quint64 mixed = state;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ULL;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebULL;
        number = mixed ^ (mixed >> 31);
    }
    return gear;
}

constexpr std::array<quint64, 256> gear = makeGear();

qsizetype pieceLength(QByteArrayView bytes)
{
    const qsizetype end = std::min(bytes.size(), largestPiece);
    quint64 rolling = 0;
    for (qsizetype index = std::min(end, smallest - 64); index < end; ++index) {
        rolling = (rolling << 1) + gear[uchar(bytes[index])];
        if (index >= smallest && (rolling & mask) == 0)
            return index + 1;
    }
    return end;
}

} // namespace

QList<QByteArrayView> cutIntoPieces(QByteArrayView bytes)
{
    QList<QByteArrayView> pieces;
    while (!bytes.isEmpty()) {
        const qsizetype length = pieceLength(bytes);
        pieces += bytes.first(length);
        bytes = bytes.sliced(length);
    }
    return pieces;
}

namespace {

//! Level 1: on JSON and prose it gets most of what level 9 gets, at a tenth of the time.
constexpr int compressionLevel = 1;
//! From so many bytes on it pays to compress. zlib takes and clears a quarter of a mebibyte each time.
constexpr qsizetype leastCompressed = 512;

} // namespace

QByteArray packed(const QByteArray &bytes)
{
    if (bytes.isEmpty() || bytes.size() >= leastCompressed)
        return qCompress(bytes, compressionLevel);
    // Its size as qCompress() has it, then zlib's format (RFC 1950, RFC 1951): its head and one block that is stored, the last.
    const auto size = quint16(bytes.size());
    QByteArray whole;
    QDataStream stream(&whole, QIODevice::WriteOnly);
    stream << quint32(size) << quint16(0x7801) << quint8(1);
    stream.setByteOrder(QDataStream::LittleEndian);
    stream << size << quint16(~size);
    stream.writeRawData(bytes.constData(), int(size));
    stream.setByteOrder(QDataStream::BigEndian);
    stream << quint32(::adler32(1, reinterpret_cast<const Bytef *>(bytes.constData()), uInt(size)));
    return whole;
}

std::optional<QByteArray> unpacked(const QByteArray &bytes, qsizetype most)
{
    constexpr qsizetype prefix = sizeof(quint32);
    if (bytes.size() <= prefix)
        return {};
    const qsizetype size = qFromBigEndian<quint32>(bytes.constData());
    if (size > most)
        return {};
    QByteArray whole = qUncompress(bytes);
    // Null where it cannot be unpacked; an empty one is empty only.
    if (whole.size() != size || (whole.isNull() && size > 0))
        return {};
    return whole;
}

namespace {

struct ContentStoreTexts {
    Q_DECLARE_TR_FUNCTIONS(Database)
};

constexpr auto streamVersion = QDataStream::Qt_6_4;

//! Of the largest content, far more than anything that is ever added, the recipe's size.
constexpr qsizetype longestRecipe = 64 * 1024 * 1024;

tl::unexpected<Error> missingContent()
{
    return failure(
        ErrorCategory::Storage, ContentStoreTexts::tr("A part of the conversation is missing from the store.") + u' ' + repairHint());
}

tl::unexpected<Error> damaged()
{
    return failure(
        ErrorCategory::Storage, ContentStoreTexts::tr("A part of the conversation is damaged in the store.") + u' ' + repairHint());
}

} // namespace

QByteArray ContentStore::toRecipe(const QList<qint64> &pieces)
{
    QByteArray recipe;
    QDataStream stream(&recipe, QIODevice::WriteOnly);
    stream.setVersion(streamVersion);
    stream << pieces;
    return packed(recipe);
}

std::optional<QList<qint64>> ContentStore::fromRecipe(const QByteArray &recipe)
{
    const auto numbers = unpacked(recipe, longestRecipe);
    if (!numbers || numbers->size() < qsizetype(sizeof(quint32)))
        return {};
    // As QDataStream writes a list: how many, then each, the greatest byte first. It would believe any number.
    const qsizetype count = qFromBigEndian<quint32>(numbers->constData());
    if (numbers->size() != qsizetype(sizeof(quint32)) + count * qsizetype(sizeof(qint64)))
        return {};
    QList<qint64> pieces(count);
    qFromBigEndian<qint64>(numbers->constData() + sizeof(quint32), count, pieces.data());
    return pieces;
}

std::optional<QByteArray> ContentStore::pieceBytes(int form, const QByteArray &data)
{
    return Form(form) == Form::Compressed ? unpacked(data, largestPiece) : std::optional(data);
}

QByteArray ContentStore::hash(const QByteArray &bytes)
{
    return sha256(bytes);
}

Result<qint64> ContentStore::add(const QByteArray &bytes)
{
    return addAs(hash(bytes), bytes.size(), [&] { return addPieces(bytes); });
}

Result<qint64> ContentStore::addWhole(const QByteArray &bytes, const QByteArray &digest)
{
    return addAs(digest, bytes.size(), [&]() -> Result<QByteArray> {
        const auto known = m_database.value(u"UPDATE piece SET uses=uses+1 WHERE hash=? RETURNING row"_s, {digest});
        if (!known)
            return tl::unexpected(known.error());
        const auto row = known->isValid() ? Result<qint64>(known->toLongLong()) : addNewPiece(digest, bytes, Form::Plain);
        return row.map([](qint64 piece) { return toRecipe({piece}); });
    });
}

Result<qint64> ContentStore::addAs(const QByteArray &digest, qsizetype size, const std::function<Result<QByteArray>()> &makeRecipe)
{
    Database::Transaction transaction(m_database);
    const auto known = m_database.value(u"SELECT row FROM content WHERE hash=?"_s, {digest});
    if (!known)
        return tl::unexpected(known.error());
    if (known->isValid())
        return transaction.commit().map([&] { return known->toLongLong(); });
    const auto recipe = makeRecipe();
    if (!recipe)
        return tl::unexpected(recipe.error());
    const auto added = m_database.insert(u"INSERT INTO content (hash, size, recipe) VALUES (?, ?, ?)"_s, {digest, size, *recipe});
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
    return known->isValid() ? known->toLongLong() : addNewPiece(key, bytes, Form::Compressed);
}

Result<qint64> ContentStore::addNewPiece(const QByteArray &hash, const QByteArray &bytes, Form form)
{
    const bool mayPay = form == Form::Compressed && bytes.size() >= leastCompressed;
    const QByteArray compressed = mayPay ? packed(bytes) : bytes;
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
    if (!recipe->isValid())
        return missingContent();
    const auto pieces = fromRecipe(recipe->toByteArray());
    return pieces ? Result<QList<qint64>>(*pieces) : damaged();
}

Result<QByteArray> ContentStore::bytes(qint64 row) const
{
    const auto pieces = piecesOf(row);
    const auto key = m_database.value(u"SELECT hash FROM content WHERE row=?"_s, {row});
    const auto size = m_database.value(u"SELECT size FROM content WHERE row=?"_s, {row});
    if (!pieces || !key || !size)
        return tl::unexpected(!pieces ? pieces.error() : !key ? key.error() : size.error());
    QByteArray joined;
    // What it says of its size may be damaged.
    joined.reserve(std::min<qint64>(size->toLongLong(), pieces->size() * largestPiece));
    for (const qint64 each : *pieces) {
        const auto bytes = piece(each);
        if (!bytes)
            return bytes;
        if (joined.size() + bytes->size() > size->toLongLong())
            return damaged();
        joined += *bytes;
    }
    return hash(joined) == key->toByteArray() ? Result<QByteArray>(joined) : damaged();
}

Result<QByteArray> ContentStore::piece(qint64 row) const
{
    const auto query = m_database.run(u"SELECT form, data FROM piece_data WHERE piece=?"_s, {row});
    if (!query)
        return tl::unexpected(query.error());
    if (!(*query)->next()) {
        const auto ended = m_database.ended(**query);
        return ended ? missingContent() : tl::make_unexpected(ended.error());
    }
    const auto bytes = pieceBytes((*query)->value(0).toInt(), (*query)->value(1).toByteArray());
    (*query)->finish();
    return bytes ? Result<QByteArray>(*bytes) : damaged();
}

Result<qint64> ContentStore::bytesIn(const QList<qint64> &pieces, qsizetype from) const
{
    qint64 sum = 0;
    for (qsizetype at = from; at < pieces.size(); ++at) {
        // What is compressed begins with its size.
        const auto size = m_database.value(
            uR"(SELECT CASE form WHEN 0 THEN length(data) ELSE substr(data, 1, 4) END FROM piece_data WHERE piece=?)"_s, {pieces.at(at)});
        if (!size)
            return tl::unexpected(size.error());
        const bool isPacked = size->typeId() == QMetaType::QByteArray;
        if (!size->isValid() || (isPacked && size->toByteArray().size() != sizeof(quint32)))
            return damaged();
        sum += isPacked ? qFromBigEndian<quint32>(size->toByteArray().constData()) : size->toLongLong();
    }
    return sum;
}

Result<std::optional<qint64>> ContentStore::departureOf(qint64 first, qint64 second) const
{
    const auto one = piecesOf(first);
    const auto other = piecesOf(second);
    const auto whole = m_database.value(u"SELECT size FROM content WHERE row=?"_s, {second});
    if (!one || !other || !whole)
        return tl::unexpected(!one ? one.error() : !other ? other.error() : whole.error());
    if (first == second)
        return std::optional<qint64>();
    // Both are cut where the bytes before say so: as far as the bytes are the same, the pieces are.
    const auto [differs, here] = std::mismatch(one->begin(), one->end(), other->begin(), other->end());
    const qsizetype same = here - other->begin();
    const auto rest = bytesIn(*other, same);
    if (!rest)
        return tl::unexpected(rest.error());
    const qint64 begin = whole->toLongLong() - *rest;
    if (differs == one->end() || here == other->end())
        return std::optional(begin);
    const auto before = piece(*differs);
    const auto after = piece(*here);
    if (!before || !after)
        return tl::unexpected(!before ? before.error() : after.error());
    const auto place = std::mismatch(before->begin(), before->end(), after->begin(), after->end());
    return std::optional<qint64>(begin + (place.second - after->begin()));
}

Result<QByteArray> ContentStore::bytesOf(const QByteArray &hash) const
{
    const auto row = m_database.value(u"SELECT row FROM content WHERE hash=?"_s, {hash});
    if (!row)
        return tl::unexpected(row.error());
    return row->isValid() ? bytes(row->toLongLong()) : missingContent();
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
        OR EXISTS (SELECT 1 FROM exchange WHERE response_body=?) OR EXISTS (SELECT 1 FROM checkpoint WHERE content=?))"_s,
        {row, row, row, row, row});
    return used.map([](const QVariant &value) { return value.toBool(); });
}

Result<qint64> ContentStore::drop(qint64 row)
{
    const auto pieces = piecesOf(row);
    if (const auto deleted = m_database.run(u"DELETE FROM content WHERE row=?"_s, {row}); !deleted)
        return tl::unexpected(deleted.error());
    // Nobody knows what it consisted of; but what everything else consists of is known.
    if (!pieces)
        return countUses().map([] { return qint64(0); });
    qint64 freed = 0;
    for (const qint64 piece : *pieces) {
        const auto dropped = dropUse(piece);
        if (!dropped)
            return dropped;
        freed += *dropped;
    }
    return freed;
}

Result<void> ContentStore::countUses()
{
    Database::Transaction transaction(m_database);
    QHash<qint64, qint64> uses;
    const auto counted = m_database.each(u"SELECT recipe FROM content"_s, {}, [&uses](const QSqlQuery &query) {
        for (const qint64 piece : fromRecipe(query.value(0).toByteArray()).value_or(QList<qint64>()))
            ++uses[piece];
    });
    const auto pieces = counted ? m_database.numbers(u"SELECT row FROM piece"_s) : tl::make_unexpected(counted.error());
    if (!pieces)
        return tl::unexpected(pieces.error());
    for (const qint64 piece : *pieces) {
        const auto done = uses.contains(piece) ? m_database.run(u"UPDATE piece SET uses=? WHERE row=?"_s, {uses.value(piece), piece})
                                               : m_database.run(u"DELETE FROM piece WHERE row=?"_s, {piece});
        if (!done)
            return tl::unexpected(done.error());
    }
    return transaction.commit();
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
