// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/archivewriter.h"

namespace model {

//! Writes the path that is shown as one page that loads nothing and runs nothing, light or dark as the reader's desktop is. All words are
//! escaped; their Markdown is set by htmlOfMarkdown(). What it shows of each record it carries along, to be read again by CarriedReader.
class HtmlWriter final : public ArchiveWriter
{
public:
    //! Bare: it carries nothing.
    enum class Form { Whole, Bare };

    explicit HtmlWriter(QIODevice &device, Form form = Form::Whole)
        : m_device(device)
        , m_form(form)
    {
    }

    Result<void> write(const ArchiveRecord &record) override;
    Result<void> finish() override;

private:
    Result<void> begin();
    Result<void> carry(const QByteArray &line);

    QIODevice &m_device;
    const Form m_form;
    bool m_hasBegun = false;
    //! So many have been written; the names of footnotes are made of it.
    int m_messages = 0;
};

} // namespace model
