// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/archive.h"
#include "model/basics/result.h"

class QIODevice;

namespace model {

//! Writes conversations in one format, a record at a time. Owned by whoever exports; the device outlives it.
class ArchiveWriter
{
    Q_DISABLE_COPY_MOVE(ArchiveWriter)

public:
    virtual ~ArchiveWriter() = default;

    //! It is to be given the tree with its turns. Else the nodes of the path that is shown, and nothing of turns and exchanges.
    virtual bool wantsTree() const { return false; }
    virtual Result<void> write(const ArchiveRecord &record) = 0;
    //! After the last record.
    virtual Result<void> finish() { return {}; }

protected:
    ArchiveWriter() = default;

    //! An Execution error where the device does not take them.
    static Result<void> put(QIODevice &device, const QByteArray &bytes);
};

} // namespace model
