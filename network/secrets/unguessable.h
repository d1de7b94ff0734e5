// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace network {

//! 256 bits that nobody can guess, as 43 characters that need no encoding anywhere.
QByteArray unguessable();

//! Whether two secrets are the same, in a time that does not tell where they differ.
bool areSameSecrets(QByteArrayView one, QByteArrayView other);

} // namespace network
