// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

#include <optional>

namespace model {

//! What qCompress() has packed. Nothing where it was not that or says that it is larger than `most` bytes: the size stands before the
//! packed bytes, is taken for the memory to be had, and in a damaged file may be anything.
std::optional<QByteArray> unpacked(const QByteArray &bytes, qsizetype most);

} // namespace model
