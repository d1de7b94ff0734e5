// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/librarylinesreader.h"

namespace model {

//! Reads what a page or a PDF of ours carries, not what it shows: lines of LibraryLinesWriter, with what shownOf() leaves of each record.
class CarriedReader final : public ArchiveReader
{
public:
    enum class Carrier { Page, Pdf };

    CarriedReader(std::unique_ptr<QIODevice> lines, Carrier carrier);
    ~CarriedReader() override;

    QString format() const override;
    //! Without conversations that have no message, which would be in no list.
    Result<std::optional<ArchiveRecord>> next() override;
    qint64 line() const override { return m_reader.line(); }
    QStringList remarks() const override;

private:
    const std::unique_ptr<QIODevice> m_lines;
    const Carrier m_carrier;
    LibraryLinesReader m_reader;
    //! Read already, to see whether there is a message.
    std::optional<ArchiveRecord> m_following;
};

} // namespace model
