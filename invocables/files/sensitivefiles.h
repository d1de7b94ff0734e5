// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace invocables {

//! Whether a file of this name is one that a person decides about: it is likely to hold a secret, or other programs run what is in it
//! by themselves (shells, direnv, editors, version control). Of names that begin with a dot all are, but those that only name or lay out
//! files.
bool isSensitiveFile(const QString &fileName);

} // namespace invocables
