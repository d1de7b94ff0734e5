// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/archivewriter.h"

namespace model {

//! Writes JSON Lines of our own, which have everything that a conversation is; described in the manual's chapter *export*. The same
//! library always gives the same bytes.
class LibraryLinesWriter final : public ArchiveWriter
{
public:
    explicit LibraryLinesWriter(QIODevice &device)
        : m_device(device)
    {
    }

    static constexpr int version = 1;

    bool wantsTree() const override { return true; }
    //! A Validation error where a record takes more than a reader takes.
    Result<void> write(const ArchiveRecord &record) override;
    Result<void> finish() override;

    //! The first line, and that of a record, without their ends.
    static QByteArray header();
    static QByteArray lineOf(const ArchiveRecord &record);

private:
    Result<void> begin();

    QIODevice &m_device;
    bool m_hasBegun = false;
};

} // namespace model
