// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/benchmarks/baretoml.h"

#include <fstream>
#include <sstream>

#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

namespace benchmark {

int parseBare(const std::vector<std::string> &paths)
{
    int parsed = 0;
    for (const std::string &path : paths) {
        std::ifstream file(path, std::ios::binary);
        std::ostringstream text;
        text << file.rdbuf();
        parsed += toml::parse(text.str()).succeeded();
    }
    return parsed;
}

} // namespace benchmark
