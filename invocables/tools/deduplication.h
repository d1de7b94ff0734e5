// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace invocables {

//! When the arguments of two calls count as the same. Exact: the same JSON whatever the order of members. Normalised: also with
//! defaults filled in, white space around texts taken away, and numbers of one value in one form. Semantic: also where words differ in
//! case, in the white space between them or in the full stop after them, and where paths and addresses lead to the same by another way.
enum class Sameness { None, Exact, Normalised, Semantic };

//! What a tool's descriptor says of calls that are the same. Two matters: a call is not run again where an earlier result serves,
//! and earlier results that a later one supersedes are not sent any more.
struct Deduplication {
    Sameness sameness = Sameness::None;
    //! For how many seconds, and for how many canisters of the path, a result serves; 0 for no bound.
    double windowSeconds = 0;
    int windowCanisters = 0;
    //! Results of this conversation serve also where they are not on its path.
    bool isCached = false;
    //! A result supersedes earlier ones of the same tool; of these tools of the ensemble.
    bool supersedesOwn = false;
    QStringList supersedes = {};
    //! The arguments that must be the same for that; all where there are none.
    QStringList by = {};

    bool operator==(const Deduplication &) const = default;
};

} // namespace invocables
