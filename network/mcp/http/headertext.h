// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QStringView>

namespace network {

//! A text as the value of an HTTP header, by the rule of MCP 2026-07-28 (transports/streamable-http, "Value Encoding"): as it is where
//! it is printable ASCII without white space at its ends, else `=?base64?…?=`; so is what could be taken for that, and the empty text,
//! since headers without a value get lost on the way.
QByteArray headerText(QStringView text);

} // namespace network
