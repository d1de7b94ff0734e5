// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/turnrecord.h"

namespace model {

// How the store writes down why a turn was rolled back. What cannot be read is nothing.
QByteArray errorToJson(const std::optional<Error> &error);
std::optional<Error> errorFromJson(const QByteArray &json);
QByteArray ranToJson(const QList<RanInvocation> &ran);
QList<RanInvocation> ranFromJson(const QByteArray &json);

} // namespace model
