// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace network {

//! From now on a program that gets no memory says so on standard error and ends with status 1, not by a signal that a person would take
//! for a fault. What is stored by then is kept, as after a kill. To be called once, at the beginning.
void sayWhenMemoryRunsOut();

} // namespace network
