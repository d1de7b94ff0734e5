// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/figurestore.h"

#include <QHash>

#include <cmath>

namespace model {

using namespace Qt::StringLiterals;

namespace {

// The middle of a bucket is within a twentieth of its ends.
constexpr double bucketGrowth = 1.1;
// A hundredth of a millisecond, and some forty years.
constexpr int leastBucket = -48;
constexpr int mostBucket = 300;

const auto timePrefix = u"ms:"_s;
const auto failurePrefix = u"failed:"_s;

qint64 julianDayOf(const QDate &day)
{
    return day.toJulianDay();
}

void addMeasure(Figures &figures, const QString &measure, qint64 value)
{
    if (measure.startsWith(timePrefix))
        figures.times[measure.mid(timePrefix.size()).toInt()] += value;
    else if (measure.startsWith(failurePrefix))
        figures.failures[measure.mid(failurePrefix.size())] += value;
    else if (measure == "calls"_L1)
        figures.calls += value;
    else if (measure == "retries"_L1)
        figures.retries += value;
    else if (measure == "refused"_L1)
        figures.refused += value;
    else if (measure == "reused"_L1)
        figures.reused += value;
    else if (measure == "bytes"_L1)
        figures.bytes += value;
    else if (measure == "asked"_L1)
        figures.asked += value;
    else if (measure == "repaired"_L1)
        figures.repaired += value;
    else if (measure == "wrong"_L1)
        figures.wrong += value;
    else if (measure == "in"_L1)
        figures.usage.input += value;
    else if (measure == "out"_L1)
        figures.usage.output += value;
    else if (measure == "cache-read"_L1)
        figures.usage.cacheRead += value;
    else if (measure == "cache-write"_L1)
        figures.usage.cacheWrite += value;
}

void addResult(QMap<QString, qint64> &sums, const Canister &canister)
{
    const ResultState &result = *canister.result;
    ++sums[u"calls"_s];
    sums[u"bytes"_s] += canister.text().toUtf8().size();
    if (result.reused) {
        // Nothing ran, so that its time says nothing.
        ++sums[u"reused"_s];
        return;
    }
    ++sums[timePrefix + QString::number(Figures::bucketOf(result.milliseconds))];
    if (!result.error)
        return;
    ++sums[failurePrefix + toWire(result.error->category)];
    if (result.error->category == ErrorCategory::Permission)
        ++sums[u"refused"_s];
}

//! Of an answer that broke off: the connection did, as far as is known. One that a person stopped is none.
std::optional<ErrorCategory> failureOf(const Canister &answer)
{
    return answer.stop == StopReason::Truncated ? std::optional(ErrorCategory::Network) : std::nullopt;
}

void addModelCall(QMap<QString, qint64> &sums, const ModelCall &call)
{
    ++sums[u"calls"_s];
    sums[u"in"_s] += call.usage.input;
    sums[u"out"_s] += call.usage.output;
    sums[u"cache-read"_s] += call.usage.cacheRead;
    sums[u"cache-write"_s] += call.usage.cacheWrite;
    if (call.failure)
        ++sums[failurePrefix + toWire(*call.failure)];
}

} // namespace

int Figures::bucketOf(double milliseconds)
{
    const double known = std::max(milliseconds, 0.01);
    return std::clamp(int(std::floor(std::log(known) / std::log(bucketGrowth))), leastBucket, mostBucket);
}

double Figures::middleOf(int bucket)
{
    return std::pow(bucketGrowth, bucket + 0.5);
}

std::optional<double> Figures::percentile(double share) const
{
    qint64 all = 0;
    for (const qint64 count : times)
        all += count;
    if (all == 0)
        return std::nullopt;
    const double wanted = share * double(all);
    qint64 passed = 0;
    for (auto at = times.begin(); at != times.end(); ++at) {
        passed += at.value();
        if (double(passed) >= wanted)
            return middleOf(at.key());
    }
    return middleOf(times.lastKey());
}

Figures &Figures::operator+=(const Figures &other)
{
    calls += other.calls;
    retries += other.retries;
    refused += other.refused;
    reused += other.reused;
    bytes += other.bytes;
    asked += other.asked;
    repaired += other.repaired;
    wrong += other.wrong;
    usage += other.usage;
    for (auto at = other.failures.begin(); at != other.failures.end(); ++at)
        failures[at.key()] += at.value();
    for (auto at = other.times.begin(); at != other.times.end(); ++at)
        times[at.key()] += at.value();
    return *this;
}

Result<void> FigureStore::count(qint64 conversation, const TurnId &turn, const QList<CanisterPointer> &canisters, QList<ModelCall> calls)
{
    Sums sums;
    const bool areKnown = !calls.isEmpty();
    for (const CanisterPointer &canister : canisters) {
        if (!areKnown && canister->role == Role::Assistant && !canister->byHand && !canister->model.model.isEmpty())
            calls.append({canister->model, canister->usage, failureOf(*canister)});
    }
    // One model answers all of a turn.
    addTools(canisters, calls.isEmpty() ? QString() : calls.first().model.toString(), sums);
    for (const ModelCall &call : std::as_const(calls))
        addModelCall(sums[{int(FigureKind::Model), call.model.toString()}], call);
    return addExchanges(turn, calls, sums).and_then([&] { return add(conversation, sums); });
}

void FigureStore::addTools(const QList<CanisterPointer> &canisters, const QString &model, Sums &sums)
{
    QHash<QString, const Invocation *> asked;
    for (const CanisterPointer &canister : canisters) {
        if (canister->invocation)
            asked.insert(canister->invocation->id, &*canister->invocation);
        const Invocation *call = canister->result ? asked.value(canister->result->invocation) : nullptr;
        if (!call)
            continue;
        const bool isWrong = canister->result->error && canister->result->error->category == ErrorCategory::Validation;
        addResult(sums[{int(FigureKind::Tool), call->name}], *canister);
        for (const auto &[kind, name] : {std::pair(FigureKind::Tool, call->name), {FigureKind::Model, model}}) {
            if (name.isEmpty())
                continue;
            QMap<QString, qint64> &of = sums[{int(kind), name}];
            of[u"asked"_s] += 1;
            of[u"repaired"_s] += call->repairs.isEmpty() ? 0 : 1;
            of[u"wrong"_s] += isWrong ? 1 : 0;
        }
    }
}

//! A round is one call of a model; of its exchanges the last is the one that counts, others were tried again.
Result<void> FigureStore::addExchanges(const TurnId &turn, const QList<ModelCall> &calls, Sums &sums) const
{
    QMap<int, double> times;
    QMap<int, qint64> retries;
    const auto read = m_database.each(
        u"SELECT round, attempt, total_milliseconds FROM exchange WHERE turn=? AND invocation='' AND purpose='' ORDER BY row"_s,
        {turn.toString()}, [&](const QSqlQuery &query) {
            const int round = query.value(0).toInt();
            times.insert(round, query.value(2).toDouble());
            retries[round] += query.value(1).toInt() > 1 ? 1 : 0;
        });
    for (auto at = times.begin(); at != times.end(); ++at) {
        if (at.key() < 1 || at.key() > calls.size())
            continue;
        QMap<QString, qint64> &model = sums[{int(FigureKind::Model), calls.at(at.key() - 1).model.toString()}];
        if (at.value() > 0)
            ++model[timePrefix + QString::number(Figures::bucketOf(at.value()))];
        if (retries.value(at.key()) > 0)
            model[u"retries"_s] += retries.value(at.key());
    }
    return read;
}

Result<void> FigureStore::add(qint64 conversation, const Sums &sums)
{
    const qint64 day = julianDayOf(QDateTime::currentDateTimeUtc().date());
    for (auto of = sums.begin(); of != sums.end(); ++of) {
        for (auto at = of->begin(); at != of->end(); ++at) {
            if (at.value() == 0)
                continue;
            const QVariantList values {day, of.key().first, of.key().second, at.key(), at.value()};
            const auto summed = m_database.run(uR"(INSERT INTO figure (day, kind, name, measure, value) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET value=value+excluded.value)"_s,
                values);
            const auto shared = summed
                ? m_database.run(uR"(INSERT INTO figure_share (conversation, day, kind, name, measure, value) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET value=value+excluded.value)"_s,
                    QVariantList {conversation} + values)
                : summed;
            if (!shared)
                return tl::unexpected(shared.error());
        }
    }
    return {};
}

Result<QList<NamedFigures>> FigureStore::read(FigureKind kind, const QDate &since, const QDate &until, bool byDay) const
{
    const QString first = byDay ? u"day"_s : u"0"_s;
    QMap<std::pair<qint64, QString>, Figures> all;
    const auto read = m_database.each(uR"(SELECT %1, name, measure, sum(value) FROM figure WHERE kind=? AND day>=? AND day<=?
        GROUP BY 1, 2, 3)"_s.arg(first),
        {int(kind), since.isValid() ? julianDayOf(since) : 0, until.isValid() ? julianDayOf(until) : std::numeric_limits<int>::max()},
        [&](const QSqlQuery &query) {
            addMeasure(
                all[{query.value(0).toLongLong(), query.value(1).toString()}], query.value(2).toString(), query.value(3).toLongLong());
        });
    if (!read)
        return tl::unexpected(read.error());
    QList<NamedFigures> figures;
    for (auto at = all.begin(); at != all.end(); ++at) {
        if (at->calls > 0)
            figures.append({byDay ? QDate::fromJulianDay(at.key().first) : QDate(), at.key().second, *at});
    }
    return figures;
}

