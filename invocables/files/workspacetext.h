// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QString>
#include <QStringList>

namespace invocables {

//! The text of a file that a prompt names, as file tools would read it: inside the workspace folders, at most 2 MiB of UTF-8. What a
//! tool would ask a person about (hidden files, what looks like a secret) is not read, since nobody is asked here. On a worker.
model::Result<QString> readWorkspaceText(const QStringList &folders, const QStringList &hidden, const QString &path);

} // namespace invocables
