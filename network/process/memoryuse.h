// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtGlobal>

namespace network {

//! Bytes of main memory that a process and all that it has started hold at this moment, as /proc says; 0 where it is gone. What they
//! share counts for each. Reads a few short files, however much memory that is: working out the exact share would take the kernel
//! longer than a window can wait.
qint64 memoryUse(qint64 process);

} // namespace network
