// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/judgement.h"

namespace model {

//! Which run of an evaluation: a case with a variant, for the first time, the second, ….
struct RunPlace {
    QString caseId = {};
    QString variant = {};
    int repeat = 1;

    bool operator==(const RunPlace &) const = default;
    friend size_t qHash(const RunPlace &place, size_t seed = 0) { return qHashMulti(seed, place.caseId, place.variant, place.repeat); }
};

//! How a run counts. Broken: it says nothing of the answer, since a tool, a provider or a judge failed.
enum class RunVerdict { Passed, Failed, Broken };

QString toWire(RunVerdict verdict);

//! What came of one run. A value.
struct EvaluationOutcome {
    RunPlace place = {};
    RunVerdict verdict = RunVerdict::Broken;
    //! Of the weights of the expectations, from 0 to 1.
    double score = 0;
    QList<Judgement> judgements = {};
    ComparedRun run = {};
    //! Where it ran; empty for this program.
    QString worker = {};
    //! It was computed before, when all that went in was the same.
    bool isKept = false;
    //! From 1 to 5; 0 where nobody has graded it.
    int grade = 0;

    bool passed() const { return verdict == RunVerdict::Passed; }
    //! Why it did not pass, in a sentence; empty where it did.
    QString reason() const;
    //! Judges the run by what was said of each expectation. `threshold`: see EvaluationCase.
    void settle(const QList<Expectation> &expectations, std::optional<double> threshold);

    //! A line for scripts: `case`, `variant`, `repeat`, `passed`, `expectations`, `conversation`, and what is known besides.
    JsonText toJson() const;
    static EvaluationOutcome read(const JsonText &object);
};

} // namespace model
