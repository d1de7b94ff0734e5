// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>

namespace network {

//! Names and values of a query or of an `application/x-www-form-urlencoded` body.
using FormFields = QList<std::pair<QByteArray, QByteArray>>;

QByteArray formEncoded(const FormFields &fields);
//! At most 64 fields; further ones are left out.
FormFields formDecoded(const QByteArray &text);

} // namespace network
