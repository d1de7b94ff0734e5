// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/archive.h"
#include "model/basics/result.h"

#include <QStringList>

class QIODevice;

namespace model {

//! Reads conversations from the bytes of one format, a record at a time. Knows no store; what it reads is hostile until it has been
//! checked. Owned by whoever imports; the device outlives it.
class ArchiveReader
{
    Q_DISABLE_COPY_MOVE(ArchiveReader)

public:
    virtual ~ArchiveReader() = default;

    //! The one for what the device holds, which must be one that can be read from the beginning again. `when` is said of what has no
    //! time of its own. \return a Validation error where no format is recognised.
    static Result<std::unique_ptr<ArchiveReader>> open(
        QIODevice &device, const QDateTime &when = QDateTime::fromSecsSinceEpoch(0, Qt::UTC));

    //! What the format is called, for the person.
    virtual QString format() const = 0;
    //! The next record; nothing at the end. After an error there is no more.
    virtual Result<std::optional<ArchiveRecord>> next() = 0;
    //! Where what was read last begins, or what was wrong in it; from 1.
    virtual qint64 line() const = 0;
    //! What the file has that was left out, in words; complete once all has been read.
    virtual QStringList remarks() const { return {}; }

protected:
    ArchiveReader() = default;
};

} // namespace model
