// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/preferences.h"

namespace model {

//! What came of one case with one variant, all its runs together.
struct EvaluationCell {
    int passed = 0;
    int failed = 0;
    int broken = 0;

    //! Those that say something of the answer.
    int tried() const { return passed + failed; }
    //! It passes at times, and at times not.
    bool isUnstable() const { return passed > 0 && failed > 0; }
    void add(RunVerdict verdict);
    bool operator==(const EvaluationCell &) const = default;
};

//! A variant over all cases.
struct EvaluationColumn {
    QString variant = {};
    EvaluationCell sum = {};
    //! Of the share that passed.
    Interval rate = {};
    //! Of the whole turns that came to their end, in milliseconds.
    std::optional<double> median = {};
    //! How many those are.
    int ended = 0;
    std::optional<Interval> medianRange = {};
    qint64 tokens = 0;
    std::optional<double> cost = {};
    QString currency = {};
};

//! How far judges and the person who graded agree: a grade from 3 on is a pass.
struct JudgeAgreement {
    int graded = 0;
    int agreed = 0;
    //! Beyond chance; nothing where that cannot be said.
    std::optional<double> kappa = {};

    //! "The judge agrees with you in 18 of 20 graded runs."; empty where none was graded.
    QString words() const;
};

//! The matrix of an evaluation: cases by variants, in the order of the outcomes. Pure.
struct EvaluationTable {
    QStringList cases;
    QList<EvaluationColumn> columns;
    //! By row, then by column.
    QList<QList<EvaluationCell>> cells;
    EvaluationCell sum;
    //! Runs that were taken from before.
    int kept = 0;
    //! Of the runs that a model has judged.
    JudgeAgreement agreement;
    //! Of the answers that a person has compared two by two.
    PreferenceTally preferred;

    static EvaluationTable of(const QList<EvaluationOutcome> &outcomes, const QList<Preference> &preferences = {});
    //! "greets by name with claude: 3 of 5", one for each unstable cell.
    QStringList flaky() const;
};

} // namespace model
