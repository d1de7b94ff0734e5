// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace model {

//! One step of an invocation on its way, for the person who looks into it. `name` is its wire name (`find`, `parse`, `defaults`,
//! `validate`, `deduplicate`, `approve`, `confine`, `execute`, `back-off`, `format`); `remark` says in a few words what came of it.
struct InvocationStep {
    QString name;
    double milliseconds = 0;
    QString remark = {};

    bool operator==(const InvocationStep &) const = default;
};

//! The earlier call whose result served for a call that was the same, so that this was not run: how long ago that was, and how many
//! canisters of the path before.
struct ReusedResult {
    QString invocation;
    double milliseconds = 0;
    int canisters = 0;

    bool operator==(const ReusedResult &) const = default;
};

//! How a tool call ended. `display` is what the person is shown where it differs from the contents that the model gets.
struct ResultState {
    QString invocation;
    std::optional<Error> error = {};
    double milliseconds = 0;
    QString display = {};
    //! The whole text, where the model got only the first part of it.
    QString whole = {};
    std::optional<ReusedResult> reused = {};
    //! The earlier calls whose results this one supersedes; they are not sent any more.
    QStringList supersedes = {};
    QList<InvocationStep> steps = {};
    //! Of a character's tool: the states that the call has gone through, by their wire names.
    QStringList lifecycle = {};

    bool operator==(const ResultState &) const = default;
};

} // namespace model
