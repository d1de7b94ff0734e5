// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/figurescommand.h"

namespace gui {

using namespace Qt::StringLiterals;

namespace {

QString inMilliseconds(const std::optional<double> &milliseconds)
{
    return milliseconds ? QString::number(*milliseconds, 'f', *milliseconds < 10 ? 1 : 0) : QString();
}

} // namespace

FiguresCommand::FiguresCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void FiguresCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    parser.addOption({u"by"_s, tr("tool, model, provider, server or day."), u"what"_s, u"tool"_s});
    parser.addOption({u"since"_s, tr("From this day on, such as 2026-01-31."), u"date"_s});
    parser.addOption({u"until"_s, tr("Up to and including this day."), u"date"_s});
    parser.addOption({u"csv"_s, tr("As a table for spreadsheets.")});
}

void FiguresCommand::start(const QCommandLineParser &parser)
{
    const auto by = FigureTable::fromWire(parser.value(u"by"_s));
    if (!by) {
        failUsage(tr("--by is tool, model, provider, server or day, not %1.").arg(parser.value(u"by"_s)));
        return;
    }
    const QDate since = QDate::fromString(parser.value(u"since"_s), Qt::ISODate);
    const QDate until = QDate::fromString(parser.value(u"until"_s), Qt::ISODate);
    if ((parser.isSet(u"since"_s) && !since.isValid()) || (parser.isSet(u"until"_s) && !until.isValid())) {
        failUsage(tr("A day is written as 2026-01-31."));
        return;
    }
    const auto found = FigureTable(workbench()).rows(*by, since, until);
    if (!found) {
        fail(found.error());
        return;
    }
    if (parser.isSet(u"csv"_s)) {
        terminal().source(FigureTable::toCsv(*found));
    } else if (parser.isSet(u"json"_s)) {
        for (const FigureRow &row : *found)
            terminal().line(FigureTable::toJson(row, *by));
    } else {
        tellTable(*found);
    }
    Q_EMIT finished(Committed);
}

void FiguresCommand::tellTable(const QList<FigureRow> &rows)
{
    if (rows.isEmpty()) {
        terminal().note(tr("Nothing has been counted yet."));
        return;
    }
    const QString form = u"%1 %2 %3 %4 %5 %6 %7  %8"_s;
    terminal().line(form.arg(tr("name").leftJustified(36), tr("calls").rightJustified(8), tr("failed").rightJustified(8),
        tr("median ms").rightJustified(10), tr("95 % ms").rightJustified(10), tr("tokens in").rightJustified(12),
        tr("tokens out").rightJustified(12), tr("cost")));
    const auto right = [](qint64 number, int width) { return QString::number(number).rightJustified(width); };
    for (const FigureRow &row : rows) {
        const model::Figures &figures = row.figures;
        terminal().line(form.arg(row.name.leftJustified(36), right(figures.calls, 8), right(row.failures(), 8),
            inMilliseconds(figures.percentile(0.5)).rightJustified(10), inMilliseconds(figures.percentile(0.95)).rightJustified(10),
            right(figures.usage.prompt(), 12), right(figures.usage.output, 12), row.costInWords()));
    }
}

} // namespace gui
