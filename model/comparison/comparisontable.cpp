// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/comparison/comparisontable.h"

#include "model/schema/jsontext.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! What a reader takes for the same answer shows in its beginning; and every pair of a hundred runs is compared.
constexpr int mostComparedWords = 2000;

//! Scripts that put no blanks between words: each character counts.
bool standsAlone(QChar character)
{
    return character >= QChar(0x3040) && character <= QChar(0x9fff);
}

} // namespace

WordCounts wordsOf(const QString &text)
{
    WordCounts words;
    QString word;
    const auto end = [&words, &word] {
        if (word.isEmpty())
            return;
        ++words.counts[word];
        ++words.total;
        word.clear();
    };
    for (const QChar character : text) {
        if (words.total >= mostComparedWords)
            break;
        if (standsAlone(character))
            end();
        if (character.isLetterOrNumber() || character.isMark() || character.isSurrogate())
            word += character.toCaseFolded();
        else
            end();
        if (standsAlone(character))
            end();
    }
    end();
    return words;
}

double likenessOf(const WordCounts &one, const WordCounts &other)
{
    if (one.total + other.total == 0)
        return 1;
    const WordCounts &fewer = one.counts.size() <= other.counts.size() ? one : other;
    const WordCounts &more = &fewer == &one ? other : one;
    int common = 0;
    for (auto word = fewer.counts.begin(); word != fewer.counts.end(); ++word)
        common += std::min(word.value(), more.counts.value(word.key()));
    return 2.0 * common / (one.total + other.total);
}

