// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>

namespace network {

//! The processes that this one has started, and those that they have; as /proc says at this moment.
QList<qint64> descendantsOf(qint64 process);

} // namespace network
