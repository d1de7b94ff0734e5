// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/archivereader.h"
#include "model/archives/jsonpieces.h"

namespace model {

//! Reads JSON Lines of our own (LibraryLinesWriter): that conversations are whole, that numbers are those of nodes that are there.
class LibraryLinesReader final : public ArchiveReader
{
public:
    explicit LibraryLinesReader(QIODevice &device)
        : m_pieces(device)
    {
    }

    static bool recognises(const JsonText &first);

    QString format() const override;
    Result<std::optional<ArchiveRecord>> next() override;
    qint64 line() const override { return m_pieces.line(); }

private:
    Result<void> readHeader(const JsonText &text);
    Result<ArchiveRecord> read(const JsonText &text);
    Result<ArchiveRecord> readConversation(const JsonText &text);
    Result<ArchiveRecord> readTurn(const JsonText &text);
    Result<ArchiveRecord> readStaged(const JsonText &text);
    Result<ArchiveRecord> readNode(const JsonText &text);
    Result<ArchiveRecord> readExchange(const JsonText &text) const;
    Result<ArchiveRecord> readEnd(const JsonText &text);

    JsonPieces m_pieces;
    bool m_hasHeader = false;
    bool m_isInConversation = false;
    //! What was read last is a turn that was rolled back, or what that had staged.
    bool m_isAfterTurn = false;
    ConversationId m_conversation;
    qint64 m_nodes = 0;
    //! The highest number of a node that something names before it has come.
    qint64 m_highest = 0;
};

} // namespace model
