// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/storefile.h"

namespace model {

//! Writes what is committed in a store into one file of its own, which needs no other beside it, while others go on writing to the
//! store. The copy is checked, and is there whole or not at all. \return a Usage error where `target` is there already. Blocks: for a
//! worker, with a connection of its own.
Result<void> copyStore(const StoreFile::Reading &store, const QString &target);

//! A store in one piece whose every page can be read.
Result<void> checkCopy(const QString &path);

} // namespace model
