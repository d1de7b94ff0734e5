// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/archivereader.h"
#include "model/archives/jsonpieces.h"

#include <QMap>

namespace model {

//! What readers of other programs' files have in common: they are given one JSON object after another, and put what they make of it.
class PieceReader : public ArchiveReader
{
public:
    Result<std::optional<ArchiveRecord>> next() final;
    qint64 line() const final { return m_pieces.line(); }
    QStringList remarks() const override;

protected:
    explicit PieceReader(QIODevice &device)
        : m_pieces(device)
    {
    }

    virtual Result<void> take(const JsonText &piece) = 0;
    //! After the last object.
    virtual Result<void> end() { return {}; }

    void put(ArchiveRecord record) { m_records.append(std::move(record)); }
    //! Counts one thing that was not taken over; `what` in words.
    void leaveOut(const QString &what) { ++m_leftOut[what]; }

private:
    JsonPieces m_pieces;
    QList<ArchiveRecord> m_records;
    qsizetype m_given = 0;
    bool m_hasEnded = false;
    QMap<QString, int> m_leftOut;
};

} // namespace model
