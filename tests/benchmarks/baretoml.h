// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

namespace benchmark {

//! The reference for loading descriptors: reads files and parses them with toml++ as it comes. \return how many are TOML.
int parseBare(const std::vector<std::string> &paths);

} // namespace benchmark
