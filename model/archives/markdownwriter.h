// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/archivewriter.h"

namespace model {

//! Writes the path that is shown as Markdown to be read, with comments that nobody sees between the messages: MarkdownReader finds its way
//! by these, since each says how many lines follow that are others' words.
class MarkdownWriter final : public ArchiveWriter
{
public:
    explicit MarkdownWriter(QIODevice &device)
        : m_device(device)
    {
    }

    //! The first line of a file.
    static QByteArray firstLine();

    Result<void> write(const ArchiveRecord &record) override;

private:
    QString written(const ArchivedConversation &conversation) const;
    QString written(const Canister &canister) const;

    QIODevice &m_device;
    bool m_hasBegun = false;
};

} // namespace model
