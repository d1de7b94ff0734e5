// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace model {

//! SHA-256 of them (FIPS 180-4), 32 bytes. For whole files and bodies: Nettle takes the processor's own instructions, where Qt takes five
//! to ten times as long.
QByteArray sha256(QByteArrayView bytes);

} // namespace model
