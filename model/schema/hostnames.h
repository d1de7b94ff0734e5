// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace model {

// Names and addresses of hosts, as the formats of JSON Schema mean them. Pure.

//! Four numbers of 0 to 255 without leading noughts (RFC 2673).
bool isIpv4(const QString &text);
//! RFC 4291, without a zone.
bool isIpv6(const QString &text);
//! Labels of ASCII letters, digits and hyphens (RFC 1123); those that begin with `xn--` stand for ones that isIdnHostname takes.
bool isHostname(const QString &text);
//! Labels of any script by the rules of RFC 5891 and 5892, those about writing directions left out.
bool isIdnHostname(const QString &text);

} // namespace model
