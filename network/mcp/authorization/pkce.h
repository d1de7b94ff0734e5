// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace network {

//! 256 bits that nobody can guess, as 43 characters that need no encoding anywhere.
QByteArray unguessable();

//! The challenge that belongs to a code verifier, by method S256 (RFC 7636, section 4.2).
QByteArray codeChallenge(const QByteArray &verifier);

} // namespace network
