// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>

#include <optional>
#include <utility>

namespace model {

// What can be said of a few runs, and what cannot. All of it is pure; the tests hold it to SciPy's figures.

//! From where to where the true value lies, by so much confidence as the function says.
struct Interval {
    double low = 0;
    double high = 0;

    bool operator==(const Interval &) const = default;
};

//! Of a share, by Wilson's score, at 95 %. From 0 to 1 where nothing has been tried.
Interval wilsonInterval(qint64 passed, qint64 tried);

//! Of the median, at 95 %: the percentiles of the medians of 2,000 samples (of thousands of values fewer) drawn from the values with
//! putting back. The draws are the same each time. Nothing of fewer than three values.
std::optional<Interval> medianInterval(const QList<double> &values);

//! How likely it is that two shares differ by at least so much where nothing has changed: Fisher's exact test, two-sided.
double fisherExact(qint64 passed, qint64 failed, qint64 otherPassed, qint64 otherFailed);

//! The same of pairs of which `better` changed one way and `worse` the other: McNemar's exact test, two-sided.
double mcnemarExact(qint64 better, qint64 worse);

//! The same of differences within pairs: Wilcoxon's signed ranks, two-sided; exact for up to fifty differences of unlike sizes, else by
//! the normal distribution with a correction for ties. Pairs that do not differ are left out; 1 where all are.
double wilcoxonSignedRank(const QList<double> &differences);

//! How far two judges agree beyond chance: Cohen's kappa of pairs of yes and no. Nothing of no pairs, or where both always said the same.
std::optional<double> cohensKappa(const QList<std::pair<bool, bool>> &pairs);

//! By how much shares of so many runs must differ that Fisher's test could tell at 5 %: the least whole number of runs, of which all
//! passed before; nothing where so few runs can never tell.
std::optional<qint64> leastTellableDifference(qint64 runs);

} // namespace model
