// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace network {

//! The signature that a thought of the rehearsal carries, in every wire language that has such.
QString thoughtSignature(const QString &thought);
//! Whether the thought is as it was given. What has another's signature, or none, is not the rehearsal's to judge.
bool isThoughtUnchanged(const QString &thought, const QString &signature);

} // namespace network
