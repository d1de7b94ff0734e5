// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/archivewriter.h"

namespace model {

//! Writes the path that is shown as one page that loads nothing and runs nothing, light or dark as the reader's desktop is. All words are
//! escaped; their Markdown is set by htmlOfMarkdown().
class HtmlWriter final : public ArchiveWriter
{
public:
    explicit HtmlWriter(QIODevice &device)
        : m_device(device)
    {
    }

    Result<void> write(const ArchiveRecord &record) override;
    Result<void> finish() override;

private:
    Result<void> begin();

    QIODevice &m_device;
    bool m_hasBegun = false;
    //! So many have been written; the names of footnotes are made of it.
    int m_messages = 0;
};

} // namespace model
