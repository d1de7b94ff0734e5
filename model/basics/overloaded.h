// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace model {

//! A visitor for std::visit made of lambdas, one for each alternative.
template <typename... Visitors>
struct Overloaded : Visitors... {
    using Visitors::operator()...;
};

// clang 14 needs the guide spelled out.
template <typename... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>;

} // namespace model