Result<QList<NamedFigures>> FigureStore::ofConversation(const ConversationId &id) const
{
    QMap<QString, Figures> all;
    const auto read = m_database.each(uR"(SELECT name, measure, sum(value) FROM figure_share
        WHERE conversation=(SELECT row FROM conversation WHERE id=?) AND kind=? GROUP BY 1, 2)"_s,
        {id.toString(), int(FigureKind::Model)}, [&](const QSqlQuery &query) {
            addMeasure(all[query.value(0).toString()], query.value(1).toString(), query.value(2).toLongLong());
        });
    if (!read)
        return tl::unexpected(read.error());
    QList<NamedFigures> figures;
    for (auto at = all.begin(); at != all.end(); ++at)
        figures.append({{}, at.key(), *at});
    return figures;
}

Result<void> FigureStore::takeOut(qint64 conversation)
{
    const auto taken = m_database.run(uR"(UPDATE figure SET value=figure.value-share.value FROM figure_share AS share
        WHERE share.conversation=? AND share.day=figure.day AND share.kind=figure.kind AND share.name=figure.name
        AND share.measure=figure.measure)"_s,
        {conversation});
    const auto emptied = taken ? m_database.run(u"DELETE FROM figure WHERE value<=0"_s) : taken;
    const auto forgotten = emptied ? m_database.run(u"DELETE FROM figure_share WHERE conversation=?"_s, {conversation}) : emptied;
    return forgotten.map([](QSqlQuery *) {});
}

} // namespace model