namespace {

using Runs = QList<const ComparedRun *>;
using Row = ComparisonTable::Row;

//! Less than this share better is no difference that is worth a colour; counts of things are exact.
constexpr double plainly = 0.2;
//! Nor is less than this, in milliseconds.
constexpr double shortest = 1;

Runs committedOf(const ComparedColumn &column)
{
    Runs runs;
    for (const ComparedRun &run : column.runs) {
        if (run.state == RunState::Committed)
            runs.append(&run);
    }
    return runs;
}

std::optional<double> median(const Runs &runs, const std::function<std::optional<double>(const ComparedRun &)> &figure)
{
    QList<double> values;
    for (const ComparedRun *run : runs) {
        if (const auto value = figure(*run))
            values.append(*value);
    }
    return medianOf(values);
}

//! With sorted members, so that their order does not count.
QString canonical(const QByteArray &arguments)
{
    // Depth and size are bounded by the first reading.
    const auto text = JsonText::parse(arguments.trimmed().isEmpty() ? QByteArrayLiteral("{}") : arguments);
    if (!text)
        return QString::fromUtf8(arguments);
    const auto value = nlohmann::json::parse(text->bytes().begin(), text->bytes().end(), nullptr, false);
    return QString::fromStdString(value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

//! The commonest; of several the one that came first.
QString mostly(const Runs &runs)
{
    QHash<QString, int> counts;
    QString found;
    for (const ComparedRun *run : runs)
        ++counts[callsKey(*run)];
    for (const ComparedRun *run : runs) {
        if (const QString key = callsKey(*run); found.isNull() || counts.value(key) > counts.value(found))
            found = key;
    }
    return found;
}

void countRuns(Row &row, const QList<ComparedRun> &runs)
{
    for (const ComparedRun &run : runs) {
        row.ended += hasEnded(run.state) ? 1 : 0;
        switch (run.state) {
        case RunState::Waiting:
        case RunState::Running: break;
        case RunState::Committed: ++row.committed; break;
        case RunState::TimedOut: ++row.timedOut; break;
        case RunState::Cancelled: ++row.cancelled; break;
        // Without an error it was the person who stopped it.
        case RunState::Interrupted: ++(run.error ? row.failed : row.cancelled); break;
        case RunState::RolledBack:
        case RunState::Failed: ++row.failed; break;
        }
    }
}

void measure(Row &row, const Runs &runs)
{
    using Table = ComparisonTable;
    const auto set = [&row, &runs](Table::Figure figure, auto of) { row.figures[figure] = median(runs, of); };
    set(Table::Rounds, [](const ComparedRun &run) { return std::optional(double(run.rounds)); });
    set(Table::Calls, [](const ComparedRun &run) { return std::optional(double(run.calls.size())); });
    set(Table::ToolTime, [](const ComparedRun &run) { return run.calls.isEmpty() ? std::nullopt : std::optional(run.toolMilliseconds()); });
    set(Table::WholeTime, [](const ComparedRun &run) { return std::optional(run.milliseconds); });
    const auto tokens = [](const ComparedRun &run, qint64 number) {
        return run.usage == Usage() ? std::nullopt : std::optional(double(number));
    };
    set(Table::TokensIn,
        [tokens](const ComparedRun &run) { return tokens(run, run.usage.input + run.usage.cacheRead + run.usage.cacheWrite); });
    set(Table::TokensOut, [tokens](const ComparedRun &run) { return tokens(run, run.usage.output); });
    set(Table::Cost, [](const ComparedRun &run) { return run.cost; });
    for (const ComparedRun *run : runs) {
        if (run->cost)
            row.currency = run->currency;
    }
}

//! How alike these are to those, on the average of all pairs; to themselves without each with itself.
std::optional<double> likeness(const QList<WordCounts> &these, const QList<WordCounts> &those, bool areSame)
{
    double sum = 0;
    int pairs = 0;
    for (qsizetype one = 0; one < these.size(); ++one) {
        for (qsizetype other = areSame ? one + 1 : 0; other < those.size(); ++other, ++pairs)
            sum += likenessOf(these.at(one), those.at(other));
    }
    return pairs == 0 ? std::nullopt : std::optional(sum / pairs);
}

bool isCount(int figure)
{
    return figure == ComparisonTable::Rounds || figure == ComparisonTable::Calls || figure == ComparisonTable::SameArguments;
}

//! Marks the row that is plainly better than every other; less is better, or more.
void markBest(QList<Row> &rows, int figure, bool moreIsBetter)
{
    Row *best = nullptr;
    for (Row &row : rows) {
        if (row.committed == 0)
            continue;
        if (!row.figures[figure])
            return;
        if (!best || (moreIsBetter ? *row.figures[figure] > *best->figures[figure] : *row.figures[figure] < *best->figures[figure]))
            best = &row;
    }
    if (!best || std::count_if(rows.begin(), rows.end(), [](const Row &row) { return row.committed > 0; }) < 2)
        return;
    const double value = *best->figures[figure];
    for (const Row &row : std::as_const(rows)) {
        if (&row == best || row.committed == 0)
            continue;
        const double difference = std::abs(*row.figures[figure] - value);
        const bool isTime = figure == ComparisonTable::ToolTime || figure == ComparisonTable::WholeTime;
        const double least = isCount(figure) ? 0.5 : std::max(isTime ? shortest : 0, plainly * std::max(value, *row.figures[figure]));
        if (difference < least || difference == 0 || (figure == ComparisonTable::Cost && row.currency != best->currency))
            return;
    }
    best->isBest[figure] = true;
}

} // namespace

std::optional<double> medianOf(QList<double> values)
{
    if (values.isEmpty())
        return {};
    std::sort(values.begin(), values.end());
    const qsizetype middle = values.size() / 2;
    return values.size() % 2 == 1 ? values.at(middle) : (values.at(middle - 1) + values.at(middle)) / 2;
}

QString callsKey(const ComparedRun &run)
{
    QStringList calls;
    // Which ensemble does the work is what libraries differ in.
    for (const ComparedCall &call : run.calls)
        calls.append(call.name.section(u':', -1) + u' ' + canonical(call.arguments));
    calls.sort();
    calls.removeDuplicates();
    // Not null, also where nothing is called.
    return calls.join(u'\n') + u'\n';
}

ComparisonTable ComparisonTable::of(const QList<ComparedColumn> &columns, int times)
{
    ComparisonTable table {times, {}};
    const Runs first = columns.isEmpty() ? Runs() : committedOf(columns.first());
    const QString usual = mostly(first);
    const bool anyCalls = std::any_of(columns.begin(), columns.end(), [](const ComparedColumn &column) {
        return std::any_of(column.runs.begin(), column.runs.end(), [](const ComparedRun &run) { return !run.calls.isEmpty(); });
    });
    QList<WordCounts> firstTexts;
    for (const ComparedColumn &column : columns) {
        Row row {.label = column.label, .times = times};
        const Runs runs = committedOf(column);
        countRuns(row, column.runs);
        measure(row, runs);
        if (anyCalls && !usual.isNull() && !runs.isEmpty())
            row.figures[SameArguments] = double(
                std::count_if(runs.begin(), runs.end(), [&](const ComparedRun *run) { return callsKey(*run) == usual; }));
        QList<WordCounts> texts;
        for (const ComparedRun *run : runs)
            texts.append(wordsOf(run->text));
        if (table.rows.isEmpty())
            firstTexts = texts;
        row.figures[Agreement] = likeness(texts, texts, true);
        if (!table.rows.isEmpty())
            row.figures[Likeness] = likeness(texts, firstTexts, false);
        table.rows.append(row);
    }
    for (const Figure figure : {Rounds, Calls, ToolTime, WholeTime, TokensIn, TokensOut, Cost})
        markBest(table.rows, figure, false);
    markBest(table.rows, SameArguments, true);
    markBest(table.rows, Agreement, true);
    return table;
}

} // namespace model
