// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>
#include <string>

namespace benchmark {

//! The reference for validating arguments: valijson as it comes, with the nlohmann adapter, on a schema compiled once.
class BareValijson final
{
public:
    explicit BareValijson(const std::string &schema);
    ~BareValijson();
    BareValijson(const BareValijson &) = delete;
    BareValijson &operator=(const BareValijson &) = delete;

    //! Reads the text and validates it.
    bool accepts(const std::string &text) const;

private:
    struct Compiled;
    std::unique_ptr<Compiled> m_compiled;
};

} // namespace benchmark
