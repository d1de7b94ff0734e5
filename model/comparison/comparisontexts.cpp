// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/comparison/comparisontexts.h"

#include "model/text/amounts.h"

#include <QCoreApplication>

namespace model {

using namespace Qt::StringLiterals;

namespace {

using Table = ComparisonTable;
using Row = ComparisonTable::Row;

const QString unknown = u"—"_s;

struct ComparisonTexts {
    Q_DECLARE_TR_FUNCTIONS(model::Comparison)
};

//! A median of counts may lie between two.
QString numberText(const std::optional<double> &value, const QLocale &locale)
{
    if (!value)
        return unknown;
    return locale.toString(*value, 'f', *value == std::floor(*value) ? 0 : 1);
}

QString moneyOf(const Row &row, const QLocale &locale)
{
    const std::optional<double> cost = row.figure(Table::Cost);
    return cost ? moneyInWords(*cost, row.currency, locale) : unknown;
}

QString shareText(const std::optional<double> &value, const QLocale &locale)
{
    return value ? locale.toString(*value * 100, 'f', 0) + u" %"_s : unknown;
}

Table::Figure figureOf(TableCell cell)
{
    switch (cell) {
    case TableCell::Calls: return Table::Calls;
    case TableCell::SameArguments: return Table::SameArguments;
    case TableCell::ToolTime: return Table::ToolTime;
    case TableCell::WholeTime: return Table::WholeTime;
    case TableCell::Cost: return Table::Cost;
    case TableCell::Agreement: return Table::Agreement;
    default: return Table::Rounds;
    }
}

} // namespace

QString progressOf(const Row &row)
{
    const QLocale locale;
    QStringList parts {ComparisonTexts::tr("%1 of %2 committed").arg(locale.toString(row.committed), locale.toString(row.times))};
    if (row.timedOut > 0)
        parts.append(ComparisonTexts::tr("%1 timed out").arg(locale.toString(row.timedOut)));
    if (row.failed > 0)
        parts.append(ComparisonTexts::tr("%1 failed").arg(locale.toString(row.failed)));
    if (row.cancelled > 0)
        parts.append(ComparisonTexts::tr("%1 stopped").arg(locale.toString(row.cancelled)));
    return parts.join(u", "_s);
}

QString nameOf(RunState state)
{
    switch (state) {
    case RunState::Waiting: return ComparisonTexts::tr("waiting");
    case RunState::Running: return ComparisonTexts::tr("running");
    case RunState::Committed: return ComparisonTexts::tr("committed");
    case RunState::Interrupted: return ComparisonTexts::tr("interrupted");
    case RunState::RolledBack: return ComparisonTexts::tr("rolled back");
    case RunState::TimedOut: return ComparisonTexts::tr("timed out");
    case RunState::Failed: return ComparisonTexts::tr("failed");
    case RunState::Cancelled: return ComparisonTexts::tr("stopped");
    }
    return {};
}

QString headOf(TableCell cell, int times)
{
    switch (cell) {
    case TableCell::Label:
        return times == 1 ? ComparisonTexts::tr("One run") : ComparisonTexts::tr("Median of %1").arg(QLocale().toString(times));
    case TableCell::Rounds: return ComparisonTexts::tr("Rounds");
    case TableCell::Calls: return ComparisonTexts::tr("Calls");
    case TableCell::SameArguments: return ComparisonTexts::tr("Same arguments");
    case TableCell::ToolTime: return ComparisonTexts::tr("Tool time");
    case TableCell::WholeTime: return ComparisonTexts::tr("Whole turn");
    case TableCell::Tokens: return ComparisonTexts::tr("Tokens in / out");
    case TableCell::Cost: return ComparisonTexts::tr("Cost");
    case TableCell::Agreement: return ComparisonTexts::tr("Texts agree");
    }
    return {};
}

QString explanationOf(TableCell cell)
{
    switch (cell) {
    case TableCell::Label: return ComparisonTexts::tr("Of the runs that were committed.");
    case TableCell::SameArguments:
        return ComparisonTexts::tr("Runs that call the same tools with the same arguments as the first column mostly does.");
    case TableCell::ToolTime: return ComparisonTexts::tr("Of all calls of a run together.");
    case TableCell::WholeTime: return ComparisonTexts::tr("Without the time that a run spent waiting for you.");
    case TableCell::Tokens: return ComparisonTexts::tr("Input with what came from the provider's cache.");
    case TableCell::Cost: return ComparisonTexts::tr("By the prices in the provider's descriptor; — where it has none.");
    case TableCell::Agreement: return ComparisonTexts::tr("How many words the final texts of a column have in common.");
    default: return {};
    }
}

QString textOf(TableCell cell, const Row &row, const QLocale &locale)
{
    const std::optional<double> value = row.figure(figureOf(cell));
    switch (cell) {
    case TableCell::Label: return row.label;
    case TableCell::Rounds:
    case TableCell::Calls: return numberText(value, locale);
    case TableCell::SameArguments: return value ? ComparisonTexts::tr("%1 of %2").arg(int(*value)).arg(row.committed) : unknown;
    case TableCell::ToolTime:
    case TableCell::WholeTime: return value ? timeInWords(*value, locale) : unknown;
    case TableCell::Tokens:
        return numberText(row.figure(Table::TokensIn), locale) + u" / "_s + numberText(row.figure(Table::TokensOut), locale);
    case TableCell::Cost: return moneyOf(row, locale);
    case TableCell::Agreement: return shareText(value, locale);
    }
    return {};
}

bool isBest(TableCell cell, const Row &row)
{
    if (cell == TableCell::Label)
        return false;
    // Fewer tokens of both kinds are better; of one, one has to know what each costs.
    if (cell == TableCell::Tokens)
        return row.isBest[Table::TokensIn] && row.isBest[Table::TokensOut];
    return row.isBest[figureOf(cell)];
}

} // namespace model
