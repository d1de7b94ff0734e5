// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/htmlwriter.h"

#include <QBuffer>

namespace gui {

//! Writes the path that is shown as pages of A4: what HtmlWriter makes of it, laid out. Carries along what it shows of each record, as an
//! attachment that PdfAttachment takes out again. Needs a QGuiApplication, and as much memory as the text takes many times over, so that
//! there is a bound.
class PdfWriter final : public model::ArchiveWriter
{
public:
    //! Bytes of the page with its pictures, and of what it carries.
    static constexpr qint64 mostBytes = 64LL * 1024 * 1024;

    explicit PdfWriter(QIODevice &device);

    model::Result<void> write(const model::ArchiveRecord &record) override;
    model::Result<void> finish() override;

private:
    QIODevice &m_device;
    QBuffer m_page;
    QByteArray m_lines;
    model::HtmlWriter m_html;
    QString m_title;
};

} // namespace gui
