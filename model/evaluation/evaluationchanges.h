// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/evaluationtable.h"

namespace model {

//! How a case with a variant is now, against how it was. TooClose: it passes at another rate, which so few runs cannot tell from chance.
enum class CellChange { Same, Better, Worse, TooClose };

QString toWire(CellChange change);

struct ChangedCell {
    QString caseId = {};
    QString variant = {};
    EvaluationCell before = {};
    EvaluationCell now = {};
    CellChange change = CellChange::Same;
    //! How likely such a difference is where nothing has changed.
    double chance = 1;

    //! `refuses a date with llama: 5 of 5, now 1 of 5 (p 0.05)`
    QString words() const;
};

//! A variant over the cases that both evaluations have.
struct ChangedVariant {
    QString variant = {};
    //! Cases whose rate rose, or fell.
    int better = 0;
    int worse = 0;
    //! By the sign of each case's change.
    double chance = 1;
    //! Of the medians of the cases' times, in milliseconds, and by Wilcoxon's signed ranks.
    std::optional<double> slower = {};
    double slowerChance = 1;

    //! Worse by so much over all cases that it is no chance.
    bool isWorse() const { return worse > better && chance < 0.05; }
    bool isBetter() const { return better > worse && chance < 0.05; }
};

//! What has become of a suite since a baseline. Pure.
struct EvaluationChanges {
    //! Which evaluation it is compared with.
    QString baseline = {};
    QList<ChangedCell> cells = {};
    QList<ChangedVariant> variants = {};
    //! Cells that only one of both has.
    int added = 0;
    int removed = 0;

    static EvaluationChanges between(const QList<EvaluationOutcome> &before, const QList<EvaluationOutcome> &now);
    QList<ChangedCell> of(CellChange change) const;
    //! A cell became worse, or a variant did over all of them.
    bool isWorse() const;
    //! What so few runs can tell, and what not, in a sentence.
    QString caution() const;
};

} // namespace model
