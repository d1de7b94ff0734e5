// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"

namespace network {
struct ProcessOutput;
}

namespace gui {

//! Takes out of a PDF what PdfWriter has put into it: the lines of a library. A program of its own does it, within bounds of memory and
//! time: what a hostile file makes of that ends with it, and the library for PDF is in no other program. Fails with Validation where
//! the PDF is another's, cannot be read or carries too much.
class PdfAttachment final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PdfAttachment)

public:
    //! What it is called in the PDF.
    static QString name();
    //! Those of ours are smaller, and carry less.
    static constexpr qint64 mostBytes = 256LL * 1024 * 1024;
    static constexpr qint64 mostCarried = 128LL * 1024 * 1024;

    //! `path`: absolute.
    PdfAttachment(const QString &path, QObject *parent);

Q_SIGNALS:
    void succeeded(const QByteArray &lines);

protected:
    void abandon() override;

private:
    void begin();
    void end(const network::ProcessOutput &output);

    const QString m_path;
};

} // namespace gui
