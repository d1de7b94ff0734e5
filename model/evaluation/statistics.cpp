// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/statistics.h"

#include "model/comparison/comparisontable.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace model {

namespace {

//! The 97.5th percentile of the normal distribution.
constexpr double normalQuantile = 1.959963984540054;
constexpr qsizetype resamples = 2000;
constexpr qsizetype leastResamples = 200;
constexpr qsizetype mostDraws = 4'000'000;
//! Two probabilities that differ by less are the same, as rounding leaves them.
constexpr double hair = 1 + 1e-7;

double logChoose(qint64 all, qint64 some)
{
    return std::lgamma(double(all) + 1) - std::lgamma(double(some) + 1) - std::lgamma(double(all - some) + 1);
}

//! Of the sorted values, between two where it falls between them.
double percentile(const QList<double> &sorted, double share)
{
    const double place = share * double(sorted.size() - 1);
    const auto below = qsizetype(std::floor(place));
    const qsizetype above = std::min(below + 1, sorted.size() - 1);
    return sorted.at(below) + (place - double(below)) * (sorted.at(above) - sorted.at(below));
}

//! Sizes of differences with the mean of the ranks that like sizes share.
struct Ranks {
    double positive = 0;
    double negative = 0;
    //! Of each group of like sizes, its cube less itself.
    double ties = 0;

    explicit Ranks(QList<double> differences)
    {
        std::sort(differences.begin(), differences.end(), [](double left, double right) { return std::abs(left) < std::abs(right); });
        for (qsizetype first = 0; first < differences.size();) {
            qsizetype last = first;
            while (last + 1 < differences.size() && std::abs(differences.at(last + 1)) == std::abs(differences.at(first)))
                ++last;
            const double rank = double(first + last) / 2 + 1;
            for (qsizetype index = first; index <= last; ++index)
                (differences.at(index) > 0 ? positive : negative) += rank;
            const double group = double(last - first + 1);
            ties += group * group * group - group;
            first = last + 1;
        }
    }
};

//! Of all 2^n ways to give n ranks a sign, the share whose positive ranks add up to no more than `sum`, twice.
double exactSignedRank(int count, double sum)
{
    const int most = count * (count + 1) / 2;
    std::vector<double> ways(size_t(most) + 1, 0);
    ways[0] = 1;
    for (int rank = 1; rank <= count; ++rank) {
        for (int total = most; total >= rank; --total)
            ways[size_t(total)] += ways[size_t(total - rank)];
    }
    double below = 0;
    for (int total = 0; total <= int(sum); ++total)
        below += ways[size_t(total)];
    return std::min(1.0, 2 * below / std::pow(2.0, count));
}

} // namespace

Interval wilsonInterval(qint64 passed, qint64 tried)
{
    if (tried <= 0)
        return {0, 1};
    const double n = double(tried);
    const double share = double(passed) / n;
    const double square = normalQuantile * normalQuantile;
    const double middle = (share + square / (2 * n)) / (1 + square / n);
    const double half = normalQuantile / (1 + square / n) * std::sqrt(share * (1 - share) / n + square / (4 * n * n));
    // Rounding must not leave a share outside of its own interval.
    return {passed == 0 ? 0 : std::max(0.0, middle - half), passed == tried ? 1 : std::min(1.0, middle + half)};
}

std::optional<Interval> medianInterval(const QList<double> &values)
{
    if (values.size() < 3)
        return {};
    std::mt19937_64 random(20'240'229);
    // Of very many values fewer samples do, which otherwise would take seconds.
    const auto draws = int(std::clamp<qsizetype>(mostDraws / values.size(), leastResamples, resamples));
    QList<double> medians;
    medians.reserve(draws);
    QList<double> sample(values.size());
    for (int draw = 0; draw < draws; ++draw) {
        // By the remainder, since the standard's distributions differ from library to library.
        for (double &value : sample)
            value = values.at(qsizetype(random() % quint64(values.size())));
        medians.append(*medianOf(sample));
    }
    std::sort(medians.begin(), medians.end());
    return Interval {percentile(medians, 0.025), percentile(medians, 0.975)};
}

double fisherExact(qint64 passed, qint64 failed, qint64 otherPassed, qint64 otherFailed)
{
    const qint64 first = passed + failed;
    const qint64 second = otherPassed + otherFailed;
    const qint64 allPassed = passed + otherPassed;
    const auto likelihood = [&](qint64 here) {
        return std::exp(logChoose(first, here) + logChoose(second, allPassed - here) - logChoose(first + second, allPassed));
    };
    const double seen = likelihood(passed) * hair;
    double sum = 0;
    for (qint64 here = std::max<qint64>(0, allPassed - second); here <= std::min(first, allPassed); ++here) {
        if (const double likely = likelihood(here); likely <= seen)
            sum += likely;
    }
    return std::min(1.0, sum);
}

double mcnemarExact(qint64 better, qint64 worse)
{
    const qint64 all = better + worse;
    double sum = 0;
    for (qint64 fewer = 0; fewer <= std::min(better, worse); ++fewer)
        sum += std::exp(logChoose(all, fewer) - double(all) * std::log(2.0));
    return std::min(1.0, 2 * sum);
}

double wilcoxonSignedRank(const QList<double> &differences)
{
    QList<double> changed = differences;
    changed.removeIf([](double difference) { return difference == 0 || !std::isfinite(difference); });
    if (changed.isEmpty())
        return 1;
    const Ranks ranks(changed);
    const double smaller = std::min(ranks.positive, ranks.negative);
    const double n = double(changed.size());
    constexpr qsizetype mostExact = 50;
    if (ranks.ties == 0 && changed.size() <= mostExact)
        return exactSignedRank(int(changed.size()), smaller);
    const double variance = n * (n + 1) * (2 * n + 1) / 24 - ranks.ties / 48;
    if (variance <= 0)
        return 1;
    const double z = (smaller - n * (n + 1) / 4) / std::sqrt(variance);
    return std::min(1.0, std::erfc(std::abs(z) / std::sqrt(2.0)));
}

std::optional<double> cohensKappa(const QList<std::pair<bool, bool>> &pairs)
{
    if (pairs.isEmpty())
        return {};
    const double all = double(pairs.size());
    double alike = 0;
    double first = 0;
    double second = 0;
    for (const auto &[one, other] : pairs) {
        alike += one == other ? 1 : 0;
        first += one ? 1 : 0;
        second += other ? 1 : 0;
    }
    const double byChance = first / all * second / all + (1 - first / all) * (1 - second / all);
    if (byChance >= 1)
        return {};
    return (alike / all - byChance) / (1 - byChance);
}

std::optional<qint64> leastTellableDifference(qint64 runs)
{
    for (qint64 fewer = 1; fewer <= runs; ++fewer) {
        if (fisherExact(runs, 0, runs - fewer, fewer) < 0.05)
            return fewer;
    }
    return {};
}

} // namespace model
