// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>

namespace network {

//! A process and all that it has started and that is still its own, the oldest first, as /proc says; so many at the most. What has left
//! it, as programs that stay in the background do, is not among them.
QList<qint64> processTree(qint64 process);

} // namespace network
