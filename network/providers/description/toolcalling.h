// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <optional>

namespace network {

//! How a model calls tools: as its dialect has it, by the contract, or natively until it is seen to print its calls as text.
enum class ToolCalling { Native, Contract, Auto };

//! As descriptors write it.
QString toWire(ToolCalling calling);
std::optional<ToolCalling> toolCallingFromWire(QStringView name);

} // namespace network
