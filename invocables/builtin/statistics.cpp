// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/statistics.h"

#include "model/schema/jsonwriter.h"

#include <algorithm>
#include <cmath>

namespace invocables {

namespace {

//! Welford's method, which does not lose small deviations from a large mean.
struct Moments {
    double mean = 0;
    double squares = 0;
    qsizetype count = 0;

    void add(double value)
    {
        ++count;
        const double deviation = value - mean;
        mean += deviation / double(count);
        squares += deviation * (value - mean);
    }
    double deviation() const { return count > 1 ? std::sqrt(squares / double(count - 1)) : 0; }
};

void writeHistogram(model::JsonWriter &json, const QList<double> &sorted, int bins)
{
    const double least = sorted.first();
    const double width = (sorted.last() - least) / bins;
    const int used = width > 0 ? bins : 1;
    json.key(u"histogram").beginArray();
    auto from = sorted.begin();
    for (int bin = 0; bin < used; ++bin) {
        const bool last = bin == used - 1;
        const double end = last ? sorted.last() : least + width * (bin + 1);
        const auto to = last ? sorted.end() : std::lower_bound(from, sorted.end(), end);
        json.beginObject().key(u"from").number(least + width * bin).key(u"to").number(end).member(u"count", qint64(to - from)).endObject();
        from = to;
    }
    json.endArray();
}

} // namespace

double quantile(const QList<double> &sorted, double share)
{
    const double place = share * double(sorted.size() - 1);
    const auto below = qsizetype(place);
    const qsizetype above = qMin(below + 1, sorted.size() - 1);
    return sorted.at(below) + (sorted.at(above) - sorted.at(below)) * (place - double(below));
}

model::JsonText description(QList<double> numbers, int bins)
{
    Moments moments;
    for (const double number : std::as_const(numbers))
        moments.add(number);
    std::sort(numbers.begin(), numbers.end());
    model::JsonWriter json;
    json.beginObject().member(u"count", qint64(numbers.size())).key(u"mean").number(moments.mean);
    json.key(u"standard_deviation").number(moments.deviation()).key(u"minimum").number(numbers.first());
    json.key(u"lower_quartile").number(quantile(numbers, 0.25)).key(u"median").number(quantile(numbers, 0.5));
    json.key(u"upper_quartile").number(quantile(numbers, 0.75)).key(u"maximum").number(numbers.last());
    writeHistogram(json, numbers, bins);
    return json.endObject().text();
}

} // namespace invocables
