// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/piecereader.h"

#include <QCoreApplication>

namespace model {

namespace {

struct PieceReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(PieceReader)
};

} // namespace

Result<std::optional<ArchiveRecord>> PieceReader::next()
{
    for (;;) {
        if (m_given < m_records.size())
            return std::optional(std::exchange(m_records[m_given++], ArchivedEnd()));
        m_records.clear();
        m_given = 0;
        if (m_hasEnded)
            return std::optional<ArchiveRecord>();
        const auto piece = m_pieces.next();
        if (!piece)
            return tl::unexpected(piece.error());
        m_hasEnded = !piece->has_value();
        if (const auto taken = m_hasEnded ? end() : take(**piece); !taken)
            return tl::unexpected(taken.error());
    }
}

QStringList PieceReader::remarks() const
{
    QStringList remarks;
    for (auto each = m_leftOut.cbegin(); each != m_leftOut.cend(); ++each)
        remarks += PieceReaderTexts::tr("left out: %1 (%2)").arg(each.key(), QString::number(each.value()));
    return remarks;
}

} // namespace model
