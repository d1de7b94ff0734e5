// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/database.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <functional>
#include <optional>

namespace model {

//! Cuts bytes into pieces of 512 bytes to 8 KiB, about 2.5 KiB on average, where a rolling hash of the last 64 bytes says so. So a change
//! in the middle changes only the pieces around it (content-defined chunking with a gear hash: Xia et al., FastCDC, USENIX ATC
//! 2016). The views are into `bytes`.
constexpr qsizetype largestPiece = 8 * 1024;
QList<QByteArrayView> cutIntoPieces(QByteArrayView bytes);

//! For unpacked(). What is short stands in it as it is: to begin to compress costs more than it saves.
QByteArray packed(const QByteArray &bytes);
//! What packed() or qCompress() has packed. Nothing where it was not that or says that it is larger than `most` bytes: the size stands
//! before the packed bytes, is taken for the memory to be had, and in a damaged file may be anything.
std::optional<QByteArray> unpacked(const QByteArray &bytes, qsizetype most);

//! Bytes that are kept once, however often they are used: whole contents by their SHA-256, cut where the bytes themselves say
//! so into pieces that similar contents share. Holds nothing; see ConversationStore.
class ContentStore
{
public:
    explicit ContentStore(Database &database)
        : m_database(database)
    {
    }

    //! \return the row of the content.
    Result<qint64> add(const QByteArray &bytes);
    //! The same where somebody waits for it and nothing else is like it: in one piece and as it is. `digest`: its SHA-256.
    Result<qint64> addWhole(const QByteArray &bytes, const QByteArray &digest);
    //! The bytes that were added, or an error: they are compared with their SHA-256.
    Result<QByteArray> bytes(qint64 row) const;
    Result<QByteArray> bytesOf(const QByteArray &hash) const;
    //! Drops those of these contents that nothing uses any more, and the pieces that only they had.
    //! \return how many bytes of pieces went.
    Result<qint64> sweep(const QList<qint64> &rows);

    //! How many bytes the pieces of these contents take, each piece counted once.
    Result<qint64> storedSize(const QList<qint64> &rows) const;

    //! Up to which byte a second content is the same as a first; nothing where all of it is. Costs what their pieces are, not their bytes.
    Result<std::optional<qint64>> departureOf(qint64 first, qint64 second) const;
    //! The pieces of a content in their order, for whoever reads them one by one.
    Result<QList<qint64>> piecesOf(qint64 row) const;
    //! The bytes of a piece.
    Result<QByteArray> piece(qint64 row) const;

    static QByteArray hash(const QByteArray &bytes);
    //! The rows of the pieces that a content consists of; nothing where the recipe is damaged.
    static std::optional<QList<qint64>> fromRecipe(const QByteArray &recipe);
    static QByteArray toRecipe(const QList<qint64> &pieces);
    //! The bytes of a piece by the form in which it is kept; nothing where it is damaged.
    static std::optional<QByteArray> pieceBytes(int form, const QByteArray &data);
    //! Counts anew in how many places each piece is, and drops those that are in none.
    Result<void> countUses();

private:
    enum class Form { Plain = 0, Compressed = 1 };

    Result<qint64> addAs(const QByteArray &digest, qsizetype size, const std::function<Result<QByteArray>()> &makeRecipe);
    Result<QByteArray> addPieces(const QByteArray &bytes);
    Result<qint64> addPiece(const QByteArray &bytes);
    //! Compressed only where that pays.
    Result<qint64> addNewPiece(const QByteArray &hash, const QByteArray &bytes, Form form);
    //! Of the pieces from one on, how many bytes there are in them.
    Result<qint64> bytesIn(const QList<qint64> &pieces, qsizetype from) const;
    //! Also of a content that is not there.
    Result<bool> isUsed(qint64 row) const;
    Result<qint64> drop(qint64 row);
    Result<qint64> dropUse(qint64 piece);

    Database &m_database;
};

} // namespace model
