// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/comparison/comparedrun.h"
#include "model/evaluation/expectation.h"

namespace model {

//! What came of one expectation. A value.
struct Judgement {
    QString type = {};
    bool passed = false;
    //! From 0 to 1.
    double score = 0;
    //! Why, in a sentence for the person.
    QString reason = {};
    //! It could not be judged: the answer is neither right nor wrong by it.
    bool isBroken = false;
    //! What was expected, in short.
    QString wanted = {};
    //! Of one that a model or a command has judged: what it said, whole.
    QString said = {};

    //! One that only says whether; `reason` is told of an expectation that is not turned round.
    static Judgement of(const Expectation &expectation, bool holds, const QString &reason);
    static Judgement of(const Expectation &expectation, double score, bool holds, const QString &reason);
    static Judgement broken(const Expectation &expectation, const QString &why);

    JsonText toJson() const;
    static Judgement read(const JsonText &object);
    bool operator==(const Judgement &) const = default;
};

//! Judges what needs nobody else: all but those of a model, of a command, of a set, and of a likeness by vectors, which is judged by
//! words here. Pure.
Judgement judge(const Expectation &expectation, const ComparedRun &run);

//! Whether a tool is meant by this name: its own, scoped or not, or a pattern with `*` and `?`.
bool isToolNamed(const QString &tool, const QString &name);

} // namespace model
