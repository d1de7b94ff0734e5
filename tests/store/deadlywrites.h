// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

//! From now on the process kills itself (SIGKILL) before its write or sync number `number`, counted from 1, of whatever file at a
//! given place, which is how SQLite writes. What the library calls is replaced for the whole process; without a number nothing is counted.
void dieBeforeWrite(int number);
//! How often the process has waited for the disk so far.
int syncs();
