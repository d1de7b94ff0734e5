// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/archivewriter.h"

#include "model/basics/privatefile.h"

#include <QIODevice>

namespace model {

Result<void> ArchiveWriter::put(QIODevice &device, const QByteArray &bytes)
{
    if (writeWhole(device, bytes))
        return {};
    return failure(ErrorCategory::Execution, device.errorString());
}

} // namespace model
